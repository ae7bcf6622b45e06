import type { View, Zone } from '@windward/sails-of-war/facts'

/** SOW 9: zones in which one player's Warships lie beside ships of another. */
export function contestedZones({ ships }: Pick<View, 'ships'>): Zone[] {
  const atSea = Map.groupBy(
    ships.filter(({ zone }) => zone !== null),
    ({ zone }) => zone,
  )
  return [...atSea].flatMap(([zone, there]) => {
    const rivals = new Set(there.map(({ owner }) => owner)).size > 1
    return zone !== null && rivals && there.some(({ kind }) => kind === 'warship') ? [zone] : []
  })
}

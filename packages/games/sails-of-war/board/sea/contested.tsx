import type { View, Zone } from '@windward/sails-of-war/facts'
import { hexagon, moved } from '../hex.ts'
import { Fought } from '../pieces/badges.tsx'

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

export function Contested({ view }: { readonly view: View }) {
  return (
    <>
      {contestedZones(view).map((zone) => (
        <g key={zone} transform={moved(zone)}>
          <path class="sow-contested" d={hexagon(93)} />
          <Fought berth={{ x: -50, y: -84, scale: 1.4 }} />
        </g>
      ))}
    </>
  )
}

import {
  type AreaId,
  areAllied,
  citiesText,
  type FactionId,
  faction,
  isClosed,
  isLandId,
  isOnMap,
  isPort,
  type LandId,
  landNeighbours,
  landsAcrossStrait,
  listed,
  nameOf,
  piece,
  type SeaId,
  seaNeighbours,
  seasBeside,
  shoresOf,
  type View,
} from '@windward/swords-and-sails/facts'
import { isFaction } from '../factions/faction.ts'
import { keyOfPiece, piecesIn } from '../map/standing.ts'

/** Everything that lies beside an area, lands before seas. */
export function neighboursOf(id: AreaId): readonly AreaId[] {
  return isLandId(id)
    ? [...landNeighbours(id), ...landsAcrossStrait(id), ...seasBeside(id)]
    : [...seaNeighbours(id), ...shoresOf(id)]
}

/** `yours`, `France’s, your team-mate`, `neutral`. */
export function ownerText(view: View, id: LandId, looker: string): string {
  if (isClosed(view, id)) return 'closed in this match'
  const { owner } = view.lands[id]
  if (owner === null) return 'neutral'
  if (owner === looker) return 'yours'
  const allied = isFaction(looker) && areAllied(view, owner, looker)
  return `held by ${faction(owner)}${allied ? ', your team-mate' : ''}`
}

/** `Army I of France`, and one's own without the name. */
function piecesText(view: View, id: AreaId, looker: string): string[] {
  const { armies, fleets } = piecesIn(view)
  return [...armies, ...fleets]
    .filter(({ at }) => at === id)
    .map((each) => {
      const name = piece(keyOfPiece(each))
      const whose = each.faction === looker ? 'your ' : ''
      const of = each.faction === looker ? '' : ` of ${faction(each.faction)}`
      return `${whose}${name}${of}${'units' in each && !isLandId(id) ? ' aboard' : ''}`
    })
}

/** An area in one sentence, for those who do not see the map. */
export function describe(view: View, id: AreaId, looker: FactionId | string): string {
  if (!isOnMap(view, id)) return `${nameOf(id)}, not on the board of this match.`
  const pieces = piecesText(view, id, looker)
  const parts = isLandId(id) ? landParts(view, id, looker) : seaParts(id)
  const beside = `Neighbours: ${listed(
    neighboursOf(id)
      .filter((other) => isOnMap(view, other))
      .map(nameOf),
  )}`
  return `${[...parts, ...pieces].join(', ')}. ${beside}.`
}

function landParts(view: View, id: LandId, looker: string): string[] {
  const { cities, barren } = view.lands[id]
  const towns = citiesText(cities)
  return [
    nameOf(id),
    ownerText(view, id, looker),
    ...(towns === '' ? ['no cities'] : [towns]),
    ...(isPort(view, id) ? ['port'] : []),
    ...(barren > 0 ? ['pillaged'] : []),
  ]
}

const seaParts = (id: SeaId): string[] => [nameOf(id), 'sea zone']

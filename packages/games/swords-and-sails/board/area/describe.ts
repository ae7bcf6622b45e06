import {
  type AreaId,
  areAllied,
  citiesText,
  type FactionId,
  isClosed,
  isLandId,
  isOnMap,
  isPort,
  type LandId,
  landNeighbours,
  landsAcrossStrait,
  nameOf,
  type SeaId,
  seaNeighbours,
  seasBeside,
  shoresOf,
  type View,
} from '@windward/swords-and-sails/facts'
import { isFaction } from '../factions/faction.ts'
import { keyOfPiece, piecesIn } from '../map/standing.ts'
import { words } from './words.en.ts'

/** Everything that lies beside an area, lands before seas. */
export function neighboursOf(id: AreaId): readonly AreaId[] {
  return isLandId(id)
    ? [...landNeighbours(id), ...landsAcrossStrait(id), ...seasBeside(id)]
    : [...seaNeighbours(id), ...shoresOf(id)]
}

/** `yours`, `held by France, your team-mate`, `neutral`. */
export function ownerText(view: View, id: LandId, looker: string): string {
  if (isClosed(view, id)) return words.owner.closed
  const { owner } = view.lands[id]
  if (owner === null) return words.owner.neutral
  if (owner === looker) return words.owner.yours
  return words.owner.other(owner, isFaction(looker) && areAllied(view, owner, looker))
}

function piecesText(view: View, id: AreaId, looker: string): string[] {
  const { armies, fleets } = piecesIn(view)
  return [...armies, ...fleets]
    .filter(({ at }) => at === id)
    .map((each) => words.piece(keyOfPiece(each), each.faction === looker, 'units' in each && !isLandId(id)))
}

/** An area in one sentence, for those who do not see the map. */
export function describe(view: View, id: AreaId, looker: FactionId | string): string {
  if (!isOnMap(view, id)) return words.offBoard(id)
  const pieces = piecesText(view, id, looker)
  const parts = isLandId(id) ? landParts(view, id, looker) : seaParts(id)
  const beside = neighboursOf(id).filter((other) => isOnMap(view, other))
  return words.whole([...parts, ...pieces], beside)
}

function landParts(view: View, id: LandId, looker: string): string[] {
  const { cities, barren } = view.lands[id]
  const towns = citiesText(cities)
  return [
    nameOf(id),
    ownerText(view, id, looker),
    ...(towns === '' ? [words.noCities] : [towns]),
    ...(isPort(view, id) ? [words.port] : []),
    ...(barren > 0 ? [words.pillaged] : []),
  ]
}

const seaParts = (id: SeaId): string[] => [nameOf(id), words.sea]

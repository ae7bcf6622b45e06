import { boardSize, isLandId, isSeaId, placesOf } from '@windward/swords-and-sails/facts'
import { isPieceKey } from './pieces/is-piece-key.ts'
import { partOf } from './plain-data.ts'

export const isPlace = (value: unknown): value is string =>
  typeof value === 'string' && (isLandId(value) || isSeaId(value) || isPieceKey(value))

/** Every area and every piece that is named in something the rules told. */
export function placesIn(told: unknown): string[] {
  if (isPlace(told)) return [told]
  if (typeof told !== 'object' || told === null) return []
  return Object.values(told).flatMap(placesIn)
}

const SUBJECTS = ['where', 'land', 'sea', 'piece', 'fleet', 'fleets', 'battles', 'bands']

/** The areas or pieces a question is about, both sides of a border among them; not those it offers. */
export function subjectOf(brief: unknown): string[] {
  return [...new Set(SUBJECTS.flatMap((name) => placesIn(partOf(brief, name))))]
}

/** Whether what is named first lies in the western half of the map. */
export function isInTheWest(told: unknown): boolean {
  const area = placesIn(told).find((place) => isLandId(place) || isSeaId(place))
  return area !== undefined && placesOf(area).label.at[0] < boardSize.width / 2
}

import { isLandId, isSeaId } from '@windward/swords-and-sails/facts'
import type { SeenLine } from '@windward/table'
import { isPieceKey } from './pieces/is-piece-key.ts'

/** The fields of a ledger line that may name a place, the most telling first. */
const FIELDS = ['land', 'area', 'sea', 'where', 'to', 'at', 'piece', 'from'] as const

/** The area or the piece a line speaks of first. */
export function placeOf({ what: { fields } }: SeenLine): string | undefined {
  for (const name of FIELDS) {
    const found = placeIn(fields[name])
    if (found !== undefined) return found
  }
  return undefined
}

function placeIn(field: unknown): string | undefined {
  if (typeof field === 'string')
    return isLandId(field) || isSeaId(field) || isPieceKey(field) ? field : undefined
  if (Array.isArray(field)) return field.map(placeIn).find((place) => place !== undefined)
  if (typeof field !== 'object' || field === null) return undefined
  return Object.values(field)
    .map(placeIn)
    .find((place) => place !== undefined)
}

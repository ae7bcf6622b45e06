import { firstPlace } from '@windward/kit/board/first-place.ts'
import { isLandId, isSeaId } from '@windward/swords-and-sails/facts'
import type { SeenLine } from '@windward/table'
import { isPieceKey } from './pieces/is-piece-key.ts'

/** The fields of a ledger line that may name a place, the most telling first. */
const FIELDS = ['land', 'area', 'sea', 'where', 'to', 'at', 'piece', 'from'] as const

/** The area or the piece a line speaks of first. */
export function placeOf({ what: { fields } }: SeenLine): string | undefined {
  for (const name of FIELDS) {
    const found = firstPlace(fields[name], isPlace)
    if (found !== undefined) return found
  }
  return undefined
}

const isPlace = (name: string): boolean => isLandId(name) || isSeaId(name) || isPieceKey(name)

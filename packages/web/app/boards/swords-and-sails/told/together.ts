import type { SeenLine } from '@windward/table'
import { isPieceKey } from '../pieces/is-piece-key.ts'

/** What all do at the same time: it is told in one moment for everybody. */
const AT_ONCE = [
  'income.paid',
  'intrigue.taken',
  'movement.boarded',
  'movement.sailed',
  'movement.docked',
  'movement.marched',
  'movement.landed',
  'movement.in-port',
  'movement.no-claim',
  'battle.goes-back',
]

/** Orders are opened seat by seat; everything else is told line by line. */
export function together(before: SeenLine, line: SeenLine): boolean {
  const { key } = line.what
  if (key !== before.what.key) return false
  if (AT_ONCE.includes(key)) return true
  return key === 'orders.revealed' && ownerIn(before) !== undefined && ownerIn(before) === ownerIn(line)
}

function ownerIn({ what: { fields } }: SeenLine): string | undefined {
  const { piece } = fields
  return isPieceKey(piece) ? piece.split(' ')[0] : undefined
}

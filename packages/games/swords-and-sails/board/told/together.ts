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
  if (isOrder(before) && isOrder(line)) return ownerIn(before) === ownerIn(line)
  return key === before.what.key && AT_ONCE.includes(key)
}

const isOrder = ({ what: { key } }: SeenLine): boolean => key === 'orders.revealed' || key === 'orders.rest'

function ownerIn({ what: { fields } }: SeenLine): unknown {
  const { piece, faction } = fields
  return isPieceKey(piece) ? piece.split(' ')[0] : faction
}

import { isArmy, type Piece } from '../pieces.ts'
import type { Order } from './order.ts'

/** SNS 5.1.5: what a piece does that has no order. */
export function holdAndDefend(piece: Piece): Order {
  const idle = { does: { deed: 'hold' }, meets: { stance: 'defend' } } as const
  return isArmy(piece) ? { army: piece.id, ...idle } : { fleet: piece.id, ...idle }
}

export function isIdle({ does, meets }: Order): boolean {
  return does.deed === 'hold' && meets.stance === 'defend'
}

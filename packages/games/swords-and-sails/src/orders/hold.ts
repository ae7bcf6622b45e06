import { z } from 'zod'
import { isArmy, type Piece } from '../pieces.ts'
import type { Order, Stance } from './order.ts'

/** SNS 5.1.2: to stay where it is; a piece that stays may support elsewhere. */
export const holdShape = z.strictObject({ deed: z.literal('hold') })

/** SNS 5.2: to begin no battle. */
export const defendShape = z.strictObject({ stance: z.literal('defend') })

const HOLD_AND_DEFEND = { does: { deed: 'hold' }, meets: { stance: 'defend' } } as const

/** SNS 5.1.5: what a piece does that has no order. */
export function holdAndDefend(piece: Piece): Order {
  return isArmy(piece) ? { army: piece.id, ...HOLD_AND_DEFEND } : { fleet: piece.id, ...HOLD_AND_DEFEND }
}

export function isIdle({ does, meets }: Order): boolean {
  return does.deed === 'hold' && meets.stance === 'defend'
}

/** SNS 5.1.5: a piece without an order defends. */
export function stanceOf({ order }: { readonly order: Order | null }): Stance {
  return order?.meets ?? HOLD_AND_DEFEND.meets
}

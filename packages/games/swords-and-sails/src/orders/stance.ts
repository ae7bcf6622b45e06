import type { FactionId } from '../data/factions/factions.ts'
import type { Piece } from '../pieces.ts'
import { areAllied } from '../teams.ts'
import type { Board } from '../view/view.ts'
import type { Order, Stance } from './order.ts'

type Ordered = Pick<Piece, 'faction'> & { readonly order: Order | null }

const DEFEND: Stance = { stance: 'defend' }

/** SNS 5.1.5: a piece without an order defends. */
export function stanceOf({ order }: { readonly order: Order | null }): Stance {
  return order?.meets ?? DEFEND
}

export function isOnAttack(piece: { readonly order: Order | null }): boolean {
  return stanceOf(piece).stance === 'attack'
}

/** SNS 5.2.1, SNS 4.2.7: whether the piece starts battle with pieces of that faction. */
export function attacks(board: Pick<Board, 'teams'>, piece: Ordered, faction: FactionId): boolean {
  const stance = stanceOf(piece)
  if (stance.stance !== 'attack' || areAllied(board, piece.faction, faction)) return false
  return stance.only === undefined || stance.only === faction
}

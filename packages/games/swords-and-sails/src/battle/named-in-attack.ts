import type { FactionId } from '../data/factions/factions.ts'
import { stanceOf } from '../orders/hold.ts'
import type { PieceKey } from '../pieces.ts'
import { pieceAt } from '../pieces-of.ts'
import type { State } from '../state.ts'
import type { Force } from './battle.ts'

/** SNS 5.2.1: the one faction with which the piece starts battle, if its Attack is limited to one. */
export function onlyOf(state: State, key: PieceKey): FactionId | null {
  const piece = pieceAt(state, key)
  if (piece === undefined) return null
  const stance = stanceOf(piece)
  return stance.stance === 'attack' ? (stance.only ?? null) : null
}

/** SNS 7.2.7: which of the factions on the side it strikes the piece has named; nobody where that side is one faction. */
export function namedOn(state: State, key: PieceKey, side: readonly Force[]): FactionId | null {
  if (side.length < 2) return null
  const only = onlyOf(state, key)
  return side.some(({ faction }) => faction === only) ? only : null
}

/** SNS 7.2.7: the same forces, those first whom a piece of the striker names. */
export function namedFirst(state: State, { pieces }: Force, forces: readonly Force[]): Force[] {
  const named = pieces.map((key) => onlyOf(state, key))
  const isNamed = ({ faction }: Force) => named.includes(faction)
  return [...forces.filter(isNamed), ...forces.filter((force) => !isNamed(force))]
}

import { type Refusal, refuse } from '@windward/table'
import type { FactionId } from '../data/factions/factions.ts'
import { ownerOf, type PieceKey } from '../pieces.ts'
import { isThere, othersPieces, someOfOthers } from '../view/others-pieces.ts'
import type { View } from '../view/view.ts'
import { say } from './words.en.ts'

/** By a card or for gold: whom one may spy on, and that one does so once, stand in different clauses. */
const CLAUSES = {
  card: { whom: 'SNS 3.4.7', again: 'SNS 3.4.9' },
  gold: { whom: 'SNS 12.1.3', again: 'SNS 12.1.6' },
} as const

/** Why a seat cannot spy on this piece now. */
export function spyFault(
  view: View,
  seat: FactionId,
  piece: PieceKey,
  by: keyof typeof CLAUSES,
): Refusal | undefined {
  const { whom, again } = CLAUSES[by]
  if (ownerOf(piece) === seat) return refuse(whom, say('intrigue.spy.own'))
  if (!isThere(view, piece)) return refuse(whom, say('intrigue.spy.no-piece'))
  return (view.powers[seat]?.spiedOn ?? []).includes(piece)
    ? refuse(again, say('intrigue.spy.again', { piece }))
    : undefined
}

export function spyTargets(view: View, seat: FactionId): PieceKey[] {
  const tried = view.powers[seat]?.spiedOn ?? []
  return othersPieces(view, seat).filter((piece) => !tried.includes(piece))
}

/** Whether there is any. */
export function canSpy(view: View, seat: FactionId): boolean {
  const tried = view.powers[seat]?.spiedOn ?? []
  return someOfOthers(view, seat, (piece) => !tried.includes(piece))
}

export function spyTarget(piece: PieceKey) {
  return { key: piece, label: say('intrigue.spy.target', { piece }) }
}

import { type Refusal, refuse } from '@windward/table'
import type { FactionId } from '../data/factions.ts'
import { isThere, othersPieces, someOfOthers } from '../others-pieces.ts'
import { ownerOf, type PieceKey } from '../pieces.ts'
import type { View } from '../view.ts'
import { say } from './words.en.ts'

/** Why a seat cannot spy on this piece now: SNS 3.4.7, and SNS 3.4.9 or SNS 12.1.6 for a second attempt. */
export function spyFault(
  view: View,
  seat: FactionId,
  piece: PieceKey,
  again: 'SNS 3.4.9' | 'SNS 12.1.6',
): Refusal | undefined {
  if (ownerOf(piece) === seat) return refuse('SNS 3.4.7', say('intrigue.spy.own'))
  if (!isThere(view, piece)) return refuse('SNS 3.4.7', say('intrigue.spy.no-piece'))
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

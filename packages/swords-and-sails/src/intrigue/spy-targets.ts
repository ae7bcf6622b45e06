import { type Refusal, refuse } from '@windward/table'
import type { FactionId } from '../data/factions.ts'
import { ARMY_IDS, FLEET_IDS } from '../data/pieces.ts'
import { ownerOf, type PieceKey } from '../pieces.ts'
import type { View } from '../view.ts'
import { say } from './words.en.ts'

/** Every army and fleet of the other seats: that they are there is open (SNS 14.1.5). */
function othersPieces(view: View, seat: FactionId): PieceKey[] {
  return view.seats
    .filter((faction) => faction !== seat)
    .flatMap((faction): PieceKey[] => [
      ...ARMY_IDS.filter((id) => view.powers[faction]?.armies[id]).map((id): PieceKey => `${faction} ${id}`),
      ...FLEET_IDS.filter((id) => view.powers[faction]?.fleets[id]).map((id): PieceKey => `${faction} ${id}`),
    ])
}

/** Why a seat cannot spy on this piece now: SNS 3.4.7, and SNS 3.4.9 or SNS 12.1.6 for a second attempt. */
export function spyFault(
  view: View,
  seat: FactionId,
  piece: PieceKey,
  again: 'SNS 3.4.9' | 'SNS 12.1.6',
): Refusal | undefined {
  if (ownerOf(piece) === seat) return refuse('SNS 3.4.7', say('intrigue.spy.own'))
  if (!othersPieces(view, seat).includes(piece)) return refuse('SNS 3.4.7', say('intrigue.spy.no-piece'))
  return (view.powers[seat]?.spiedOn ?? []).includes(piece)
    ? refuse(again, say('intrigue.spy.again', { piece }))
    : undefined
}

export function spyTargets(view: View, seat: FactionId): PieceKey[] {
  return othersPieces(view, seat).filter((piece) => spyFault(view, seat, piece, 'SNS 3.4.9') === undefined)
}

export function spyTarget(piece: PieceKey) {
  return { key: piece, label: say('intrigue.spy.target', { piece }) }
}

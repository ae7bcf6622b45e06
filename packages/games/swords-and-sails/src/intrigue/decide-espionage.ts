import { type Decision, oneOf, type Refusal, refuse, several, standing } from '@windward/table'
import { z } from 'zod'
import { ESPIONAGE } from '../data/cards/espionage.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { type PieceKey, pieceKeyShape } from '../pieces.ts'
import { cardOf, leaderOf } from '../powers.ts'
import type { Power, SwordsAndSails } from '../state.ts'
import { ownPower } from '../view/own-power.ts'
import type { View } from '../view/view.ts'
import { spyFault, spyTarget, spyTargets } from './spy-targets.ts'
import { say } from './words.en.ts'

/** SNS 12.1.3, SNS 12.1.7: attempts that cost nothing. */
function freeAttempts(seat: FactionId, { leader }: Pick<Power, 'leader'>): number {
  const ofLeader = leaderOf({ leader }).freeCards.filter((colour) => colour === 'yellow')
  return cardOf(seat).freeEspionage + ofLeader.length
}

export function espionagePrice(seat: FactionId, power: Pick<Power, 'leader'>, attempts: number): number {
  return Math.max(0, attempts - freeAttempts(seat, power)) * ESPIONAGE.attemptPrice
}

/** SNS 12.1.3: a seat names all its targets at once. */
export const espionage: Decision<SwordsAndSails, null, PieceKey[]> = {
  kind: 'espionage',
  title: ({ seat, view }) =>
    say('intrigue.espionage.title', {
      price: ESPIONAGE.attemptPrice,
      free: freeAttempts(seat, ownPower(view, seat)),
    }),
  shape: z.array(pieceKeyShape).max(150),
  options: ({ seat, view }) => {
    const most = Math.min(affordable(view, seat), OFFERED_TARGETS)
    const targets = spyTargets(view, seat)
    return targets.length === 0 || most === 0
      ? oneOf<PieceKey[]>([[]])
      : several(targets, 0, most, (piece) => spyTarget(piece).label)
  },
  check: ({ seat, view }, targets) => espionageFault(view, seat, targets),
  absent: () => [],
  standing: standing(
    say('intrigue.espionage.standing'),
    z.array(pieceKeyShape).max(30),
    ({ seat, view }, wishes) =>
      wishes
        .filter((piece) => spyFault(view, seat, piece, 'gold') === undefined)
        .slice(0, affordable(view, seat)),
  ),
  openEnded: true,
}

/** What random players are offered; more may be named. */
const OFFERED_TARGETS = 2

function affordable(view: View, seat: FactionId): number {
  const own = ownPower(view, seat)
  return freeAttempts(seat, own) + Math.floor(own.gold / ESPIONAGE.attemptPrice)
}

function espionageFault(view: View, seat: FactionId, targets: readonly PieceKey[]): Refusal | undefined {
  if (new Set(targets).size < targets.length) return refuse('SNS 12.1.6', say('intrigue.espionage.twice'))
  for (const piece of targets) {
    const fault = spyFault(view, seat, piece, 'gold')
    if (fault !== undefined) return fault
  }
  const own = ownPower(view, seat)
  const price = espionagePrice(seat, own, targets.length)
  return price > own.gold
    ? refuse('SNS 12.1.3', say('intrigue.espionage.poor', { price, gold: own.gold }))
    : undefined
}

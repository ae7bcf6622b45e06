import { type Decision, refuse, type Situation } from '@windward/table'
import type { FactionId } from '../data/factions/factions.ts'
import { holds } from '../hand.ts'
import type { PieceKey } from '../pieces.ts'
import type { SwordsAndSails } from '../state.ts'
import { ownPower } from '../view/own-power.ts'
import { answerByCard, type Counter, whereverPiece } from './answer-by-card.ts'
import { say } from './words.en.ts'

export interface CounterSpyBrief {
  readonly by: FactionId
  readonly piece: PieceKey
}

/** SNS 3.4.8 */
export const counterSpy: Decision<SwordsAndSails, CounterSpyBrief, Counter> = {
  kind: 'counter-spy',
  title: ({ brief: { by, piece } }) => say('intrigue.counter-spy.title', { by, piece }),
  ...answerByCard(holdsIt, refuse('SNS 3.4.8', say('intrigue.play.not-held', { card: 'counterSpy' }))),
  standing: whereverPiece(holdsIt),
}

function holdsIt({ view, seat }: Situation<SwordsAndSails, unknown>): boolean {
  return holds(ownPower(view, seat), 'counterSpy')
}

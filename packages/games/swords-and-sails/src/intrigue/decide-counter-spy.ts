import { type Decision, refuse, type Situation } from '@windward/table'
import type { FactionId } from '../data/factions/factions.ts'
import { holds } from '../hand.ts'
import type { PieceKey } from '../pieces.ts'
import type { SwordsAndSails } from '../state.ts'
import { ownPower } from '../view/own-power.ts'
import { answerByCard, type Counter, whereverPiece } from './answer-by-card.ts'
import { say as sayCounter } from './counter-words.en.ts'
import { say } from './words.en.ts'

export interface CounterSpyBrief {
  readonly by: FactionId
  readonly piece: PieceKey
}

/** SNS 3.4.8 */
export const counterSpy: Decision<SwordsAndSails, CounterSpyBrief, Counter> = {
  kind: 'counter-spy',
  title: ({ brief: { by, piece } }) => say('intrigue.counter-spy.title', { by, piece }),
  hint: () => say('intrigue.counter-spy.hint'),
  ...answerByCard({
    card: 'counterSpy',
    holds: holdsIt,
    notHeld: refuse('SNS 3.4.8', say('intrigue.play.not-held', { card: 'counterSpy' })),
    note: () => sayCounter('counter.spent'),
  }),
  standing: whereverPiece(say('intrigue.counter-spy.standing'), holdsIt),
}

function holdsIt({ view, seat }: Situation<SwordsAndSails, unknown>): boolean {
  return holds(ownPower(view, seat), 'counterSpy')
}

import { type Decision, refuse, type Situation } from '@windward/table'
import type { LandId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { holds } from '../hand.ts'
import type { SwordsAndSails } from '../state.ts'
import { ownPower } from '../view/own-power.ts'
import { answerByCard, type Counter, whereverLand } from './answer-by-card.ts'
import { say } from './words.en.ts'

export interface UnmaskBrief {
  readonly by: FactionId
  readonly card: 'royalMarriage' | 'inheritTitle'
  readonly land: LandId
}

/** SNS 3.4.6 */
export const unmaskPretender: Decision<SwordsAndSails, UnmaskBrief, Counter> = {
  kind: 'unmask-pretender',
  title: ({ brief: { by, card, land } }) => say('intrigue.unmask.title', { by, card, land }),
  hint: () => say('intrigue.unmask.hint'),
  ...answerByCard<UnmaskBrief>({
    card: 'unmaskPretender',
    holds: holdsIt,
    notHeld: refuse('SNS 3.4.6', say('intrigue.play.not-held', { card: 'unmaskPretender' })),
    note: ({ brief: { by } }) => say('intrigue.unmask.note', { by }),
  }),
  standing: whereverLand(say('intrigue.unmask.standing'), holdsIt),
}

function holdsIt({ view, seat }: Situation<SwordsAndSails, unknown>): boolean {
  return holds(ownPower(view, seat), 'unmaskPretender')
}

import { type Decision, refuse, type Situation } from '@windward/table'
import type { LandId } from '../data/area-ids.ts'
import type { RevoltId } from '../data/cards/expansion-cards.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { holds } from '../hand.ts'
import { answerByCard, type Counter, whereverLand } from '../intrigue/answer-by-card.ts'
import type { SwordsAndSails } from '../state.ts'
import { ownPower } from '../view/own-power.ts'
import { say } from './revolts-words.en.ts'

export interface MilitiaBrief {
  readonly by: FactionId
  readonly card: RevoltId
  readonly land: LandId
}

/** SNS 12.3.7: the land's owner may put the revolt down as it is stirred up. */
export const callUpMilitia: Decision<SwordsAndSails, MilitiaBrief, Counter> = {
  kind: 'call-up-militia',
  title: ({ brief: { by, card, land } }) => say('revolt.militia.title', { by, card, land }),
  hint: () => say('revolt.militia.hint'),
  ...answerByCard({
    card: 'callUpMilitia',
    holds: holdsIt,
    notHeld: refuse('SNS 12.3.7', say('revolt.militia.not-held')),
    note: () => say('revolt.militia.note'),
  }),
  standing: whereverLand(say('revolt.militia.standing'), holdsIt),
}

function holdsIt({ view, seat }: Situation<SwordsAndSails, unknown>): boolean {
  return holds(ownPower(view, seat), 'callUpMilitia')
}

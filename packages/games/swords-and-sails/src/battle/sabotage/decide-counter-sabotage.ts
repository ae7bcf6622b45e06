import { type Decision, refuse, type Situation } from '@windward/table'
import type { FactionId } from '../../data/factions/factions.ts'
import { countHeld } from '../../hand.ts'
import { answerByCard, type Counter, whereverPiece } from '../../intrigue/answer-by-card.ts'
import { say as sayCounter } from '../../intrigue/counter-words.en.ts'
import { ownerOf, type PieceKey } from '../../pieces.ts'
import type { SwordsAndSails } from '../../state.ts'
import { ownPower } from '../../view/own-power.ts'
import { hasReady } from './ready-cards.ts'
import { say } from './sabotage-words.en.ts'

export interface CounterBrief {
  readonly by: FactionId
  readonly piece: PieceKey
  /** The battle of a live match in which it happens (SNS 7.10.12); null outside battles. */
  readonly battle: string | null
}

/** SNS 7.10.9 */
export const counterSabotage: Decision<SwordsAndSails, CounterBrief, Counter> = {
  kind: 'counter-sabotage',
  title: ({ brief: { by, piece } }) => say('sabotage.counter.title', { by, piece, of: ownerOf(piece) }),
  hint: () => say('sabotage.counter.hint'),
  ...answerByCard({
    card: 'counterSabotage',
    holds: holdsCounter,
    notHeld: refuse('SNS 7.10.9', say('sabotage.counter.not-held')),
    note: () => sayCounter('counter.spent'),
  }),
  standing: whereverPiece(say('sabotage.counter.standing'), holdsCounter),
}

/** A card laid aside for a battle is not at hand elsewhere (SNS 7.10.7, SNS 7.10.12). */
function holdsCounter({ view, seat, brief: { battle } }: Situation<SwordsAndSails, CounterBrief>): boolean {
  if (battle !== null) return hasReady(view, seat, 'counterSabotage', battle)
  const held = countHeld(ownPower(view, seat), 'counterSabotage')
  return held > 0 && held > view.laid.filter(({ card }) => card === 'counterSabotage').length
}

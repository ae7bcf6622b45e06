import { diplomatMoment } from '../diplomacy/diplomat.ts'
import { breakOutRevolts } from '../expansion/revolts.ts'
import { powersIn } from '../powers.ts'
import { isLearningTurn } from '../setup/learning-turn.ts'
import type { SnsFlow, SnsTable } from '../state.ts'
import { spyForGold } from './espionage.ts'
import { playCardsInOrder } from './play-cards.ts'
import { takeCardsInOrder, takeScriptedCards } from './take-cards.ts'

/** SNS 3: phase 2. */
export function* intrigue(t: SnsTable): SnsFlow {
  t.state.phase = 'intrigue'
  yield* diplomatMoment(t)
  yield* t.step('revolts', () => breakOutRevolts(t))
  yield* t.step('fresh spies', () => {
    for (const power of powersIn(t.state)) power.spiedOn = []
  })
  // SNS 12.1.1: either cards or spying for gold.
  const cards = !t.state.options.espionageOnly
  if (isLearningTurn(t.state)) return cards ? takeScriptedCards(t) : undefined
  if (!cards) return yield* spyForGold(t)
  yield* t.step('take cards', () => takeCardsInOrder(t))
  yield* t.step('play cards', () => playCardsInOrder(t))
}

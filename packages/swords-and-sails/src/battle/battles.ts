import { goBack } from '../movement/go-back.ts'
import { landClashes } from '../movement/land-clashes.ts'
import { sieges } from '../siege/sieges.ts'
import type { SnsFlow, SnsTable } from '../state.ts'
import { landBattles } from './land-battle.ts'
import { pressedBattles } from './pressed-battles.ts'
import { sabotageMoment } from './sabotage.ts'
import { groundOf } from './way-back.ts'

/** SNS 7.1.1: phase 6 on land: battles side by side, those a Withdraw leads to, going back, then sieges. */
export function* resolveBattles(t: SnsTable): SnsFlow {
  t.state.phase = 'battles'
  const ground = groundOf(t.state)
  yield* sabotageMoment(t, 'battles', landClashes(t.state))
  const ended = yield* landBattles(t, 'battle', landClashes(t.state), ground)
  yield* pressedBattles(
    t,
    ended.flatMap(({ pressed }) => pressed),
    ground,
  )
  yield* goBack(t, ground)
  yield* sabotageMoment(t, 'sieges')
  yield* sieges(t)
  yield* sabotageMoment(t, 'end')
}

import { diplomatMoment } from '../diplomacy/diplomat.ts'
import type { FromBorders } from '../movement/border-battles.ts'
import { goBack } from '../movement/go-back.ts'
import { landClashes } from '../movement/land-clashes.ts'
import { sieges } from '../siege/sieges.ts'
import type { SnsFlow, SnsTable } from '../state.ts'
import { landBattles } from './land/land-battle.ts'
import { foughtFor, pressedBattles } from './land/pressed-battles.ts'
import { groundOf } from './leaving/way-back.ts'
import { sabotageMoment } from './sabotage/sabotage.ts'

/**
 * SNS 7.1.1: phase 6 on land: battles side by side, those a Withdraw leads to, going back, then sieges. Sabotage is
 * asked about again only when something has happened since (SNS 7.10.7).
 */
export function* resolveBattles(t: SnsTable, handed?: FromBorders): SnsFlow {
  const { pressed: fromBorders, entered } = handed ?? { pressed: [], entered: [] }
  t.state.phase = 'battles'
  yield* t.step('diplomat', () => diplomatMoment(t))
  const ground = yield* t.step('ground', () => groundOf(t.state))
  const met = yield* t.step('meet', () => landClashes(t.state))
  const struck = yield* sabotageMoment(t, 'battles', met)
  const clashes = struck ? yield* t.step('meet again', () => landClashes(t.state)) : met
  const ended = yield* t.step('battles', () => landBattles(t, 'battle', clashes, ground))
  const pressed = [...fromBorders, ...ended.flatMap((each) => each.pressed)]
  const pressedFor = yield* t.step('pressed', () => pressedBattles(t, pressed, ground))
  yield* t.step('go back', () => goBack(t, ground))
  if (ended.length + pressed.length > 0) yield* sabotageMoment(t, 'sieges')
  const fought = [...entered, ...foughtFor(clashes, ended), ...pressedFor]
  if (yield* t.step('sieges', () => sieges(t, fought))) yield* sabotageMoment(t, 'end')
  t.state.laid = []
}

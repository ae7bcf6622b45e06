import { leaderOf, powerOf } from '../../powers.ts'
import type { SnsFlow, SnsTable } from '../../state.ts'
import type { Force } from '../battle.ts'
import { armiesIn, fighting, stocksIn } from '../force.ts'
import { chooseRetreats, depart } from '../leaving/retreats.ts'
import { routChecks } from '../leaving/rout.ts'
import type { Pressed } from '../leaving/send-back.ts'
import { beginRound, type Fight, isContested, type Round } from '../round.ts'
import { sabotageInBattle } from '../sabotage/sabotage.ts'
import { figuresIn } from '../stock.ts'
import { armourPool, keepArmour } from './armour.ts'
import { closeRound, volley } from './blows.ts'
import { partingShot } from './parting-shot.ts'
import { ridesDown } from './run-down.ts'

/** SNS 7.3: quick combat on land. The lands into which a Withdraw leads to battle (SNS 7.10.5). */
export function* quickCombat(t: SnsTable, fight: Fight): SnsFlow<Pressed[]> {
  const { battle } = fight
  for (const force of battle.forces) force.armour = armourPool(t.state, force)
  const pressed: Pressed[] = []
  let round = beginRound(t.state, battle)
  yield* volley(t, fight, round)
  while (isContested(t.state, fight)) {
    yield* closeRound(t, fight, round)
    yield* sabotageInBattle(t, fight)
    pressed.push(...(yield* leave(t, fight, round)))
    if (!isContested(t.state, fight)) break
    round = beginRound(t.state, battle)
  }
  for (const force of fighting(t.state, battle)) keep(t, force)
  return pressed
}

/**
 * SNS 7.3.5: after the losses of a round, and so not before one has been fought (SNS 7.1.9): rout checks, retreat choice,
 * parting shot, run-down; where nobody stays all go unharmed (SNS 7.5.2).
 */
function* leave(t: SnsTable, fight: Fight, round: Round): SnsFlow<Pressed[]> {
  const { battle } = fight
  if (!isContested(t.state, fight)) return []
  const before = fighting(t.state, battle)
  routChecks(t, fight, round)
  yield* chooseRetreats(t, fight)
  const staying = fighting(t.state, battle)
  const leaving = before.filter((force) => force.stays !== 'fights')
  const exposed = leaving.filter(({ stays }) => stays !== 'withdraws')
  if (staying.length > 0 && exposed.length > 0) {
    yield* partingShot(t, fight, staying, exposed)
    yield* ridesDown(t, fight, staying, exposed)
  }
  for (const force of leaving) keep(t, force)
  return yield* depart(
    t,
    fight,
    leaving.filter((force) => isLeft(t, force)),
  )
}

/** SNS 7.3.2 */
function keep({ state }: SnsTable, force: Force): void {
  keepArmour(leaderOf(powerOf(state, force.faction)), armiesIn(state, force), force.armour)
}

function isLeft(t: SnsTable, force: Force): boolean {
  return figuresIn(stocksIn(t.state, force)) > 0
}

import type { FactionId } from '../../data/factions/factions.ts'
import { leaderOf, powerOf } from '../../powers.ts'
import type { SnsFlow, SnsTable } from '../../state.ts'
import type { Force } from '../battle.ts'
import { armiesIn, fighting, leaving, stocksIn } from '../force.ts'
import { chooseRetreats, depart, leaverOf } from '../leaving/retreats.ts'
import { routChecks } from '../leaving/rout.ts'
import type { Pressed } from '../leaving/send-back.ts'
import { beginRound, type Fight, isContested } from '../round.ts'
import { sabotageInBattle } from '../sabotage/sabotage.ts'
import { figuresIn } from '../stock.ts'
import { armourPool, keepArmour } from './armour.ts'
import { closeRound, volley } from './blows.ts'
import { partingShot } from './parting-shot.ts'
import { ridesDown } from './run-down.ts'

/** SNS 7.3: quick combat on land. The lands into which a Withdraw leads to battle (SNS 7.10.5). */
export function* quickCombat(t: SnsTable, fight: Fight): SnsFlow<Pressed[]> {
  yield* t.step('begin', () => {
    for (const force of fight.battle.forces) force.armour = armourPool(t.state, force)
    beginRound(t.state, fight.battle)
  })
  yield* t.step('volley', () => volley(t, fight))
  const pressed: Pressed[] = []
  let goesOn = yield* t.step('stand', () => isContested(t.state, fight))
  for (let round = 1; goesOn; round += 1) {
    const end = yield* t.step(`round ${round}`, () => oneRound(t, fight))
    pressed.push(...end.pressed)
    goesOn = end.goesOn
  }
  for (const force of fighting(t.state, fight.battle)) keep(t, force)
  return pressed
}

/** A round that has begun, up to where the next begins. */
function* oneRound(t: SnsTable, fight: Fight): SnsFlow<{ pressed: Pressed[]; goesOn: boolean }> {
  yield* t.step('close', () => closeRound(t, fight))
  yield* t.step('sabotage', () => sabotageInBattle(t, fight))
  const pressed = yield* t.step('leave', () => leave(t, fight))
  const goesOn = isContested(t.state, fight)
  if (goesOn) beginRound(t.state, fight.battle)
  return { pressed, goesOn }
}

/**
 * SNS 7.3.5: after the losses of a round, and so not before one has been fought (SNS 7.1.9): rout checks, retreat choice,
 * parting shot, run-down; where nobody stays all go unharmed (SNS 7.5.2).
 */
function* leave(t: SnsTable, fight: Fight): SnsFlow<Pressed[]> {
  const { clash, battle, ground } = fight
  const tried = yield* t.step('rout', () => (isContested(t.state, fight) ? routChecks(t, fight) : []))
  if (tried.length === 0) return []
  yield* t.step('retreat', () => chooseRetreats(t, fight))
  yield* t.step('pursuit', () => pursue(t, fight, tried))
  const left = leaving(battle, tried).filter((force) => isLeft(t, force))
  return yield* depart(t, clash, ground, left.map(leaverOf))
}

function* pursue(t: SnsTable, fight: Fight, tried: readonly FactionId[]): SnsFlow {
  const gone = leaving(fight.battle, tried)
  const staying = fighting(t.state, fight.battle)
  const exposed = gone.filter(({ stays }) => stays !== 'withdraws')
  if (staying.length > 0 && exposed.length > 0) {
    yield* t.step('parting shot', () => partingShot(t, fight, staying, exposed))
    yield* t.step('run-down', () => ridesDown(t, fight, staying, exposed))
  }
  for (const force of gone) keep(t, force)
}

/** SNS 7.3.2 */
function keep({ state }: SnsTable, force: Force): void {
  keepArmour(leaderOf(powerOf(state, force.faction)), armiesIn(state, force), force.armour)
}

function isLeft(t: SnsTable, force: Force): boolean {
  return figuresIn(stocksIn(t.state, force)) > 0
}

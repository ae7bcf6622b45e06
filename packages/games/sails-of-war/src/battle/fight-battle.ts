import { realmOf } from '../board/realms.ts'
import { BANNER_REROLLS } from '../data/artifacts.ts'
import { HERO_IN_BATTLE } from '../data/heroes.ts'
import { station } from '../forces.ts'
import { countOf, someOf, without } from '../pieces.ts'
import { heroById } from '../players.ts'
import type { SowFlow, SowTable } from '../state.ts'
import { type Battle, type BattleSide, battleOf, sideName } from './battle.ts'
import { standing, survivors } from './battle-side.ts'
import { heroesThere, joinBattle } from './decide-hero.ts'
import { mayBlowHorn } from './decide-horn.ts'
import { fightStep } from './fight-step.ts'
import { breakUp, destroy, mayRetreat } from './retreat.ts'
import { laySecretCards, turnUp, turnUpTheRest } from './round-cards.ts'
import { isBroken, isOverrun, routChecks } from './rout-checks.ts'
import { say } from './words.en.ts'

/** SOW 8: a battle begins. */
export function openBattle(t: SowTable, battle: Battle): void {
  const { attacker, defender, realm } = battle
  t.state.battle = battle
  const { militia } = defender
  t.tell(
    'all',
    militia ? 'SOW 8.1.2' : 'SOW 8.1.1',
    say('battle.begins', { attacker: attacker.race, defender: defender.race, realm, militia }),
  )
  for (const side of [attacker, defender]) nameGuests(t, side)
}

/** SOW 8: the battle under way, to its end. */
export function* fight(t: SowTable): SowFlow {
  const battle = battleOf(t.state)
  const { attacker, defender } = battle
  yield* t.step('heroes', () => heroesJoin(t, battle))
  yield* t.step('horn of the attacker', () => mayBlowHorn(t, battle, attacker))
  yield* t.step('horn of the defender', () => mayBlowHorn(t, battle, defender))
  yield* t.repeat('rounds', function* () {
    const stand = yield* t.step('stand', () => standing(attacker) > 0 && standing(defender) > 0)
    if (stand) yield* fightRound(t, battle)
    return stand
  })
  yield* t.step('broken', () =>
    standing(attacker) > 0 && isBroken(attacker) ? breakUp(t, battle, attacker) : undefined,
  )
  yield* t.step('end', () => endBattle(t, battle))
}

function endBattle(t: SowTable, battle: Battle): void {
  const { attacker, defender, realm } = battle
  for (const side of [attacker, defender]) {
    station(realmOf(t.state, realm), side.race, survivors(side), side.attacks)
    if (standing(side) === 0 && side.hero !== null && isHere(t, battle, side)) destroy(t, side)
  }
  const winner = [attacker, defender].find(isLeft)?.race ?? null
  t.tell('all', 'SOW 8.5.5', say('battle.ends', { winner, realm }))
  t.state.battle = null
}

/** Whether somebody of a side stays in the Realm. */
function isLeft(side: BattleSide): boolean {
  return countOf(survivors(side)) > 0 || (side.militia && standing(side) > 0)
}

/** SOW 8.6.4: who joins a side for this battle only. */
function nameGuests(t: SowTable, { race, militia, brought, ready }: BattleSide): void {
  const units = someOf(without(ready, brought))
  if (militia || countOf(units) === 0) return
  t.tell('all', 'SOW 8.6.4', say('battle.guests', { race, units }))
}

/** A Hero who has not gone away with a retreat. */
function isHere({ state }: SowTable, { realm }: Battle, { hero }: BattleSide): boolean {
  return hero !== null && heroById(state, hero).realm === realm
}

/** SOW 8.1.4: one Hero on each side; in base mode none (SOW 16.7). */
function* heroesJoin(t: SowTable, { attacker, defender, realm }: Battle): SowFlow {
  const { state } = t
  if (state.options.mode === 'base') return
  const sides = [attacker, defender].filter(
    (side) => !side.militia && heroesThere(state, side.race, realm).length > 0,
  )
  const joining = yield* t.askAll(
    sides.map(({ race }) => race),
    joinBattle,
    () => ({ realm }),
  )
  for (const side of sides) {
    const hero = joining.get(side.race)
    if (hero === undefined || hero === 'nobody') continue
    side.hero = hero
    t.tell('all', 'SOW 8.1.4', say('battle.hero.joined', { hero }))
  }
}

/** SOW 8.1.6 */
function* fightRound(t: SowTable, battle: Battle): SowFlow {
  const { attacker, defender } = battle
  yield* t.step('fresh', () => {
    battle.round += 1
    battle.step = 'rout'
    for (const side of [attacker, defender]) freshRound(t, side)
  })
  yield* t.step('cards', () => laySecretCards(t, battle))
  const fought = yield* t.step('steps', () => fightSteps(t, battle))
  yield* t.step('turn up', () => turnUpTheRest(t, battle))
  if (!fought || (yield* t.step('attacker retreats', () => mayRetreat(t, battle, attacker)))) return
  yield* t.step('defender retreats', () => mayRetreat(t, battle, defender))
}

/** Whether all steps of the round were fought and both sides still stand. */
function* fightSteps(t: SowTable, battle: Battle): SowFlow<boolean> {
  const sides = [battle.attacker, battle.defender]
  const cards = yield* t.step('cards', () => turnUp(t, battle, 'rout'))
  yield* t.step('rout checks', () => routChecks(t, battle, cards))
  // SOW 8.4.6: who is broken has left the field before anybody is overrun.
  const broken = yield* t.step('broken', () => sides.filter(isBroken).map(sideName))
  // SOW 8.4.5: of both sides, if it is both.
  for (const name of broken) yield* t.step(`${name} breaks`, () => breakUp(t, battle, battle[name]))
  if (broken.length > 0 || (yield* t.step('overrun', () => overrun(t, sides)))) return false
  for (const step of ['archers', 'cavalry', 'front'] as const) {
    if (!(yield* t.step(step, () => fightStep(t, battle, step)))) return false
  }
  return true
}

/** SOW 8.4.4: whether somebody was. */
function overrun(t: SowTable, sides: readonly BattleSide[]): boolean {
  const lost = sides.filter(isOverrun)
  for (const side of lost) {
    destroy(t, side, () => t.tell('all', 'SOW 8.4.4', say('battle.overrun', { race: side.race })))
  }
  return lost.length > 0
}

function freshRound({ state }: SowTable, side: BattleSide): void {
  side.killedBefore = side.killed
  side.killed = 0
  const banner = side.hero !== null && heroById(state, side.hero).artifacts.includes('last-banner')
  side.rerolls = side.hero === null ? 0 : banner ? BANNER_REROLLS : HERO_IN_BATTLE.rerolls
}

import { realmOf } from '../board/realms.ts'
import { BANNER_REROLLS } from '../data/artifacts.ts'
import { BATTLE_STEPS } from '../data/battle.ts'
import { HERO_IN_BATTLE } from '../data/heroes.ts'
import { station } from '../forces.ts'
import { countOf, someOf, without } from '../pieces.ts'
import { heroById } from '../players.ts'
import type { SowFlow, SowTable } from '../state.ts'
import type { Battle, BattleSide } from './battle.ts'
import { standing, survivors } from './battle-side.ts'
import { heroesThere, joinBattle } from './decide-hero.ts'
import { mayBlowHorn } from './decide-horn.ts'
import { fightStep } from './fight-step.ts'
import { breakUp, destroy, mayRetreat } from './retreat.ts'
import { laidCards, type RoundCards, turnUp } from './round-cards.ts'
import { isBroken, isOverrun, routChecks } from './rout-checks.ts'
import { say } from './words.en.ts'

/** SOW 8: one battle from its beginning to its end. */
export function* fight(t: SowTable, battle: Battle): SowFlow {
  const { attacker, defender, realm } = battle
  t.state.battle = battle
  const { militia } = defender
  t.tell(
    'all',
    militia ? 'SOW 8.1.2' : 'SOW 8.1.1',
    say('battle.begins', { attacker: attacker.race, defender: defender.race, realm, militia }),
  )
  for (const side of [attacker, defender]) nameGuests(t, side)
  yield* heroesJoin(t, battle)
  for (const side of [attacker, defender]) yield* mayBlowHorn(t, battle, side)
  while (standing(attacker) > 0 && standing(defender) > 0) yield* fightRound(t, battle)
  if (standing(attacker) > 0 && isBroken(attacker)) yield* breakUp(t, battle, attacker)
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
  const sides = [battle.attacker, battle.defender]
  battle.round += 1
  battle.step = 'rout'
  for (const side of sides) freshRound(t, side)
  const cards = yield* laidCards(t, battle)
  const fought = yield* fightSteps(t, battle, cards)
  for (const step of BATTLE_STEPS) turnUp(t, battle, cards, step)
  if (!fought) return
  for (const side of sides) if (yield* mayRetreat(t, battle, side)) return
}

/** Whether all steps of the round were fought and both sides still stand. */
function* fightSteps(t: SowTable, battle: Battle, cards: RoundCards): SowFlow<boolean> {
  const sides = [battle.attacker, battle.defender]
  turnUp(t, battle, cards, 'rout')
  yield* routChecks(t, battle, cards)
  // SOW 8.4.6: who is broken has left the field before anybody is overrun.
  const broken = sides.filter(isBroken)
  // SOW 8.4.5: of both sides, if it is both.
  for (const side of broken) yield* breakUp(t, battle, side)
  if (broken.length > 0) return false
  const overrun = sides.filter(isOverrun)
  for (const side of overrun) {
    t.tell('all', 'SOW 8.4.4', say('battle.overrun', { race: side.race }))
    destroy(t, side)
  }
  if (overrun.length > 0) return false
  for (const step of ['archers', 'cavalry', 'front'] as const) {
    yield* fightStep(t, battle, step, cards)
    if (sides.some((side) => standing(side) === 0)) return false
  }
  return true
}

function freshRound({ state }: SowTable, side: BattleSide): void {
  side.killedBefore = side.killed
  side.killed = 0
  const banner = side.hero !== null && heroById(state, side.hero).artifacts.includes('last-banner')
  side.rerolls = side.hero === null ? 0 : banner ? BANNER_REROLLS : HERO_IN_BATTLE.rerolls
}

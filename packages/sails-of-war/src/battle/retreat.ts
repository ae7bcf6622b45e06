import { armyUnitsIn, foreignersIn, realmOf, realmsAround } from '../board/realms.ts'
import { PURSUERS, RETREAT_WOUNDS } from '../data/battle.ts'
import { ARMY_IDS, STACK_LIMIT } from '../data/units.ts'
import { station } from '../forces.ts'
import { isDead } from '../heroes/fighter.ts'
import { loseHero } from '../heroes/lose-hero.ts'
import { roomAboard } from '../movement/load.ts'
import type { Open, Realm, Ship, Units } from '../open.ts'
import { addUnits, armyCount, countOf, noUnits } from '../pieces.ts'
import { heroById } from '../players.ts'
import { shipOf } from '../ships.ts'
import type { SowFlow, SowTable } from '../state.ts'
import { type Battle, type BattleSide, otherSide } from './battle.ts'
import { type Refuge, retreat } from './decide-retreat.ts'
import { hitsIn, rollsFor } from './rolls.ts'
import { survivors, wallsFor } from './side.ts'
import { suffer } from './steps.ts'
import { say } from './words.en.ts'

/** SOW 8.5.3: where a side can go. */
function refugesOf(open: Open, { realm, attacker }: Battle, side: BattleSide): Refuge[] {
  if (side.militia) return []
  const isFree = (candidate: Realm) => foreignersIn(candidate, side.race).length === 0
  if (side !== attacker) {
    return realmsAround(open, realmOf(open, realm).at)
      .filter((beside) => beside.owner === side.race && isFree(beside))
      .map(({ id }) => id)
  }
  const entries = (open.turn?.entries ?? []).filter(({ into }) => into === realm)
  const realms = entries.flatMap(({ from }) => from ?? []).filter((id) => isFree(realmOf(open, id)))
  return [
    ...new Set<Refuge>([...realms, ...(landingShips(open, realm).length > 0 ? ['aboard' as const] : [])]),
  ]
}

/** Ships that landed units in a Realm this turn and are still there. */
function landingShips(open: Open, realm: Battle['realm']): Ship[] {
  const ids = (open.turn?.entries ?? []).flatMap(({ into, ship }) => (into === realm ? (ship ?? []) : []))
  return [...new Set(ids)].flatMap((id) => shipOf(open, id) ?? [])
}

/** SOW 8.5.1: whether a side declares a retreat, and where to. */
export function* mayRetreat(t: SowTable, battle: Battle, side: BattleSide): SowFlow<boolean> {
  const refuges = refugesOf(t.state, battle, side)
  if (refuges.length === 0) return false
  const way = yield* t.ask(side.race, retreat, { realm: battle.realm, refuges, broken: false })
  if (way === 'stay') return false
  t.tell('all', 'SOW 8.5.1', say('battle.retreats', { race: side.race, realm: battle.realm }))
  yield* goBack(t, battle, side, way)
  if (side.hero !== null) wound(t, side)
  return true
}

/** SOW 8.4.3: a broken side retreats if it can, and is destroyed otherwise; its Hero dies (SOW 8.1.5). */
export function* breakUp(t: SowTable, battle: Battle, side: BattleSide): SowFlow {
  const refuges = refugesOf(t.state, battle, side)
  t.tell('all', 'SOW 8.4.3', say('battle.broken', { race: side.race, realm: battle.realm }))
  const [only, other] = refuges
  if (only === undefined) {
    destroy(t, side)
    return
  }
  const way =
    other === undefined
      ? only
      : yield* t.ask(side.race, retreat, { realm: battle.realm, refuges, broken: true })
  yield* goBack(t, battle, side, way === 'stay' ? only : way)
  loseItsHero(t, side)
}

/** All its units are lost, and the Hero who took part. */
export function destroy(t: SowTable, side: BattleSide): void {
  side.ready = noUnits()
  side.routed = noUnits()
  loseItsHero(t, side)
}

function loseItsHero(t: SowTable, side: BattleSide): void {
  if (side.hero !== null) loseHero(t, heroById(t.state, side.hero))
  side.hero = null
}

/** SOW 8.1.5 */
function wound(t: SowTable, side: BattleSide): void {
  if (side.hero === null) return
  const hero = heroById(t.state, side.hero)
  hero.wounds += RETREAT_WOUNDS
  t.tell('all', 'SOW 8.1.5', say('battle.hero.wounded', { hero: hero.id, wounds: hero.wounds }))
  if (isDead(hero)) loseItsHero(t, side)
}

/** SOW 8.5.2, SOW 8.5.3: the pursuit, and then those who are left go; with nobody left the side is destroyed. */
function* goBack(t: SowTable, battle: Battle, side: BattleSide, refuge: Refuge): SowFlow {
  const { state } = t
  const foe = otherSide(battle, side)
  const riders = Math.min(PURSUERS, foe.ready.cavalry)
  const rolls = rollsFor(t.dice, foe.race, { cavalry: riders }, wallsFor(state, battle, foe))
  if (rolls.length > 0) {
    t.tell('all', 'SOW 8.5.2', say('battle.pursued', { race: foe.race, rolls }))
    yield* suffer(t, [{ side, hits: { kills: hitsIn(rolls).kills, routs: 0 }, step: 'pursuit' }])
  }
  const left = survivors(side)
  if (countOf(left) === 0) {
    destroy(t, side)
    return
  }
  side.ready = noUnits()
  side.routed = noUnits()
  if (refuge === 'aboard') goAboard(t, battle, side, left)
  else {
    const units = fitting(realmOf(state, refuge), side, left)
    station(realmOf(state, refuge), side.race, units, side.attacks)
    if (side.hero !== null) heroById(state, side.hero).realm = refuge
    const lost = countOf(left) - countOf(units)
    t.tell('all', 'SOW 8.5.3', say('battle.went', { race: side.race, realm: refuge, units, lost }))
  }
}

const KEPT_FIRST = [...ARMY_IDS].reverse()

/** As many army units as a Realm has room for, the dearest first; monsters always find room. */
function fitting(realm: Realm, { race }: BattleSide, units: Units): Units {
  let room = STACK_LIMIT - armyUnitsIn(realm, race)
  const kept = { ...units }
  for (const unit of KEPT_FIRST) {
    kept[unit] = Math.min(units[unit], Math.max(0, room))
    room -= kept[unit]
  }
  return kept
}

function goAboard(t: SowTable, battle: Battle, side: BattleSide, units: Units): void {
  const ships = landingShips(t.state, battle.realm)
  const [first] = ships
  const left = { ...units }
  for (const ship of ships) {
    const aboard = noUnits()
    let room = roomAboard(ship)
    for (const unit of KEPT_FIRST) {
      aboard[unit] = Math.min(left[unit], room)
      room -= aboard[unit]
    }
    addUnits(ship.units, aboard)
    addUnits(left, aboard, -1)
  }
  if (first !== undefined) {
    const monsters = { ...left, footman: 0, archer: 0, cavalry: 0 }
    addUnits(first.units, monsters)
    if (side.hero !== null) {
      const hero = heroById(t.state, side.hero)
      hero.realm = null
      hero.ship = first.id
    }
  }
  t.tell(
    'all',
    'SOW 8.5.3',
    say('battle.went-aboard', { race: side.race, ships: ships.map(({ id }) => id), lost: armyCount(left) }),
  )
}

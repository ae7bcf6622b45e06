import { armyUnitsIn, realmOf } from '../board/realms.ts'
import { PURSUERS } from '../data/battle.ts'
import type { RealmId } from '../data/realms.ts'
import { ARMY_IDS, STACK_LIMIT, UNIT_IDS } from '../data/units.ts'
import { station } from '../forces.ts'
import { roomAboard } from '../movement/by-ship/load.ts'
import type { Entry } from '../movement/turn-state.ts'
import { addUnits, countOf, noUnits, without } from '../pieces.ts'
import { heroById } from '../players.ts'
import type { Open, Realm, Ship, Units } from '../public-state.ts'
import { shipOf } from '../ships.ts'
import type { SowFlow, SowTable } from '../state.ts'
import { type Battle, type BattleSide, otherSide } from './battle.ts'
import { survivors, wallsFor } from './battle-side.ts'
import type { Refuge } from './decide-retreat.ts'
import { suffer } from './fight-step.ts'
import { hitsIn, rollsFor } from './rolls.ts'
import { say } from './words.en.ts'

/** SOW 8.5.2, SOW 8.5.3: the pursuit, and then those who are left go; false with nobody left. */
export function* goBack(t: SowTable, battle: Battle, side: BattleSide, refuge: Refuge): SowFlow<boolean> {
  const kills = yield* t.step('pursuit', () => pursue(t, battle, side))
  if (kills !== null)
    yield* t.step('losses', () => suffer(t, [{ side, hits: { kills, routs: 0 }, step: 'pursuit' }]))
  const left = survivors(side)
  if (countOf(left) === 0) return false
  side.ready = noUnits()
  side.routed = noUnits()
  const landed = landedUnits(t.state, battle, side)
  if (refuge === 'aboard') {
    goAboard(t, battle, side, lesser(left, landed), left)
    return true
  }
  const byRoad = roadUnits(left, side, landed)
  const byShip = without(left, byRoad)
  if (countOf(byShip) > 0) goAboard(t, battle, side, byShip, byShip)
  if (countOf(byRoad) > 0) goTo(t, side, byRoad, refuge)
  return true
}

/** SOW 8.5.2: how many are struck down; nothing where nobody pursues. */
function pursue(t: SowTable, battle: Battle, side: BattleSide): number | null {
  const foe = otherSide(battle, side)
  const riders = Math.min(PURSUERS, foe.ready.cavalry)
  const rolls = rollsFor(t.dice, foe.race, { cavalry: riders }, wallsFor(t.state, battle, foe))
  if (rolls.length === 0) return null
  t.tell('all', 'SOW 8.5.2', say('battle.pursued', { race: foe.race, rolls }))
  return hitsIn(rolls).kills
}

export function entriesInto({ turn }: Pick<Open, 'turn'>, realm: RealmId): Entry[] {
  return turn?.entries.filter(({ into }) => into === realm) ?? []
}

/** Ships that landed units in a Realm this turn and are still there. */
export function landingShips(open: Open, realm: RealmId): Ship[] {
  const ids = entriesInto(open, realm).flatMap(({ ship }) => ship ?? [])
  return [...new Set(ids)].flatMap((id) => shipOf(open, id) ?? [])
}

/** SOW 8.5.3: how many of what a side brought came off ships; of a kind that came both ways those by road are left first. */
function landedUnits(open: Open, { realm }: Battle, { attacks, brought }: BattleSide): Units {
  const [landed, marched] = [noUnits(), noUnits()]
  if (!attacks) return landed
  for (const { ship, units } of entriesInto(open, realm)) addUnits(ship === null ? marched : landed, units)
  const rest = noUnits()
  for (const unit of UNIT_IDS) rest[unit] = Math.max(0, brought[unit] - marched[unit])
  return lesser(landed, rest)
}

const roadUnits = (left: Units, { brought }: BattleSide, landed: Units) =>
  lesser(left, without(brought, landed))

/** Whether anybody is left of a side who did not come off a ship. */
export function hasRoadUnits(open: Open, battle: Battle, side: BattleSide): boolean {
  return countOf(roadUnits(survivors(side), side, landedUnits(open, battle, side))) > 0
}

function lesser(a: Units, b: Units): Units {
  const least = noUnits()
  for (const unit of UNIT_IDS) least[unit] = Math.min(a[unit], b[unit])
  return least
}

function goTo(t: SowTable, side: BattleSide, left: Units, refuge: RealmId): void {
  const { state } = t
  const units = fitting(realmOf(state, refuge), side, left)
  station(realmOf(state, refuge), side.race, units, side.attacks)
  if (side.hero !== null) Object.assign(heroById(state, side.hero), { realm: refuge, ship: null })
  const lost = countOf(left) - countOf(units)
  t.tell('all', 'SOW 8.5.3', say('battle.went', { race: side.race, realm: refuge, units, lost }))
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

/** Those who go aboard of all who have to; the rest is lost. */
function goAboard(t: SowTable, { realm }: Battle, side: BattleSide, units: Units, all: Units): void {
  const ships = landingShips(t.state, realm)
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
    addUnits(left, monsters, -1)
    if (side.hero !== null) Object.assign(heroById(t.state, side.hero), { realm: null, ship: first.id })
  }
  const lost = countOf(left) + countOf(all) - countOf(units)
  const ids = ships.map(({ id }) => id)
  t.tell('all', 'SOW 8.5.3', say('battle.went-aboard', { race: side.race, ships: ids, lost }))
}

import { isHome } from '../board/realms.ts'
import { MILITIA, RANKS } from '../data/battle.ts'
import { FORTIFICATION } from '../data/buildings.ts'
import type { Fighter } from '../data/heroes.ts'
import { RACES, type RaceId } from '../data/races.ts'
import { SEA_BATTLE } from '../data/ships.ts'
import { UNIT_IDS, type UnitId } from '../data/units.ts'
import { unitOf } from '../movement/over-land/pace.ts'
import { countOf, type SomeUnits } from '../pieces.ts'
import type { Realm, Units } from '../public-state.ts'

const STRENGTH: Units = { footman: 1, archer: 1.1, cavalry: 1.4, giant: 2.5, firegaunt: 2.5, dragon: 3.5 }

/** What units are worth in a battle, in Footmen. */
export function strengthOf(units: SomeUnits): number {
  let sum = 0
  for (const unit of UNIT_IDS) sum += STRENGTH[unit] * (units[unit] ?? 0)
  return sum
}

export function together(one: SomeUnits, other: SomeUnits): Units {
  const sum = { footman: 0, archer: 0, cavalry: 0, giant: 0, firegaunt: 0, dragon: 0 }
  for (const unit of UNIT_IDS) sum[unit] = (one[unit] ?? 0) + (other[unit] ?? 0)
  return sum
}

/** SOW 8.2.3: what the attacker's dice lose in this Realm. */
export function wallsOf({ id, owner, building }: Realm, defender: RaceId): number {
  if (owner !== defender) return 0
  return isHome(id) ? FORTIFICATION.city : building === null ? 0 : FORTIFICATION[building]
}

/** SOW 8.1.2: whoever defends a Realm for a player, his militia included. */
export function defendersOf(realm: Realm, race: RaceId): SomeUnits {
  const units = realm.forces[race]?.units ?? {}
  return countOf(units) === 0 && isHome(realm.id) && realm.owner === race ? MILITIA : units
}

interface Side {
  readonly race: RaceId
  readonly units: Units
  readonly malus: number
  routed: number
}

/** Who falls first, so that those who strike best stay. */
const FALLING = ['footman', 'archer', 'cavalry', 'firegaunt', 'giant', 'dragon'] as const
const FRONT = ['dragon', 'giant', 'firegaunt', 'footman'] as const
const ROUNDS = 12
/** A rout check brings back so many on average (SOW 8.4.1), and each point of it so many more. */
const RALLY = 1.2
const RALLY_POINT = 0.3
/** Fewer than this are nobody. */
const NOBODY = 0.4
const SHARPNESS = 3.5

const known = new Map<string, number>()
const MOST_KNOWN = 20_000

/** The chance that an attack succeeds, reckoned with what the dice bring on average. */
export function chanceOf(
  attacker: RaceId,
  attack: SomeUnits,
  defender: RaceId,
  defence: SomeUnits,
  walls: number,
): number {
  const key = `${attacker}${walls}${defender}${UNIT_IDS.map((unit) => `${attack[unit] ?? 0},${defence[unit] ?? 0}`).join(';')}`
  const before = known.get(key)
  if (before !== undefined) return before
  if (known.size > MOST_KNOWN) known.clear()
  const chance = reckoned(
    { race: attacker, units: together(attack, {}), malus: walls, routed: 0 },
    { race: defender, units: together(defence, {}), malus: 0, routed: 0 },
  )
  known.set(key, chance)
  return chance
}

function reckoned(attacker: Side, defender: Side): number {
  const [most, least] = [strengthOf(attacker.units), strengthOf(defender.units)]
  if (most === 0) return 0
  if (least === 0) return 1
  for (let round = 0; round < ROUNDS; round += 1) {
    const [blows, back] = [hitsOf(attacker), hitsOf(defender)]
    suffer(attacker, back)
    suffer(defender, blows)
    if (isBeaten(attacker) || isBeaten(defender)) break
  }
  const margin = strengthOf(attacker.units) / most - strengthOf(defender.units) / least
  return 1 / (1 + Math.exp(-SHARPNESS * margin))
}

const isBeaten = ({ units, routed }: Side) => countOf(units) - routed < NOBODY

function hitsOf({ race, units, malus, routed }: Side): { kills: number; routs: number } {
  const all = countOf(units)
  const ready = all === 0 ? 0 : Math.max(0, all - routed) / all
  let kills = 0
  let routs = 0
  const strike = (unit: UnitId, dice: number) => {
    const { kill, rout } = unitOf(race, unit)
    const killing = Math.min(1, Math.max(1, 11 - kill - malus) / 10)
    kills += dice * killing
    routs += dice * Math.max(0, Math.min(1, (11 - rout - malus) / 10) - killing)
  }
  strike('archer', Math.min(RANKS.archers, units.archer * ready))
  strike('cavalry', Math.min(RANKS.cavalry, units.cavalry * ready))
  let room: number = RANKS.front
  for (const unit of FRONT) {
    const fighting = Math.min(room, units[unit] * ready)
    strike(unit, unit === 'dragon' ? 2 * fighting : fighting)
    room -= fighting
  }
  return { kills, routs }
}

function suffer(side: Side, { kills, routs }: { kills: number; routs: number }): void {
  let falling = kills
  for (const unit of FALLING) {
    const fallen = Math.min(falling, side.units[unit])
    side.units[unit] -= fallen
    falling -= fallen
  }
  const rallied = RALLY + RALLY_POINT * RACES[side.race].rally
  side.routed = Math.max(0, Math.min(side.routed + routs, countOf(side.units)) - rallied)
}

/** SOW 9.1: the chance that so many Warships sink so many others. */
export function seaChance(attackers: number, defenders: number): number {
  if (attackers === 0) return 0
  if (defenders === 0) return 1
  const [blow, back] = [(11 - SEA_BATTLE.attacker) / 10, (11 - SEA_BATTLE.defender) / 10]
  const ours = attackers * attackers * blow
  const theirs = defenders * defenders * back
  return (ours * ours) / (ours * ours + theirs * theirs)
}

/** SOW 10.2: the chance that one fighter outlives another with so much life left to each. */
export function duelChance(own: Fighter, life: number, foe: Fighter, foeLife: number, number = 1): number {
  const blows = own.dice * ((11 - own.hit) / 10) * own.damage
  const back = number * foe.dice * ((11 - foe.hit) / 10) * foe.damage
  const rounds = (foeLife * number) / Math.max(0.05, blows)
  const worn = number === 1 ? 1 : 0.6
  const lasting = life / Math.max(0.05, back * worn)
  const ratio = lasting / Math.max(0.05, rounds)
  return (ratio * ratio) / (1 + ratio * ratio)
}

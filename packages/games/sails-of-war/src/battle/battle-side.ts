import { isHome, realmOf } from '../board/realms.ts'
import { MILITIA } from '../data/battle.ts'
import { FORTIFICATION } from '../data/buildings.ts'
import { RACES, type RaceId } from '../data/races.ts'
import { UNIT_IDS } from '../data/units.ts'
import { withdraw } from '../forces.ts'
import { addUnits, countOf, noUnits, type SomeUnits, unitsOf } from '../pieces.ts'
import type { Open, Realm, Units } from '../public-state.ts'
import { controls } from '../stars.ts'
import type { Battle, BattleSide } from './battle.ts'

/** A side with the units a player has in a Realm; they leave the Realm for the battle. */
export function sideFrom(open: Open, realm: Realm, race: RaceId, attacks: boolean): BattleSide {
  const units = { ...(realm.forces[race]?.units ?? noUnits()) }
  withdraw(realm, race, units)
  const ready = { ...units }
  addUnits(ready, guestsOf(open, race))
  return side(race, attacks, false, units, ready)
}

/** SOW 8.1.2 */
export function militiaOf(race: RaceId): BattleSide {
  return side(race, false, true, noUnits(), unitsOf(MILITIA))
}

function side(race: RaceId, attacks: boolean, militia: boolean, brought: Units, ready: Units): BattleSide {
  return {
    race,
    attacks,
    militia,
    brought,
    ready,
    routed: noUnits(),
    hero: null,
    killedBefore: 0,
    killed: 0,
    rerolls: 0,
  }
}

/** SOW 11.4.1, SOW 11.4.2: monsters of Sky Hall and the Pit. */
export function guestsOf(open: Open, race: RaceId): SomeUnits {
  const { alignment } = RACES[race]
  const guests: SomeUnits = {}
  if (alignment !== 'evil' && controls(open, race, 'sky-hall')) guests.giant = 1
  if (alignment !== 'good' && controls(open, race, 'pit-of-flame')) guests.firegaunt = 1
  return guests
}

export function standing({ ready, routed }: BattleSide): number {
  return countOf(ready) + countOf(routed)
}

/** SOW 8.5.4, SOW 8.6.4: what is left of its player's own units. */
export function survivors({ brought, ready, routed, militia }: BattleSide): Units {
  const left = noUnits()
  if (militia) return left
  for (const unit of UNIT_IDS) left[unit] = Math.min(brought[unit], ready[unit] + routed[unit])
  return left
}

/** SOW 8.2.3, SOW 16.6: what walls do to a side's combat rolls. */
export function wallsFor(open: Open, { realm, defender }: Battle, { attacks }: BattleSide): number {
  const { owner, building } = realmOf(open, realm)
  if (owner !== defender.race) return 0
  const strength = isHome(realm) ? FORTIFICATION.city : building === null ? 0 : FORTIFICATION[building]
  if (open.options.mode === 'base') return attacks ? 0 : strength
  return attacks ? -strength : 0
}

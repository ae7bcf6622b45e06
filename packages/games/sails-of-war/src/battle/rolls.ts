import type { Dice } from '@windward/table'
import { ALWAYS_KILLS } from '../data/battle.ts'
import type { RaceId } from '../data/races.ts'
import { DIE } from '../data/setup.ts'
import { DRAGON_ATTACKS, type UnitId } from '../data/units.ts'
import { unitOf } from '../movement/over-land/pace.ts'
import { kindsIn, type SomeUnits } from '../pieces.ts'

/** One die of a unit that attacks. */
export type Roll = { readonly unit: UnitId; readonly die: number; readonly result: Hit }
export type Hit = 'kill' | 'rout' | 'miss'

/** SOW 8.2.1: what a die does. */
export function hitOf(race: RaceId, unit: UnitId, die: number, modifier: number): Hit {
  const { kill, rout } = unitOf(race, unit)
  if (die >= ALWAYS_KILLS || die + modifier >= kill) return 'kill'
  return die + modifier >= rout ? 'rout' : 'miss'
}

/** All dice of these units; a Dragon has two (SOW 8.2.6). */
export function rollsFor(dice: Dice, race: RaceId, units: SomeUnits, modifier: number): Roll[] {
  return kindsIn(units).flatMap((unit) => {
    const count = (units[unit] ?? 0) * (unit === 'dragon' ? DRAGON_ATTACKS : 1)
    return Array.from({ length: count }, () => roll(dice, race, unit, modifier))
  })
}

export function roll(dice: Dice, race: RaceId, unit: UnitId, modifier: number): Roll {
  const die = dice.roll(DIE)
  return { unit, die, result: hitOf(race, unit, die, modifier) }
}

export type Hits = { readonly kills: number; readonly routs: number }

export function hitsIn(rolls: readonly Roll[]): Hits {
  return {
    kills: rolls.filter(({ result }) => result === 'kill').length,
    routs: rolls.filter(({ result }) => result === 'rout').length,
  }
}

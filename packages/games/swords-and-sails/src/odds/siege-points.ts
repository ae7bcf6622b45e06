import type { SiegeRoll } from '../siege/siege-dice.ts'
import { diceSpread } from './dice-sums.ts'
import { type Spread, spreadOf } from './spread.ts'

/** What the dice of a siege come to, exactly. */
export function pointsOf({ dice, each, added }: SiegeRoll): Spread {
  const { values, chances } = diceSpread(dice, (face) => face + each)
  return spreadOf(values.map((value, place) => [value + added, chances[place] ?? 0] as const))
}

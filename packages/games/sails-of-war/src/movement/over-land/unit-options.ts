import { answer, branch, choice, type Options, range, turned } from '@windward/table'
import { countOf, kindsIn, type SomeUnits, someOf, unitsOf } from '../../pieces.ts'
import { say } from '../words.en.ts'

/** All of these units, or some of one kind; other mixtures are legal too. */
export function someUnits(units: SomeUnits, most = Number.POSITIVE_INFINITY): Options<SomeUnits> {
  const all = someOf(unitsOf(units))
  const kinds = kindsIn(units).map((unit) =>
    branch<SomeUnits>(
      unit,
      () =>
        turned(range(1, Math.min(most, units[unit] ?? 0), say('movement.how-many')), (count) => ({
          [unit]: count,
        })),
      say('movement.unit', { unit }),
    ),
  )
  if (countOf(all) > most || countOf(all) === 0) return choice(kinds)
  return choice([branch('all', () => answer(all), say('movement.all', { units: all })), ...kinds])
}

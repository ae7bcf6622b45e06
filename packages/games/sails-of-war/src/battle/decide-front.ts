import { answer, branch, choice, type Decision, type Options, refuse } from '@windward/table'
import type { UnitId } from '../data/units.ts'
import {
  addUnits,
  countOf,
  holds,
  kindsIn,
  noUnits,
  type SomeUnits,
  someOf,
  unitsShape,
  without,
} from '../pieces.ts'
import type { Units } from '../public-state.ts'
import type { SailsOfWar } from '../state.ts'
import { say } from './words.en.ts'

export interface RankBrief {
  readonly among: Units
  readonly count: number
  readonly why: 'front' | 'rally'
}

/** SOW 8.2.6, SOW 8.4.1: so many of these units are picked. */
export const pickUnits: Decision<SailsOfWar, RankBrief, SomeUnits> = {
  kind: 'pick-units',
  title: ({ brief: { count, why } }) => say(`battle.pick.${why}`, { count }),
  shape: unitsShape,
  options: ({ brief: { among, count } }) => picked(among, count),
  check: ({ brief: { among, count } }, units) =>
    holds(among, units) && countOf(units) === count
      ? undefined
      : refuse('SOW 8.2.7', say('battle.pick.wrong', { count })),
  confirm: (_, units) => say('battle.pick.confirm', { units }),
  absent: ({ brief: { among, count } }) => strongest(among, count),
}

/** One after the other, in any order. */
export function picked(among: Units, count: number, taken: Units = noUnits()): Options<SomeUnits> {
  if (count === 0) return answer(someOf(taken))
  return choice(
    kindsIn(among).map((unit) =>
      branch(
        unit,
        () => {
          const more = { ...taken }
          addUnits(more, { [unit]: 1 })
          return picked(without(among, { [unit]: 1 }), count - 1, more)
        },
        say('battle.unit', { unit }),
      ),
    ),
  )
}

const STRONGEST: readonly UnitId[] = ['dragon', 'giant', 'firegaunt', 'cavalry', 'archer', 'footman']

/** The mightiest of them, for those who do not choose. */
export function strongest(among: Units, count: number): SomeUnits {
  const taken: SomeUnits = {}
  let left = count
  for (const unit of STRONGEST) {
    const some = Math.min(left, among[unit])
    if (some > 0) taken[unit] = some
    left -= some
  }
  return taken
}

import { answer, branch, choice, type Decision, type Options, refuse, standing } from '@windward/table'
import * as z from 'zod'
import type { RealmId } from '../data/realms.ts'
import { UNIT_IDS, type UnitId } from '../data/units.ts'
import { countOf, holds, kindsIn, type SomeUnits, unitsOf, unitsShape } from '../pieces.ts'
import type { SailsOfWar } from '../state.ts'
import { say } from './words.en.ts'

export interface BurntBrief {
  readonly realm: RealmId
  readonly among: SomeUnits
  readonly count: number
}

/** SOW 12.2.9: the owner picks who dies in a Firestorm. */
export const burnt: Decision<SailsOfWar, BurntBrief, SomeUnits> = {
  kind: 'firestorm-losses',
  title: ({ brief: { realm, count } }) => say('card.fire.title', { realm, count }),
  shape: unitsShape,
  options: ({ brief: { among, count } }) => picks(among, count, {}),
  check: ({ brief: { among, count } }, units) =>
    countOf(units) === count && holds(unitsOf(among), units)
      ? undefined
      : refuse('SOW 12.2.9', say('card.fire.count', { count })),
  absent: ({ brief: { among, count } }) => inOrder(among, count, UNIT_IDS),
  standing: standing(z.array(z.enum(UNIT_IDS)).min(1).max(UNIT_IDS.length), ({ brief }, order) =>
    inOrder(brief.among, brief.count, [...order, ...UNIT_IDS]),
  ),
}

/** One after the other, kinds in the order of the table, so that no set comes twice. */
function picks(among: SomeUnits, count: number, taken: SomeUnits): Options<SomeUnits> {
  if (count === 0) return answer(taken)
  const kinds = kindsIn(among).filter((kind) => laterThan(among, kind) >= count)
  return choice(
    kinds.map((kind) =>
      branch(
        kind,
        () =>
          picks({ ...dropEarlier(among, kind), [kind]: (among[kind] ?? 0) - 1 }, count - 1, {
            ...taken,
            [kind]: (taken[kind] ?? 0) + 1,
          }),
        say('card.unit', { unit: kind }),
      ),
    ),
  )
}

function laterThan(among: SomeUnits, kind: UnitId): number {
  return countOf(dropEarlier(among, kind))
}

function dropEarlier(among: SomeUnits, kind: UnitId): SomeUnits {
  const kept = UNIT_IDS.slice(UNIT_IDS.indexOf(kind))
  return Object.fromEntries(kept.map((each) => [each, among[each] ?? 0]))
}

function inOrder(among: SomeUnits, count: number, order: readonly UnitId[]): SomeUnits {
  const taken: SomeUnits = {}
  let left = count
  for (const kind of order) {
    const some = Math.min(left, (among[kind] ?? 0) - (taken[kind] ?? 0))
    if (some > 0) taken[kind] = (taken[kind] ?? 0) + some
    left -= Math.max(0, some)
  }
  return taken
}

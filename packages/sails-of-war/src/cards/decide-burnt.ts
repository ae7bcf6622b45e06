import { type Decision, refuse, standing } from '@windward/table'
import * as z from 'zod'
import { picked } from '../battle/decide-front.ts'
import type { RealmId } from '../data/realms.ts'
import { UNIT_IDS, type UnitId } from '../data/units.ts'
import { countOf, holds, type SomeUnits, unitsOf, unitsShape } from '../pieces.ts'
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
  options: ({ brief: { among, count } }) => picked(unitsOf(among), count),
  check: ({ brief: { among, count } }, units) =>
    countOf(units) === count && holds(unitsOf(among), units)
      ? undefined
      : refuse('SOW 12.2.9', say('card.fire.count', { count })),
  absent: ({ brief: { among, count } }) => inOrder(among, count, UNIT_IDS),
  standing: standing(z.array(z.enum(UNIT_IDS)).min(1).max(UNIT_IDS.length), ({ brief }, order) =>
    inOrder(brief.among, brief.count, [...order, ...UNIT_IDS]),
  ),
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

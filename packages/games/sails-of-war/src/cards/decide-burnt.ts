import { type Decision, refuse, standing } from '@windward/table'
import * as z from 'zod'
import { picked } from '../battle/decide-front.ts'
import type { RaceId } from '../data/races.ts'
import type { RealmId } from '../data/realms.ts'
import { UNIT_IDS, type UnitId } from '../data/units.ts'
import { countOf, holds, kindsIn, noUnits, type SomeUnits, someOf, unitsOf, unitsShape } from '../pieces.ts'
import type { Realm } from '../public-state.ts'
import type { SailsOfWar, SowFlow, SowTable } from '../state.ts'
import { say } from './words.en.ts'

export interface BurntBrief {
  readonly realm: RealmId
  readonly among: SomeUnits
  readonly count: number
  readonly why: 'firestorm' | 'hunt'
}

const CLAUSES = { firestorm: 'SOW 12.2.9', hunt: 'SOW 16.5' } as const

/** SOW 12.2.9, SOW 16.5: the owner picks who dies in a Firestorm or a Hunt. */
export const burnt: Decision<SailsOfWar, BurntBrief, SomeUnits> = {
  kind: 'firestorm-losses',
  title: ({ brief: { realm, count, why } }) => say('card.fire.title', { realm, count, why }),
  hint: () => say('card.fire.hint'),
  shape: unitsShape,
  options: ({ brief: { among, count } }) => picked(unitsOf(among), count),
  check: ({ brief: { among, count, why } }, units) =>
    countOf(units) === count && holds(unitsOf(among), units)
      ? undefined
      : refuse(CLAUSES[why], say('card.fire.count', { count })),
  confirm: (_, units) => say('card.fire.confirm', { units }),
  absent: ({ brief: { among, count } }) => inOrder(among, count, UNIT_IDS),
  standing: standing(
    say('card.fire.standing'),
    z.array(z.enum(UNIT_IDS)).min(1).max(UNIT_IDS.length),
    ({ brief }, order) => inOrder(brief.among, brief.count, [...order, ...UNIT_IDS]),
  ),
}

/** Who of a force dies, as its owner likes where he can choose. */
export function* diesHere(
  t: SowTable,
  race: RaceId,
  { id, forces }: Realm,
  count: number,
  why: BurntBrief['why'],
): SowFlow<SomeUnits> {
  const among = someOf(forces[race]?.units ?? noUnits())
  if (count >= countOf(among)) return among
  const [only, other] = kindsIn(among)
  if (only !== undefined && other === undefined) return { [only]: count }
  return yield* t.ask(race, burnt, { realm: id, among, count, why })
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

import { after, branch, choice, type Options, refuse, turned } from '@windward/table'
import * as z from 'zod'
import { allRealms } from '../../board/realms.ts'
import type { RaceId } from '../../data/races.ts'
import { REALM_IDS, type RealmId } from '../../data/realms.ts'
import { plannedDeed } from '../../deeds.ts'
import { freshUnits } from '../../forces.ts'
import { countOf, holds, type SomeUnits, unitsShape } from '../../pieces.ts'
import type { Realm } from '../../public-state.ts'
import type { View } from '../../view.ts'
import { wasRefused } from '../refused-before.ts'
import { say } from '../words.en.ts'
import { LONGEST_WAY } from './decide-march-on.ts'
import { follow, joinedTo } from './follow-way.ts'
import { marchAlong, setOut } from './march-along.ts'
import { gaitFrom, marchFrom } from './pace.ts'
import { hasRoom, roomLeft } from './room-in-realm.ts'
import { someUnits } from './unit-options.ts'
import { ways } from './ways-on.ts'

export interface March {
  readonly do: 'march'
  readonly from: RealmId
  readonly units: SomeUnits
  /** Every Realm on the way, the last being where it ends. */
  readonly path: readonly RealmId[]
}

/** SOW 7.2: army units, Giants and Firegaunts go over land. */
export const march = plannedDeed<March>({
  shape: z.strictObject({
    do: z.literal('march'),
    from: z.enum(REALM_IDS),
    units: unitsShape,
    path: z.array(z.enum(REALM_IDS)).min(1).max(LONGEST_WAY),
  }),
  options: (view, seat) => {
    const starts = allRealms(view).filter((realm) => canSetOut(view, seat, realm))
    if (starts.length === 0) return []
    const leads = () =>
      choice(
        starts.map((realm) =>
          branch(
            realm.id,
            () =>
              after(someUnits(marchers(realm, seat), mostInOneStep(view, seat, realm.id)), (units) =>
                marches(view, seat, realm.id, units),
              ),
            say('movement.realm', { realm: realm.id }),
          ),
        ),
      )
    return [branch('march', leads, say('movement.march.label'))]
  },
  fault: (view, seat, { from, units, path }) => {
    const realm = view.realms[from]
    if (realm === undefined || !holds(freshUnits(realm, seat), units) || (units.dragon ?? 0) > 0) {
      return refuse('SOW 7.1.1', say('movement.march.no-units', { realm: from }))
    }
    const refused = path.slice(0, -1).find((each) => wasRefused(view, from, each))
    if (refused !== undefined) return refuse('SOW 7.2.7', say('movement.march.refused', { realm: refused }))
    const walk = follow(view, marchFrom(view, seat, from, units), path, gaitFrom(view, seat, from, units))
    if (walk === undefined) return refuse('SOW 7.2.1', say('movement.march.too-far'))
    return hasRoom(view, walk.at, seat, units)
      ? undefined
      : refuse('SOW 1.4.5', say('movement.full', { realm: walk.at }))
  },
  *carryOut(t, seat, known) {
    yield* t.step('set out', () => {
      const act = known()
      if (act !== undefined) setOut(t.state, seat, act)
    })
    yield* marchAlong(t, seat, false)
  },
})

/** Dragons fly instead (SOW 7.7). */
function marchers(realm: Realm, seat: RaceId): SomeUnits {
  return { ...freshUnits(realm, seat), dragon: 0 }
}

/** Whether at least one of its units can end a step somewhere. */
function canSetOut(view: View, seat: RaceId, realm: Realm): boolean {
  return (
    realm.forces[seat] !== undefined &&
    countOf(marchers(realm, seat)) > 0 &&
    mostInOneStep(view, seat, realm.id) > 0
  )
}

/** The most army units that find room in one Realm next to this one. */
function mostInOneStep(view: View, seat: RaceId, from: RealmId): number {
  return Math.max(0, ...joinedTo(view, from).map((to) => roomLeft(view, to, seat)))
}

function marches(view: View, seat: RaceId, from: RealmId, units: SomeUnits): Options<March> {
  const start = marchFrom(view, seat, from, units)
  const gait = gaitFrom(view, seat, from, units)
  return turned(
    ways(view, start, gait, (realm) => hasRoom(view, realm, seat, units)),
    (path): March => ({ do: 'march', from, units, path }),
  )
}

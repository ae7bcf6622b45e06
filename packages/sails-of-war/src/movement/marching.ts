import { foreignersIn, realmOf } from '../board/realms.ts'
import { veiled } from '../cards/veil.ts'
import type { RaceId } from '../data/races.ts'
import type { RealmId } from '../data/realms.ts'
import { station, withdraw } from '../forces.ts'
import type { SomeUnits } from '../pieces.ts'
import type { SowFlow, SowTable } from '../state.ts'
import { letPass } from './decide-leave.ts'
import { hostsIn } from './pace.ts'
import { hasRoom } from './room.ts'
import type { Way } from './turn.ts'
import { say } from './words.en.ts'

/** SOW 7.2.4, SOW 7.2.5: a force goes its way as far as it is let. */
export function* marchAlong(
  t: SowTable,
  race: RaceId,
  from: RealmId,
  units: SomeUnits,
  path: readonly RealmId[],
): SowFlow {
  const { state } = t
  const passed = yield* allowedPart(t, race, path)
  const way = [from, ...path.slice(0, passed)]
  const to = way.at(-1) ?? from
  const before = way.at(-2) ?? from
  withdraw(realmOf(state, from), race, units)
  const stays = to === from || (passed < path.length && !mayEnd(t, race, to, units))
  station(realmOf(state, stays ? from : to), race, units, true)
  if (stays) {
    t.tell('all', 'SOW 7.2.5', say('movement.march.stays', { race, realm: from, units }))
    return
  }
  t.tell('all', 'SOW 7.2.1', say('movement.marched', { race, from, to, units }))
  const back = before !== from && !mayEnd(t, race, before, units) ? from : before
  yield* enter(t, race, units, { into: to, from: back, ship: null, flown: false })
}

/** How much of the way a force is let go: it stops before the first Realm whose hosts refuse. */
function* allowedPart(t: SowTable, race: RaceId, path: readonly RealmId[]): SowFlow<number> {
  for (const [place, realm] of path.slice(0, -1).entries()) {
    for (const host of hostsIn(t.state, realm, race)) {
      const leave = yield* t.ask(host, letPass, { race, realm, zone: null })
      t.tell('all', 'SOW 7.2.4', say('movement.leave.given', { host, race, leave }))
      if (leave === 'refuse') return place
    }
  }
  return path.length
}

/** A force that was refused or sent back may stand where there is room and no foreign unit. */
function mayEnd({ state }: SowTable, race: RaceId, realm: RealmId, units: SomeUnits): boolean {
  return foreignersIn(realmOf(state, realm), race).length === 0 && hasRoom(state, realm, race, units)
}

/** Where a force has come into a Realm: whom it would fight may veil it, otherwise they will fight (SOW 12.2.11). */
export function* enter(t: SowTable, race: RaceId, units: SomeUnits, way: Way): SowFlow<boolean> {
  const { state } = t
  const { into, from } = way
  if (yield* veiled(t, race, units, way)) {
    withdraw(realmOf(state, into), race, units, true)
    if (from !== null) station(realmOf(state, from), race, units, true)
    return false
  }
  state.turn?.entries.push({ ...way, units })
  return true
}

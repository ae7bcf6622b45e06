import { foreignersIn, realmOf } from '../../board/realms.ts'
import { veiled } from '../../cards/decide-veil.ts'
import type { RaceId } from '../../data/races.ts'
import type { RealmId } from '../../data/realms.ts'
import { station, withdraw } from '../../forces.ts'
import type { SomeUnits } from '../../pieces.ts'
import type { Open } from '../../public-state.ts'
import type { SowFlow, SowTable } from '../../state.ts'
import { type Leave, letPass } from '../decide-leave.ts'
import { noteRefusal } from '../refused-before.ts'
import type { Way } from '../turn-state.ts'
import { say } from '../words.en.ts'
import { type Column, marchOn, walkOf } from './decide-march-on.ts'
import { follow } from './follow-way.ts'
import { gaitFrom, hostsIn, marchFrom } from './pace.ts'
import { hasRoom } from './room-in-realm.ts'

/** SOW 7.2.4, SOW 7.2.5, SOW 7.2.7: a force goes its way as far as it is let, and from there where it likes. */
export function* marchAlong(
  t: SowTable,
  race: RaceId,
  from: RealmId,
  units: SomeUnits,
  path: readonly RealmId[],
): SowFlow {
  const column = yield* t.step('set out', (): Column => {
    const { points, unstopped } = marchFrom(t.state, race, from, units)
    const setOut = { units, start: from, realm: from, points, unstopped, passed: [] }
    return { ...setOut, stand: from, back: from }
  })
  yield* marchOnward(t, race, column, path, false)
}

/** A column goes as planned; where it is refused, its player plans anew. */
function* marchOnward(
  t: SowTable,
  race: RaceId,
  column: Column,
  plan: readonly RealmId[],
  hasMoved: boolean,
): SowFlow {
  const { units, start } = column
  const steps = yield* t.step('leave', () => allowedPart(t, race, column, plan))
  if (steps === plan.length) {
    const way = yield* t.step('arrive', () => arrive(t, race, column, plan, hasMoved))
    yield* enter(t, race, units, way)
    return
  }
  if (steps === 0 && !hasMoved) {
    t.tell('all', 'SOW 7.2.7', say('movement.march.stays', { race, realm: start, units }))
    return
  }
  const come = yield* t.step('come', () => comeSoFar(t, race, column, plan.slice(0, steps), hasMoved))
  const next = yield* t.step('march on', () => t.ask(race, marchOn, come))
  if (next.length > 0) yield* t.step('onward', () => marchOnward(t, race, come, next, true))
  else yield* t.step('stay', () => stay(t, race, come))
}

function comeSoFar(
  t: SowTable,
  race: RaceId,
  column: Column,
  steps: readonly RealmId[],
  hasMoved: boolean,
): Column {
  const come = advanced(t.state, race, column, steps)
  transfer(t, race, column.units, column.stand, come.stand, hasMoved)
  return come
}

function* stay(t: SowTable, race: RaceId, { units, start, stand, back }: Column): SowFlow {
  yield* t.step('stop', () =>
    t.tell('all', 'SOW 7.2.5', say('movement.march.stays', { race, realm: stand, units })),
  )
  if (stand !== start) yield* enter(t, race, units, { into: stand, from: back, ship: null, flown: false })
}

/** How many steps a force is let go: it stops before the first Realm whose hosts refuse. */
function* allowedPart(
  t: SowTable,
  race: RaceId,
  { start }: Column,
  path: readonly RealmId[],
): SowFlow<number> {
  for (const [place, realm] of path.slice(0, -1).entries()) {
    for (const host of hostsIn(t.state, realm, race)) {
      const leave = yield* t.step(`step ${place + 1} by ${host}`, () => leaveOf(t, host, race, start, realm))
      if (leave === 'refuse') return place
    }
  }
  return path.length
}

function* leaveOf(t: SowTable, host: RaceId, race: RaceId, start: RealmId, realm: RealmId): SowFlow<Leave> {
  const leave = yield* t.ask(host, letPass, { race, realm, zone: null })
  t.tell('all', 'SOW 7.2.4', say('movement.leave.given', { host, race, leave }))
  if (leave === 'refuse') noteRefusal(t.state, start, realm)
  return leave
}

/** A force some steps further on, on a way it passes. */
function advanced(open: Open, race: RaceId, column: Column, steps: readonly RealmId[]): Column {
  const { units, start } = column
  const walk = follow(open, walkOf(column), steps, gaitFrom(open, race, start, units)) ?? walkOf(column)
  const free = steps.filter((realm) => realm === column.stand || mayStand(open, race, realm, units))
  const [back = column.back, stand = column.stand] = [column.back, column.stand, ...free].slice(-2)
  return {
    ...column,
    realm: walk.at,
    points: walk.points,
    unstopped: walk.unstopped,
    stand,
    back,
    passed: [...column.passed, ...steps.filter((realm) => hostsIn(open, realm, race).length > 0)],
  }
}

/** A force that goes no further may stand where there is room and no foreign unit. */
function mayStand(open: Open, race: RaceId, realm: RealmId, units: SomeUnits): boolean {
  return foreignersIn(realmOf(open, realm), race).length === 0 && hasRoom(open, realm, race, units)
}

function transfer(
  t: SowTable,
  race: RaceId,
  units: SomeUnits,
  from: RealmId,
  to: RealmId,
  hasMoved: boolean,
): void {
  withdraw(realmOf(t.state, from), race, units, hasMoved)
  station(realmOf(t.state, to), race, units, true)
  if (from !== to) t.tell('all', 'SOW 7.2.1', say('movement.marched', { race, from, to, units }))
}

/** Into the last Realm of its way; from where it would have to go back one step it goes back to where it may stand. */
function arrive(t: SowTable, race: RaceId, column: Column, plan: readonly RealmId[], hasMoved: boolean): Way {
  const { units, stand: from } = column
  const { stand: back } = advanced(t.state, race, column, plan.slice(0, -1))
  const to = plan.at(-1) ?? from
  transfer(t, race, units, from, to, hasMoved)
  return { into: to, from: back, ship: null, flown: false }
}

/**
 * Where a force has come into a Realm, marched, landed or flown: whom it would fight may veil it (SOW 12.2.11),
 * otherwise they will fight (SOW 7.4.7, SOW 7.7.4).
 */
export function* enter(t: SowTable, race: RaceId, units: SomeUnits, way: Way): SowFlow<boolean> {
  const { state } = t
  const { into, from } = way
  if (yield* t.step('veiled', () => veiled(t, race, units, way))) {
    withdraw(realmOf(state, into), race, units, true)
    if (from !== null) station(realmOf(state, from), race, units, true)
    return false
  }
  state.turn?.entries.push({ ...way, units })
  return true
}

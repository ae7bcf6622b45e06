import { foreignersIn, realmOf } from '../../board/realms.ts'
import { veiled } from '../../cards/decide-veil.ts'
import type { RaceId } from '../../data/races.ts'
import type { RealmId } from '../../data/realms.ts'
import { station, withdraw } from '../../forces.ts'
import type { SomeUnits } from '../../pieces.ts'
import { playerOf } from '../../players.ts'
import type { Open, Plan } from '../../public-state.ts'
import type { SowFlow, SowTable, State } from '../../state.ts'
import { letPass } from '../decide-leave.ts'
import { noteRefusal } from '../refused-before.ts'
import type { Way } from '../turn-state.ts'
import { say } from '../words.en.ts'
import { type Column, marchOn, walkOf } from './decide-march-on.ts'
import { follow } from './follow-way.ts'
import type { March } from './march.ts'
import { gaitFrom, hostsIn, marchFrom } from './pace.ts'
import { hasRoom } from './room-in-realm.ts'

/** A force is about to go this way. Others learn no more of it than what they are asked leave for (SOW 17.1.7). */
export function setOut(state: State, race: RaceId, { from, units, path }: March): void {
  const { points, unstopped } = marchFrom(state, race, from, units)
  const setOut = { units, start: from, realm: from, points, unstopped, passed: [] }
  goOn(state, race, { ...setOut, stand: from, back: from }, path)
}

function goOn(state: State, race: RaceId, column: Column, way: readonly RealmId[]): void {
  const { plan } = playerOf(state, race)
  if (plan !== undefined) plan.march = { column, way, steps: way.length }
}

/** The march of a player; in the thoughts of others, who do not know it, nothing more comes of it. */
function marchOf(state: State, race: RaceId): Plan['march'] {
  return playerOf(state, race).plan?.march
}

/**
 * SOW 7.2.4, SOW 7.2.5, SOW 7.2.7: a force goes as planned as far as it is let; where it is refused, its player plans anew.
 */
export function* marchAlong(t: SowTable, race: RaceId, hasMoved: boolean): SowFlow {
  const isLet = yield* t.step('leave', () => allLetPass(t, race))
  if (isLet) {
    const come = yield* t.step('arrive', () => arrive(t, race, hasMoved))
    if (come !== null) yield* enter(t, race, come.units, come.way)
    return
  }
  const come = yield* t.step('come', () => comeSoFar(t, race, hasMoved))
  if (come === null) return
  const further = yield* t.step('march on', () => marchFurther(t, race, come))
  if (further) yield* t.step('onward', () => marchAlong(t, race, true))
  else yield* t.step('stay', () => stay(t, race, come))
}

/** Whoever was refused before his first step has not moved at all. */
function comeSoFar(t: SowTable, race: RaceId, hasMoved: boolean): Column | null {
  const march = marchOf(t.state, race)
  if (march === undefined) return null
  const { column, way, steps } = march
  const { units, start, stand } = column
  if (steps === 0 && !hasMoved) {
    t.tell('all', 'SOW 7.2.7', say('movement.march.stays', { race, realm: start, units }))
    return null
  }
  const come = advanced(t.state, race, column, way.slice(0, steps))
  transfer(t, race, units, stand, come.stand, hasMoved)
  return come
}

function* marchFurther(t: SowTable, race: RaceId, come: Column): SowFlow<boolean> {
  const way = yield* t.ask(race, marchOn, come)
  if (way.length > 0) goOn(t.state, race, come, way)
  return way.length > 0
}

function* stay(t: SowTable, race: RaceId, { units, start, stand, back }: Column): SowFlow {
  yield* t.step('stop', () =>
    t.tell('all', 'SOW 7.2.5', say('movement.march.stays', { race, realm: stand, units })),
  )
  if (stand !== start) yield* enter(t, race, units, { into: stand, from: back, ship: null, flown: false })
}

/** Whether a force is let go all its way: it stops before the first Realm whose hosts refuse. */
function* allLetPass(t: SowTable, race: RaceId): SowFlow<boolean> {
  for (let time = 1; ; time += 1) {
    const asked = yield* t.step(`asked ${time}`, () => askedOnWay(t.state, race, time))
    if (asked === null) return true
    if (!(yield* t.step(`leave ${time}`, () => isLetPass(t, race, asked)))) return false
  }
}

/** Who is asked, and for leave to pass where. */
interface AskedHost {
  readonly host: RaceId
  readonly realm: RealmId
}

/** One of those who are asked, in the order of the way. */
function askedOnWay(state: State, race: RaceId, time: number): AskedHost | null {
  const { way = [] } = marchOf(state, race) ?? {}
  const hosts = way
    .slice(0, -1)
    .flatMap((realm) => hostsIn(state, realm, race).map((host) => ({ host, realm })))
  return hosts[time - 1] ?? null
}

function* isLetPass(t: SowTable, race: RaceId, { host, realm }: AskedHost): SowFlow<boolean> {
  const leave = yield* t.ask(host, letPass, { race, realm, zone: null })
  t.tell('all', 'SOW 7.2.4', say('movement.leave.given', { host, race, leave }))
  const march = marchOf(t.state, race)
  if (leave === 'refuse' && march !== undefined) {
    noteRefusal(t.state, march.column.start, realm)
    march.steps = march.way.indexOf(realm)
  }
  return leave === 'allow'
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
function arrive(t: SowTable, race: RaceId, hasMoved: boolean): Arrival | null {
  const march = marchOf(t.state, race)
  if (march === undefined) return null
  const { column, way } = march
  const { units, stand: from } = column
  const { stand: back } = advanced(t.state, race, column, way.slice(0, -1))
  const to = way.at(-1) ?? from
  transfer(t, race, units, from, to, hasMoved)
  return { units, way: { into: to, from: back, ship: null, flown: false } }
}

interface Arrival {
  readonly units: SomeUnits
  readonly way: Way
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

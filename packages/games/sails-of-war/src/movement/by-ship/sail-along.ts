import type { Zone } from '../../board/zones.ts'
import type { RaceId } from '../../data/races.ts'
import { playerOf } from '../../players.ts'
import type { Open, Plan, PortRef, Ship, ShipId } from '../../public-state.ts'
import { guardsAt, shipOf } from '../../ships.ts'
import type { SowFlow, SowTable, State } from '../../state.ts'
import { letPass } from '../decide-leave.ts'
import { noteRefusal } from '../refused-before.ts'
import { say } from '../words.en.ts'
import type { Course, Fleet } from './course.ts'
import { sailOn } from './decide-sail-on.ts'
import { ownerOf } from './harbours.ts'
import { comeHome, seekTrade } from './trade.ts'

/** A fleet by the names of its ships. */
export interface Convoy extends Omit<Fleet, 'ships'> {
  readonly ships: readonly ShipId[]
}

function fleetOf(open: Open, { ships, ...rest }: Convoy): Fleet {
  return { ...rest, ships: ships.flatMap((id) => shipOf(open, id) ?? []) }
}

/** Ships are about to go this way. Others learn no more of it than what they are asked leave for (SOW 17.1.7). */
export function setSail(state: State, race: RaceId, convoy: Convoy, course: Course): void {
  const { plan } = playerOf(state, race)
  if (plan !== undefined) plan.sail = { convoy, course, steps: through(course).length }
}

/** The ships of a player that are on their way; in the thoughts of others, who do not know it, nothing more comes of it. */
function sailOf(state: State, race: RaceId): Plan['sail'] {
  return playerOf(state, race).plan?.sail
}

/** The zones that are passed on a course. */
function through({ path, port }: Course): readonly Zone[] {
  return port === null ? path.slice(0, -1) : path
}

/** SOW 7.3.3, SOW 7.3.7: ships go their way as far as they are let, and from there where they like. */
export function* sailAlong(t: SowTable, race: RaceId): SowFlow {
  const isLet = yield* t.step('leave', () => allLetPass(t, race))
  const come = yield* t.step('come', () => comeSoFar(t, race))
  if (come === null) return
  if (!isLet) {
    yield* sailFurther(t, race, come)
    return
  }
  const call = yield* t.step('end', () => foreignCall(t, race))
  if (call === null) return
  yield* t.each(
    'calls',
    () => come.ships,
    (ship) => callAt(t, race, { ...come, ships: [ship] }, ship, call),
  )
}

/** Ships as far on their way as they were let. */
function comeSoFar(t: SowTable, race: RaceId): Convoy | null {
  const sail = sailOf(t.state, race)
  if (sail === undefined) return null
  const { convoy, course, steps } = sail
  const come = advanced(t.state, convoy, through(course).slice(0, steps))
  if (steps < through(course).length) anchor(t, fleetOf(t.state, convoy), course.path.slice(0, steps))
  return come
}

/** A foreign Port where Trade Ships call, and what stands for a lost Port of Origin. */
interface Call {
  readonly port: PortRef
  readonly origin: PortRef | null
}

/** Ships lie where their way ends, or in a Port of their own; or they lie before the Port of another, where they call. */
function foreignCall(t: SowTable, race: RaceId): Call | null {
  const sail = sailOf(t.state, race)
  if (sail === undefined) return null
  const fleet = fleetOf(t.state, sail.convoy)
  const { path, port, origin = null } = sail.course
  if (port !== null && ownerOf(t.state, port) !== race) {
    anchor(t, fleet, path)
    return { port, origin }
  }
  if (port === null) lie(t, fleet.ships, path.at(-1))
  else dock(t, fleet.ships, port)
  return null
}

/** Whether ships are let go all their way: they stop before the first zone whose Warships refuse. */
function* allLetPass(t: SowTable, race: RaceId): SowFlow<boolean> {
  for (let time = 1; ; time += 1) {
    const asked = yield* t.step(`asked ${time}`, () => askedOnWay(t.state, race, time))
    if (asked === null) return true
    if (!(yield* t.step(`leave ${time}`, () => isLetPass(t, race, asked)))) return false
  }
}

/** Who is asked, and for leave to pass where. */
interface AskedGuard {
  readonly host: RaceId
  readonly zone: Zone
}

/** One of those who are asked, in the order of the way. */
function askedOnWay(state: State, race: RaceId, time: number): AskedGuard | null {
  const sail = sailOf(state, race)
  if (sail === undefined) return null
  const guards = through(sail.course).flatMap((zone) =>
    guardsAt(state, zone, race).map((host) => ({ host, zone })),
  )
  return guards[time - 1] ?? null
}

function* isLetPass(t: SowTable, race: RaceId, { host, zone }: AskedGuard): SowFlow<boolean> {
  const leave = yield* t.ask(host, letPass, { race, realm: null, zone })
  t.tell('all', 'SOW 7.3.3', say('movement.leave.given', { host, race, leave }))
  const sail = sailOf(t.state, race)
  if (leave === 'refuse' && sail !== undefined) {
    for (const id of sail.convoy.ships) noteRefusal(t.state, id, zone)
    sail.steps = through(sail.course).indexOf(zone)
  }
  return leave === 'allow'
}

/** Ships some zones further on, on a way they pass. */
function advanced(open: Open, convoy: Convoy, zones: readonly Zone[]): Convoy {
  const [race] = fleetOf(open, convoy).ships.map(({ owner }) => owner)
  const isGuarded = (zone: Zone) => race !== undefined && guardsAt(open, zone, race).length > 0
  return {
    ...convoy,
    at: zones.at(-1) ?? convoy.at,
    points: convoy.points - zones.length,
    passed: [...convoy.passed, ...zones.filter(isGuarded)],
  }
}

/**
 * SOW 7.3.8: on their way ships lie in the last zone where they may stay; only Warships may not stay among foreign
 * ones (SOW 7.3.4).
 */
function anchor(t: SowTable, { ships }: Fleet, zones: readonly Zone[]): void {
  const armed = ships.some(({ kind }) => kind === 'warship')
  const free = zones.filter(
    (zone) => !armed || ships.every(({ owner }) => guardsAt(t.state, zone, owner).length === 0),
  )
  const haven = free.at(-1)
  if (haven !== undefined) lie(t, ships, haven)
  else if (zones.length > 0) for (const ship of ships) ship.moved = true
}

function lie(t: SowTable, ships: readonly Ship[], zone: Zone | undefined): void {
  const [first] = ships
  if (zone === undefined || first === undefined) return
  for (const ship of ships) {
    ship.moved = true
    ship.zone = zone
    ship.port = null
  }
  const named = { race: first.owner, ships: ships.map(({ id }) => id), zone }
  t.tell('all', 'SOW 7.3.1', say('movement.sailed', named))
}

/** SOW 7.3.7: ships that were refused have what they have not spent; who has spent nothing has not moved. */
function* sailFurther(t: SowTable, race: RaceId, come: Convoy): SowFlow {
  if (fleetOf(t.state, come).ships.length === 0) return
  const further = yield* t.step('sail on', () => planFurther(t, race, come))
  if (further) yield* t.step('further', () => sailAlong(t, race))
  else t.tell('all', 'SOW 7.3.7', say('movement.sail.stays', { race, ships: [...come.ships] }))
}

function* planFurther(t: SowTable, race: RaceId, come: Convoy): SowFlow<boolean> {
  const { at: zone, points, passed } = come
  const [first] = fleetOf(t.state, come).ships
  if (first?.moved !== true || zone === null) return false
  const course = yield* t.ask(race, sailOn, { ships: [...come.ships], zone, points, passed })
  if (course.path.length === 0 && course.port === null) return false
  setSail(t.state, race, come, course)
  return true
}

function dock(t: SowTable, ships: readonly Ship[], port: PortRef): void {
  const [race] = ships.map(({ owner }): RaceId => owner)
  if (race === undefined) return
  for (const ship of ships) {
    ship.moved = true
    ship.zone = null
    ship.port = { ...port }
  }
  t.tell('all', 'SOW 7.3.5', say('movement.docked', { race, ships: ships.map(({ id }) => id), ...port }))
  for (const ship of ships) comeHome(t, ship, port)
}

/** SOW 7.5.2: a Trade Ship before a foreign Port; who is refused may sail elsewhere. */
function* callAt(t: SowTable, race: RaceId, come: Convoy, ship: ShipId, { port, origin }: Call): SowFlow {
  if (!(yield* t.step('trade', () => seekTrade(t, ship, port, origin ?? undefined))))
    yield* sailFurther(t, race, come)
}

import type { Zone } from '../../board/zones.ts'
import type { RaceId } from '../../data/races.ts'
import type { Open, PortRef, Ship, ShipId } from '../../public-state.ts'
import { guardsAt, shipOf } from '../../ships.ts'
import type { SowFlow, SowTable } from '../../state.ts'
import { type Leave, letPass } from '../decide-leave.ts'
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

/** SOW 7.3.3, SOW 7.3.7: ships go their way as far as they are let, and from there where they like. */
export function* sailAlong(t: SowTable, convoy: Convoy, course: Course): SowFlow {
  const { path, port, origin } = course
  const through = port === null ? path.slice(0, -1) : path
  const passed = yield* t.step('leave', () => allowedPart(t, convoy, through))
  const on = yield* t.step('come', () => advanced(t.state, convoy, through.slice(0, passed)))
  if (passed < through.length) {
    yield* t.step('anchor', () => anchor(t, fleetOf(t.state, convoy), path.slice(0, passed)))
    yield* sailFurther(t, on)
    return
  }
  const calls = yield* t.step('end', () => isForeignCall(t, fleetOf(t.state, convoy), course))
  if (port === null || !calls) return
  yield* t.each(
    'calls',
    () => convoy.ships,
    (ship) => callAt(t, { ...on, ships: [ship] }, ship, port, origin),
  )
}

/** Ships lie where their way ends, or in a Port of their own; or they lie before the Port of another, where they call. */
function isForeignCall(t: SowTable, fleet: Fleet, { path, port }: Course): boolean {
  const [race] = fleet.ships.map(({ owner }) => owner)
  const isForeign = port !== null && ownerOf(t.state, port) !== race
  if (isForeign) anchor(t, fleet, path)
  else if (port === null) lie(t, fleet.ships, path.at(-1))
  else dock(t, fleet.ships, port)
  return isForeign
}

/** How many of these zones are let through before the first refusal. */
function* allowedPart(t: SowTable, convoy: Convoy, zones: readonly Zone[]): SowFlow<number> {
  const [first] = fleetOf(t.state, convoy).ships
  if (first === undefined) return 0
  const { owner: race } = first
  for (const [place, zone] of zones.entries()) {
    for (const host of guardsAt(t.state, zone, race)) {
      const leave = yield* t.step(`step ${place + 1} by ${host}`, () => leaveOf(t, host, race, convoy, zone))
      if (leave === 'refuse') return place
    }
  }
  return zones.length
}

function* leaveOf(t: SowTable, host: RaceId, race: RaceId, { ships }: Convoy, zone: Zone): SowFlow<Leave> {
  const leave = yield* t.ask(host, letPass, { race, realm: null, zone })
  t.tell('all', 'SOW 7.3.3', say('movement.leave.given', { host, race, leave }))
  if (leave === 'refuse') for (const id of ships) noteRefusal(t.state, id, zone)
  return leave
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
function* sailFurther(t: SowTable, convoy: Convoy): SowFlow {
  const { at: zone, points, passed } = convoy
  const ships = [...convoy.ships]
  const [first] = fleetOf(t.state, convoy).ships
  if (first === undefined) return
  const { owner: race } = first
  const course = yield* t.step('sail on', () =>
    first.moved && zone !== null ? t.ask(race, sailOn, { ships, zone, points, passed }) : null,
  )
  if (course !== null && (course.path.length > 0 || course.port !== null))
    yield* t.step('further', () => sailAlong(t, convoy, course))
  else t.tell('all', 'SOW 7.3.7', say('movement.sail.stays', { race, ships }))
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
function* callAt(t: SowTable, convoy: Convoy, ship: ShipId, port: PortRef, origin?: PortRef): SowFlow {
  if (!(yield* t.step('trade', () => seekTrade(t, ship, port, origin)))) yield* sailFurther(t, convoy)
}

import type { Zone } from '../../board/zones.ts'
import type { RaceId } from '../../data/races.ts'
import type { Open, PortRef, Ship } from '../../public-state.ts'
import { guardsAt } from '../../ships.ts'
import type { SowFlow, SowTable } from '../../state.ts'
import { letPass } from '../decide-leave.ts'
import { noteRefusal } from '../refused-before.ts'
import { say } from '../words.en.ts'
import type { Course, Fleet } from './course.ts'
import { sailOn } from './decide-sail-on.ts'
import { ownerOf } from './harbours.ts'
import { comeHome, seekTrade } from './trade.ts'

/** SOW 7.3.3, SOW 7.3.7: ships go their way as far as they are let, and from there where they like. */
export function* sailAlong(t: SowTable, fleet: Fleet, { path, port, origin }: Course): SowFlow {
  const through = port === null ? path.slice(0, -1) : path
  const passed = yield* allowedPart(t, fleet, through)
  const on = advanced(t.state, fleet, through.slice(0, passed))
  if (passed < through.length) {
    anchor(t, fleet, path.slice(0, passed))
    yield* sailFurther(t, on)
    return
  }
  const [race] = fleet.ships.map(({ owner }) => owner)
  if (port === null) lie(t, fleet.ships, path.at(-1))
  else if (ownerOf(t.state, port) === race) dock(t, fleet.ships, port)
  else {
    anchor(t, fleet, path)
    for (const ship of fleet.ships) yield* callAt(t, { ...on, ships: [ship] }, ship, port, origin)
  }
}

/** How many of these zones are let through before the first refusal. */
function* allowedPart(t: SowTable, { ships }: Fleet, zones: readonly Zone[]): SowFlow<number> {
  const [first] = ships
  if (first === undefined) return 0
  const { owner: race } = first
  for (const [place, zone] of zones.entries()) {
    for (const host of guardsAt(t.state, zone, race)) {
      const leave = yield* t.ask(host, letPass, { race, realm: null, zone })
      t.tell('all', 'SOW 7.3.3', say('movement.leave.given', { host, race, leave }))
      if (leave === 'allow') continue
      for (const { id } of ships) noteRefusal(t.state, id, zone)
      return place
    }
  }
  return zones.length
}

/** Ships some zones further on, on a way they pass. */
function advanced(open: Open, fleet: Fleet, zones: readonly Zone[]): Fleet {
  const [race] = fleet.ships.map(({ owner }) => owner)
  const isGuarded = (zone: Zone) => race !== undefined && guardsAt(open, zone, race).length > 0
  return {
    ...fleet,
    at: zones.at(-1) ?? fleet.at,
    points: fleet.points - zones.length,
    passed: [...fleet.passed, ...zones.filter(isGuarded)],
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
function* sailFurther(t: SowTable, fleet: Fleet): SowFlow {
  const { ships, at: zone, points, passed } = fleet
  const [first] = ships
  if (first === undefined) return
  const named = { race: first.owner, ships: ships.map(({ id }) => id) }
  const stays = () => t.tell('all', 'SOW 7.3.7', say('movement.sail.stays', named))
  if (!first.moved || zone === null) return stays()
  const course = yield* t.ask(first.owner, sailOn, { ships: named.ships, zone, points, passed })
  if (course.path.length > 0 || course.port !== null) yield* sailAlong(t, fleet, course)
  else stays()
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
function* callAt(t: SowTable, fleet: Fleet, ship: Ship, port: PortRef, origin?: PortRef): SowFlow {
  if (!(yield* seekTrade(t, ship, port, origin))) yield* sailFurther(t, fleet)
}

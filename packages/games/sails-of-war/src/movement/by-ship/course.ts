import {
  answer,
  type Branch,
  branch,
  choice,
  type Options,
  oneOf,
  type Refusal,
  refuse,
  turned,
} from '@windward/table'
import { isSea } from '../../board/realms.ts'
import { around, type Zone } from '../../board/zones.ts'
import type { Open, PortRef, Ship } from '../../public-state.ts'
import { guardsAt, watersOf } from '../../ships.ts'
import { portPlace, wasRefused } from '../refused-before.ts'
import { say } from '../words.en.ts'
import { isSamePort, mayEnter, ownerOf, portsFacing } from './harbours.ts'
import { isOriginLost, originsFor } from './port-of-origin.ts'

/** Where ships go. */
export interface Course {
  /** Every zone on the way. */
  readonly path: readonly Zone[]
  /** The Port it ends in, if it does. */
  readonly port: PortRef | null
  /** What stands for a lost Port of Origin when it trades there; the farthest own Port if it is not said. */
  readonly origin?: PortRef | undefined
}

/** Ships that sail together: where they are, and what they have left. */
export interface Fleet {
  readonly ships: readonly Ship[]
  /** Nothing while they lie in a Port. */
  readonly at: Zone | null
  readonly points: number
  /** Zones they were given leave for: Warships do not end their move there (SOW 7.3.8). */
  readonly passed: readonly Zone[]
}

/** Every course, zone by zone, until it stops or enters a Port. */
export function courses(open: Open, fleet: Fleet): Options<Course> {
  const left = fleet.ships[0]?.port ?? null
  const into = (path: readonly Zone[], port: PortRef): Options<Course> => {
    const origins = namedOrigins(open, fleet.ships, port)
    if (origins.length < 2) return answer({ path, port })
    const label = ({ realm, side }: PortRef) => ({
      key: `${realm}/${side}`,
      label: say('movement.sail.origin', { realm, side }),
    })
    return turned(oneOf(origins, label), (origin): Course => ({ path, port, origin }))
  }
  const on = (path: readonly Zone[]): Options<Course> => {
    const at = path.at(-1) ?? fleet.at
    const branches: Branch<Course>[] =
      path.length > 0 && mayLie(fleet, path.at(-1))
        ? [branch('stop', () => answer({ path, port: null }), say('movement.stop'))]
        : []
    if (path.length >= fleet.points || isBarred(open, fleet, path)) return choice(branches)
    for (const zone of nextZones(open, fleet, at).filter((next) => !path.includes(next))) {
      const leads = [...path, zone]
      if (leadsOn(open, fleet, leads)) {
        branches.push(branch(`${zone}`, () => on(leads), say('movement.zone', { zone })))
      }
    }
    for (const port of at === null ? [] : havens(open, fleet.ships, at, path.length === 0 ? left : null)) {
      branches.push(
        branch(`${port.realm}/${port.side}`, () => into(path, port), say('movement.port', { ...port })),
      )
    }
    return choice(branches)
  }
  return on([])
}

/** SOW 7.3.8: Warships that were let pass do not end there. */
function mayLie({ ships, passed }: Fleet, zone: Zone | undefined): boolean {
  return zone === undefined || !passed.includes(zone) || ships.every(({ kind }) => kind !== 'warship')
}

/** The same ships after they have asked for leave on this way. */
function passing(open: Open, fleet: Fleet, path: readonly Zone[]): Fleet {
  const isGuarded = (zone: Zone) => fleet.ships.some(({ owner }) => guardsAt(open, zone, owner).length > 0)
  return { ...fleet, passed: [...fleet.passed, ...path.slice(0, -1).filter(isGuarded)] }
}

/** SOW 7.3.7: where leave was refused to one of them they can only end their move. */
function isBarred(open: Open, { ships }: Fleet, path: readonly Zone[]): boolean {
  const zone = path.at(-1)
  return zone !== undefined && ships.some(({ id }) => wasRefused(open, id, zone))
}

/** Whether a course that has come so far can be ended, there or one step on. */
function leadsOn(open: Open, fleet: Fleet, path: readonly Zone[]): boolean {
  const zone = path.at(-1) ?? null
  if (zone === null || mayLie(fleet, zone)) return true
  if (path.length >= fleet.points || isBarred(open, fleet, path)) return false
  const further = nextZones(open, fleet, zone).some((next) => !path.includes(next) && mayLie(fleet, next))
  return further || havens(open, fleet.ships, zone, null).length > 0
}

function nextZones(open: Open, { ships }: Fleet, at: Zone | null): readonly Zone[] {
  if (at !== null) return around(at).filter((zone) => isSea(open, zone))
  const [ship] = ships
  const zone = ship === undefined ? null : watersOf(open, ship)
  return zone === null ? [] : [zone]
}

/** Ports on a zone that all of these ships may seek to enter. */
export function havens(open: Open, ships: readonly Ship[], zone: Zone, left: PortRef | null): PortRef[] {
  return portsFacing(open, zone).filter(
    (port) =>
      !isSamePort(port, left) &&
      ships.every((ship) => mayEnter(open, ship, port) && !wasRefused(open, ship.id, portPlace(port))),
  )
}

/** SOW 7.5.7: the Ports from which one is named: for Trade Ships that have lost theirs, in a foreign Port. */
function namedOrigins(open: Open, ships: readonly Ship[], port: PortRef | null): PortRef[] {
  const homeless = ships.find((ship) => ship.kind === 'trader' && isOriginLost(open, ship))
  if (port === null || homeless === undefined || ownerOf(open, port) === homeless.owner) return []
  return originsFor(open, homeless.owner, port)
}

/** SOW 7.3.1, SOW 7.3.2, SOW 7.3.5, SOW 7.3.7, SOW 7.3.8, SOW 7.5.7: why ships cannot go so. */
export function courseFault(open: Open, fleet: Fleet, { path, port, origin }: Course): Refusal | undefined {
  const length = path.length + (port === null ? 0 : 1)
  if (length === 0) return refuse('SOW 7.3.1', say('movement.sail.nowhere'))
  if (length > fleet.points) return refuse('SOW 7.3.1', say('movement.sail.too-far'))
  let at = fleet.at
  for (const [step, zone] of path.entries()) {
    if (!nextZones(open, fleet, at).includes(zone)) {
      return refuse('SOW 7.3.2', say('movement.sail.no-way', { zone }))
    }
    if (step < length - 1 && isBarred(open, fleet, [zone])) {
      return refuse('SOW 7.3.7', say('movement.sail.refused', { zone }))
    }
    at = zone
  }
  if (port === null) {
    return at === null || mayLie(passing(open, fleet, path), at)
      ? undefined
      : refuse('SOW 7.3.8', say('movement.sail.passing', { zone: at }))
  }
  if (fleet.ships.some(({ id }) => wasRefused(open, id, portPlace(port)))) {
    return refuse('SOW 7.5.2', say('movement.trade.refused', { ...port }))
  }
  if (at === null || !havens(open, fleet.ships, at, null).some((haven) => isSamePort(haven, port))) {
    return refuse('SOW 7.3.5', say('movement.sail.no-port', { ...port }))
  }
  return origin === undefined ||
    namedOrigins(open, fleet.ships, port).some((each) => isSamePort(each, origin))
    ? undefined
    : refuse('SOW 7.5.7', say('movement.sail.no-origin', { ...origin }))
}

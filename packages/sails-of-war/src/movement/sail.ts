import { answer, type Branch, branch, choice, type Options, oneOf, refuse, turned } from '@windward/table'
import * as z from 'zod'
import { isSea } from '../board/realms.ts'
import { around, type Zone, zoneShape } from '../board/zones.ts'
import type { RaceId } from '../data/races.ts'
import { SHIPS, TRADE_WINDS } from '../data/ships.ts'
import { deed } from '../deeds.ts'
import type { Open, PortRef, Ship, ShipId } from '../open.ts'
import { shipOf, shipsOf, watersOf } from '../ships.ts'
import type { View } from '../view.ts'
import { isSamePort, mayEnter, ownerOf, portsFacing } from './harbours.ts'
import { isOriginLost, originsFor } from './port-of-origin.ts'
import { sailAlong } from './sailing.ts'
import { portShape, shipShape } from './ship-shape.ts'
import { say } from './words.en.ts'

const MOST_SHIPS = 15
const LONGEST_COURSE = 24

export interface Sailing {
  readonly do: 'sail'
  readonly ships: readonly ShipId[]
  /** Every zone on the way. */
  readonly path: readonly Zone[]
  /** The Port it ends in, if it does. */
  readonly port: PortRef | null
  /** What stands for a lost Port of Origin when it trades there; the farthest own Port if it is not said. */
  readonly origin?: PortRef | undefined
}

/** SOW 7.3 */
export const sail = deed<Sailing>({
  shape: z.strictObject({
    do: z.literal('sail'),
    ships: z.array(shipShape).min(1).max(MOST_SHIPS),
    path: z.array(zoneShape).max(LONGEST_COURSE),
    port: portShape.nullable(),
    origin: portShape.optional(),
  }),
  options: (view, seat) => {
    const ready = shipsOf(view, seat).filter((ship) => canSail(view, ship))
    if (ready.length === 0) return []
    const leads = () => choice([...fleets(view, ready), ...ready.map((ship) => alone(view, ship))])
    return [branch('sail', leads, say('movement.sail.label'))]
  },
  fault: (view, seat, { ships: ids, path, port, origin }) => {
    const ships = ids.flatMap((id) => shipOf(view, id) ?? [])
    return (
      shipsFault(view, seat, ids, ships) ??
      courseFault(view, ships, path, port) ??
      (origin === undefined || namedOrigins(view, ships, port).some((each) => isSamePort(each, origin))
        ? undefined
        : refuse('SOW 7.5.7', say('movement.sail.no-origin', { ...origin })))
    )
  },
  carryOut: (t, seat, { ships, path, port, origin }) =>
    sailAlong(
      t,
      seat,
      ships.flatMap((id) => shipOf(t.state, id) ?? []),
      path,
      port,
      origin,
    ),
})

/** SOW 7.5.7: the Ports from which one is named: for Trade Ships that have lost theirs, in a foreign Port. */
function namedOrigins(view: View, ships: readonly Ship[], port: PortRef | null): PortRef[] {
  const homeless = ships.find((ship) => ship.kind === 'trader' && isOriginLost(view, ship))
  if (port === null || homeless === undefined || ownerOf(view, port) === homeless.owner) return []
  return originsFor(view, homeless.owner, port)
}

/** Whether a ship has anywhere to go; one shut in by land has not. */
function canSail(view: View, ship: Ship): boolean {
  if (ship.moved) return false
  if (ship.zone === null) return watersOf(view, ship) !== null
  const sea = around(ship.zone).some((zone) => isSea(view, zone))
  return sea || havens(view, [ship], ship.zone, null).length > 0
}

/** SOW 7.3.1, SOW 5.8 */
function allowance({ weather }: Open, ships: readonly Ship[]): number {
  const winds = weather.tradeWinds * TRADE_WINDS
  return Math.min(...ships.map(({ kind }) => SHIPS[kind].move + (kind === 'trader' ? winds : 0)))
}

function lieTogether(a: Ship, b: Ship): boolean {
  return a.zone === b.zone && (a.port === null ? b.port === null : isSamePort(a.port, b.port))
}

function alone(view: View, ship: Ship): Branch<Sailing> {
  return branch(ship.id, () => courses(view, [ship]), say('movement.ship', { ship: ship.id }))
}

/** SOW 7.3.6: all ships of one place that can still sail. */
function fleets(view: View, ready: readonly Ship[]): Branch<Sailing>[] {
  const leaders = ready.filter(
    (ship, place) => !ready.slice(0, place).some((other) => lieTogether(ship, other)),
  )
  return leaders
    .map((leader) => ready.filter((ship) => lieTogether(ship, leader)))
    .filter((fleet) => fleet.length > 1)
    .map((fleet) =>
      branch(
        fleet.map(({ id }) => id).join('+'),
        () => courses(view, fleet),
        say('movement.fleet', { ships: fleet.map(({ id }) => id) }),
      ),
    )
}

/** Zone by zone, until it stops or enters a Port. */
function courses(view: View, ships: readonly Ship[]): Options<Sailing> {
  const ids = ships.map(({ id }) => id)
  const from = ships[0]?.port ?? null
  const done = (path: readonly Zone[], port: PortRef | null) =>
    answer<Sailing>({ do: 'sail', ships: ids, path, port })
  const into = (path: readonly Zone[], port: PortRef): Options<Sailing> => {
    const origins = namedOrigins(view, ships, port)
    if (origins.length < 2) return done(path, port)
    const label = ({ realm, side }: PortRef) => ({
      key: `${realm}/${side}`,
      label: say('movement.sail.origin', { realm, side }),
    })
    return turned(
      oneOf(origins, label),
      (origin): Sailing => ({ do: 'sail', ships: ids, path, port, origin }),
    )
  }
  const on = (path: readonly Zone[], points: number): Options<Sailing> => {
    const at = path.at(-1) ?? ships[0]?.zone ?? null
    const branches: Branch<Sailing>[] =
      path.length > 0 ? [branch('stop', () => done(path, null), say('movement.stop'))] : []
    if (points > 0) {
      const zones = at === null ? outOf(view, ships) : around(at).filter((zone) => isSea(view, zone))
      for (const zone of zones.filter((next) => !path.includes(next))) {
        branches.push(
          branch(`${zone}`, () => on([...path, zone], points - 1), say('movement.zone', { zone })),
        )
      }
      for (const port of at === null ? [] : havens(view, ships, at, path.length === 0 ? from : null)) {
        branches.push(
          branch(`${port.realm}/${port.side}`, () => into(path, port), say('movement.port', { ...port })),
        )
      }
    }
    return choice(branches)
  }
  return on([], allowance(view, ships))
}

function outOf(view: View, ships: readonly Ship[]): Zone[] {
  const [ship] = ships
  const zone = ship === undefined ? null : watersOf(view, ship)
  return zone === null ? [] : [zone]
}

/** Ports on a zone that all of these ships may seek to enter. */
function havens(view: View, ships: readonly Ship[], zone: Zone, left: PortRef | null): PortRef[] {
  return portsFacing(view, zone).filter(
    (port) => !isSamePort(port, left) && ships.every((ship) => mayEnter(view, ship, port)),
  )
}

function shipsFault(view: View, seat: RaceId, ids: readonly ShipId[], ships: readonly Ship[]) {
  const [first] = ships
  const known = first !== undefined && ships.length === ids.length && new Set(ids).size === ids.length
  if (!known || ships.some(({ owner }) => owner !== seat)) {
    return refuse('SOW 7.3.6', say('movement.sail.not-yours'))
  }
  if (ships.some(({ moved }) => moved)) return refuse('SOW 7.3.6', say('movement.sail.moved'))
  if (!ships.every((ship) => lieTogether(ship, first))) {
    return refuse('SOW 7.3.6', say('movement.sail.apart'))
  }
  return watersOf(view, first) === null ? refuse('SOW 5.16', say('movement.sail.shut')) : undefined
}

/** SOW 7.3.1, SOW 7.3.2, SOW 7.3.5 */
function courseFault(view: View, ships: readonly Ship[], path: readonly Zone[], port: PortRef | null) {
  const length = path.length + (port === null ? 0 : 1)
  if (length === 0) return refuse('SOW 7.3.1', say('movement.sail.nowhere'))
  if (length > allowance(view, ships)) return refuse('SOW 7.3.1', say('movement.sail.too-far'))
  let at = ships[0]?.zone ?? null
  for (const zone of path) {
    const next = at === null ? outOf(view, ships) : around(at)
    if (!next.includes(zone) || !isSea(view, zone)) {
      return refuse('SOW 7.3.2', say('movement.sail.no-way', { zone }))
    }
    at = zone
  }
  if (port === null) return undefined
  return at !== null && havens(view, ships, at, null).some((haven) => isSamePort(haven, port))
    ? undefined
    : refuse('SOW 7.3.5', say('movement.sail.no-port', { ...port }))
}

import { allRealms, isHome, portZone, realmOf, realmsHeld } from '../../board/realms.ts'
import { SIDES, type Zone } from '../../board/zones.ts'
import { MOST_PORTS, PORT_COST } from '../../data/buildings.ts'
import { RACES, type RaceId } from '../../data/races.ts'
import { SHIPS, type ShipKind, TRADE_WINDS } from '../../data/ships.ts'
import { isSamePort } from '../../movement/by-ship/harbours.ts'
import { originFor, tradeValue } from '../../movement/by-ship/port-of-origin.ts'
import type { Sailing } from '../../movement/by-ship/sail.ts'
import { ownStock } from '../../players.ts'
import type { PortRef, Ship } from '../../public-state.ts'
import { freeShip, shipsOf, watersOf } from '../../ships.ts'
import type { View } from '../../view.ts'
import { seaWay } from './shortest-ways.ts'
import { WARDEN } from './weights.ts'

/** With a stock that runs over he builds a Port, and Trade Ships in it. */
export function tradingPurchase(view: View, seat: RaceId): object | undefined {
  if (view.options.mode === 'base' || !RACES[seat].trades) return undefined
  const { wood, iron } = ownStock(view, seat)
  const kind = wood >= iron ? 'wood' : 'iron'
  if (Math.max(wood, iron) < WARDEN.plenty) return undefined
  const few = shipsOf(view, seat).filter((ship) => ship.kind === 'trader').length < WARDEN.traders
  return shipInPort(view, seat, few ? 'trader' : undefined, kind)
}

/** A ship of this kind from a Port that can build; without any Port a Port first. */
export function shipInPort(
  view: View,
  seat: RaceId,
  ship: ShipKind | undefined,
  paid: 'wood' | 'iron',
): object | undefined {
  const ports = realmsHeld(view, seat).flatMap((realm) => realm.ports.map((port) => ({ realm, port })))
  if (ports.length === 0) return newPort(view, seat, paid === 'wood' ? PORT_COST : 0)
  const ready = ports.find(
    ({ realm, port }) =>
      port.since < view.round && port.launched < view.round && portZone(view, realm, port) !== null,
  )
  if (ready === undefined || ship === undefined || freeShip(view, seat, ship) === undefined) return undefined
  return { do: 'ship', realm: ready.realm.id, side: ready.port.side, kind: ship, with: paid }
}

function newPort(view: View, seat: RaceId, wood: number): object | undefined {
  const onBoard = allRealms(view).reduce((sum, { ports }) => sum + ports.length, 0)
  if (onBoard >= MOST_PORTS) return undefined
  for (const realm of realmsHeld(view, seat).filter(({ id }) => !isHome(id))) {
    const side = SIDES.find((each) => portZone(view, realm, { side: each }) !== null)
    if (side !== undefined) return { do: 'port', realm: realm.id, side, wood }
  }
  return undefined
}

/** A Trade Ship goes to the nearest foreign Port worth it, and with cargo back to where it came from. */
export function sailAct(view: View, seat: RaceId): Sailing | undefined {
  for (const ship of shipsOf(view, seat)) {
    if (ship.kind !== 'trader' || ship.moved) continue
    const sailing = course(view, ship, ship.cargo === null ? markets(view, ship) : homes(view, ship))
    if (sailing !== undefined) return sailing
  }
  return undefined
}

/** Foreign Ports where trade pays. */
function markets(view: View, ship: Ship): PortRef[] {
  const { owner } = ship
  const isWorthIt = (port: PortRef) => {
    const origin = originFor(view, ship, port)
    return origin !== null && tradeValue(view, origin, port) >= WARDEN.tradeValue
  }
  return allRealms(view).flatMap((realm) =>
    realm.owner === null || realm.owner === owner || !RACES[realm.owner].trades
      ? []
      : realm.ports.map(({ side }) => ({ realm: realm.id, side })).filter(isWorthIt),
  )
}

function homes(view: View, { owner, origin }: Ship): PortRef[] {
  const own = realmsHeld(view, owner).flatMap(({ id, ports }) =>
    ports.map(({ side }) => ({ realm: id, side })),
  )
  const back = own.filter((port) => isSamePort(port, origin))
  return back.length > 0 ? back : own
}

/** As far as it comes this turn on the shortest way to one of these Ports. */
function course(view: View, ship: Ship, ports: readonly PortRef[]): Sailing | undefined {
  const start = watersOf(view, ship)
  if (start === null || ports.length === 0) return undefined
  const gates = new Map<Zone, PortRef>()
  for (const port of ports) {
    const zone = portZone(view, realmOf(view, port.realm), port)
    if (zone !== null) gates.set(zone, port)
  }
  const way = seaWay(view, ship.owner, start, (zone) => gates.has(zone))
  if (way === undefined) return undefined
  const zones = ship.port === null ? way.slice(1) : way
  const points = SHIPS.trader.move + view.weather.tradeWinds * TRADE_WINDS
  const path = zones.slice(0, points)
  const port = zones.length < points ? (gates.get(zones.at(-1) ?? start) ?? null) : null
  if (path.length === 0 && port === null) return undefined
  return { do: 'sail', ships: [ship.id], path, port }
}

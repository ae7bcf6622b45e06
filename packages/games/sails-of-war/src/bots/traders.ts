import type { Zone } from '../board/zones.ts'
import { RACES } from '../data/races.ts'
import { SHIPS, TRADE_WINDS } from '../data/ships.ts'
import { isSamePort } from '../movement/by-ship/harbours.ts'
import { originFor, tradeValue } from '../movement/by-ship/port-of-origin.ts'
import type { Sailing } from '../movement/by-ship/sail.ts'
import type { PortRef, Ship } from '../public-state.ts'
import { shipsOf, watersOf } from '../ships.ts'
import { gateOf, seaWay } from './chart.ts'
import type { Mind } from './mind.ts'
import { hasForTheSea, shipInPort } from './ports.ts'
import { isAboutToWin } from './rivals.ts'

/** With some stock to spare he builds a Port, and Trade Ships in it while there is somebody to trade with. */
export function tradingPurchase(mind: Mind): object | undefined {
  const { view, seat, habits, chart } = mind
  if (!RACES[seat].trades || !hasForTheSea(mind)) return undefined
  const own = shipsOf(view, seat).filter((ship) => ship.kind === 'trader').length
  const isPort = chart.realms.some(({ owner, ports }) => owner === seat && ports.length > 0)
  return own >= habits.traders || (isPort && callsOf(mind).length === 0)
    ? undefined
    : shipInPort(mind, 'trader')
}

/** A Trade Ship goes to the nearest foreign Port worth it, and with cargo back to where it came from. */
export function tradeAct(mind: Mind): Sailing | undefined {
  for (const ship of shipsOf(mind.view, mind.seat)) {
    if (ship.kind !== 'trader' || ship.moved || mind.plan.scripts.get(ship.id)?.do === 'hold') continue
    const sailing = course(mind, ship, ship.cargo === null ? markets(mind, ship) : homes(mind, ship))
    if (sailing !== undefined) return sailing
  }
  return undefined
}

/** Foreign Ports whose players trade, except with whoever is about to win. */
function callsOf({ view, seat, chart }: Mind): PortRef[] {
  return chart.realms.flatMap(({ id, owner, ports }) =>
    owner === null || owner === seat || !RACES[owner].trades || isAboutToWin(view, owner, seat)
      ? []
      : ports.map(({ side }) => ({ realm: id, side })),
  )
}

function markets(mind: Mind, ship: Ship): PortRef[] {
  const { view, habits } = mind
  const refused = view.turn?.refused.map(({ whom }) => whom) ?? []
  if (refused.includes(ship.id)) return []
  return callsOf(mind).filter((port) => {
    const origin = originFor(view, ship, port)
    return origin !== null && tradeValue(view, origin, port) >= habits.tradeValue
  })
}

function homes({ seat, chart }: Mind, { origin }: Ship): PortRef[] {
  const own = chart.realms.flatMap(({ id, owner, ports }) =>
    owner === seat ? ports.map(({ side }) => ({ realm: id, side })) : [],
  )
  const back = own.filter((port) => isSamePort(port, origin))
  return back.length > 0 ? back : own
}

/** As far as it comes this turn on the shortest way to one of these Ports. */
function course({ view, chart, seat }: Mind, ship: Ship, ports: readonly PortRef[]): Sailing | undefined {
  const start = watersOf(view, ship)
  if (start === null || ports.length === 0) return undefined
  const gates = new Map<Zone, PortRef>()
  for (const port of ports) {
    const zone = gateOf(chart, port)
    if (zone !== null) gates.set(zone, port)
  }
  const way = seaWay(chart, seat, start, (zone) => gates.has(zone))
  if (way === undefined) return undefined
  const zones = ship.port === null ? way.slice(1) : way
  const points = SHIPS.trader.move + view.weather.tradeWinds * TRADE_WINDS
  const path = zones.slice(0, points)
  const port = zones.length < points ? (gates.get(zones.at(-1) ?? start) ?? null) : null
  if (path.length === 0 && port === null) return undefined
  return { do: 'sail', ships: [ship.id], path, port }
}

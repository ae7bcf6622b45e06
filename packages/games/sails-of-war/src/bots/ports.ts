import { isHome, portZone } from '../board/realms.ts'
import { distance, SIDES, type Side, type Zone } from '../board/zones.ts'
import { MOST_PORTS, PORT_COST } from '../data/buildings.ts'
import { RACES } from '../data/races.ts'
import { MAP } from '../data/setup.ts'
import { SHIPS, type ShipKind } from '../data/ships.ts'
import { ownStock } from '../players.ts'
import type { Realm } from '../public-state.ts'
import { freeShip } from '../ships.ts'
import { gateOf } from './chart.ts'
import type { Mind } from './mind.ts'
import { reserveOf } from './wanted-goods.ts'

/** Of Wood and Iron the one he has more of, if it pays for so much beyond supply. */
function purse(mind: Mind, price: number): 'wood' | 'iron' | undefined {
  const stock = ownStock(mind.view, mind.seat)
  const reserve = reserveOf(mind)
  const kind = stock.wood - reserve.wood >= stock.iron - reserve.iron ? 'wood' : 'iron'
  return stock[kind] - reserve[kind] > price ? kind : undefined
}

/** Whether there is enough to spare for the sea. */
export function hasForTheSea(mind: Mind): boolean {
  const { view, seat, habits } = mind
  const { wood, iron } = ownStock(view, seat)
  return view.options.mode !== 'base' && wood + iron >= habits.shipStock
}

/** A ship of this kind from a Port that can build; without any Port a Port first. */
export function shipInPort(mind: Mind, kind: ShipKind): object | undefined {
  const { view, seat, chart } = mind
  const held = chart.realms.filter(({ owner }) => owner === seat)
  const ports = held.flatMap((realm) => realm.ports.map((port) => ({ realm, port })))
  if (ports.length === 0) return newPort(mind)
  const paid = purse(mind, SHIPS[kind].cost)
  if (paid === undefined || freeShip(view, seat, kind) === undefined) return undefined
  const ready = ports.find(
    ({ realm, port }) =>
      port.since < view.round && port.launched < view.round && portZone(view, realm, port) !== null,
  )
  return ready && { do: 'ship', realm: ready.realm.id, side: ready.port.side, kind, with: paid }
}

/** A Port on the coast that lies nearest to those one can trade with. */
function newPort(mind: Mind): object | undefined {
  const { view, seat, chart } = mind
  if (chart.realms.reduce((sum, { ports }) => sum + ports.length, 0) >= MOST_PORTS) return undefined
  const paid = purse(mind, PORT_COST)
  if (paid === undefined) return undefined
  let best: { realm: Realm; side: Side; away: number } | undefined
  for (const realm of chart.realms) {
    if (realm.owner !== seat || isHome(realm.id)) continue
    for (const side of SIDES) {
      const zone = portZone(view, realm, { side })
      const away = zone === null ? Number.POSITIVE_INFINITY : wayToTrade(mind, realm, zone)
      if (away < (best?.away ?? Number.POSITIVE_INFINITY)) best = { realm, side, away }
    }
  }
  return best && { do: 'port', realm: best.realm.id, side: best.side, wood: paid === 'wood' ? PORT_COST : 0 }
}

/** How far it is to the nearest foreign Port worth a voyage; where there is none yet, to where somebody else lives. */
function wayToTrade(mind: Mind, realm: Realm, zone: Zone): number {
  const { seat, chart, habits } = mind
  const foreign = chart.realms.filter(({ owner }) => owner !== null && owner !== seat)
  const ports = foreign
    .filter(
      ({ at, owner }) => owner !== null && RACES[owner].trades && distance(at, realm.at) >= habits.tradeValue,
    )
    .flatMap(({ id, ports: sides }) => sides.map(({ side }) => gateOf(chart, { realm: id, side })))
    .filter((gate) => gate !== null)
  const goals = ports.length > 0 ? ports : foreign.filter(({ id }) => isHome(id)).map(({ at }) => at)
  return Math.min(MAP.columns + MAP.rows, ...goals.map((goal) => distance(zone, goal)))
}

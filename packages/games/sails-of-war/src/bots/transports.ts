import { homeOf } from '../board/realms.ts'
import { distance } from '../board/zones.ts'
import { TRANSPORT_ROOM } from '../data/ships.ts'
import { type Loading, roomAboard, shoresOf } from '../movement/by-ship/load.ts'
import type { Sailing } from '../movement/by-ship/sail.ts'
import type { Unloading } from '../movement/by-ship/unload.ts'
import { hasRoom } from '../movement/over-land/room-in-realm.ts'
import { armyCount, type SomeUnits, someOf } from '../pieces.ts'
import type { Realm, Ship, Units } from '../public-state.ts'
import type { Goal } from './armies.ts'
import { QUICKEST, spareUnits, worthOf } from './armies.ts'
import { coastOf, isGuarded } from './chart.ts'
import { courseTo, isLaden, overseas, ownOf, raidGoal } from './fleet.ts'
import type { Mind } from './mind.ts'
import { chanceOf, defendersOf, together, wallsOf } from './odds.ts'

/** One act of a Transport Ship: to land overseas one unit each, or all together against a Home Realm. */
export function transportAct(mind: Mind): object | undefined {
  const ships = ownOf(mind, 'transport').filter(({ id }) => mind.plan.scripts.get(id)?.do !== 'hold')
  if (ships.length === 0) return undefined
  const lands = overseas(mind)
  const goal = ships.length > 1 || lands.length === 0 ? raidGoal(mind) : undefined
  for (const ship of ships) {
    const act = goal === undefined ? settle(mind, ship, lands) : raid(mind, ship, ships, goal)
    if (act !== undefined) return act
  }
  return undefined
}

/** To free land, one unit each while there is more of it; back to his own where none is left. */
function settle(mind: Mind, ship: Ship, lands: readonly Realm[]): Unloading | Loading | Sailing | undefined {
  if (!isLaden(ship))
    return lands.length === 0 ? undefined : fetch(mind, ship, Math.min(TRANSPORT_ROOM, lands.length))
  const own = mind.chart.realms.filter(({ owner }) => owner === mind.seat)
  const shores = lands.length > 0 ? lands : own
  const units = lands.length > 1 ? oneOf(ship.units) : someOf(ship.units)
  const best = landingsOf(mind, ship, shores, units).toSorted(
    (a, b) => worthOf(mind.view, b) - worthOf(mind.view, a),
  )[0]
  return best === undefined ? toCoast(mind, ship, shores) : unloading(ship, best, units)
}

function landingsOf(
  { view, chart, seat }: Mind,
  ship: Ship,
  shores: readonly Realm[],
  units: SomeUnits,
): Realm[] {
  if (ship.zone !== null && isGuarded(chart, ship.zone, seat)) return []
  return shoresOf(view, ship).filter(
    (realm) => shores.includes(realm) && hasRoom(view, realm.id, seat, units),
  )
}

const unloading = ({ id }: Ship, to: Realm, units: SomeUnits): Unloading => ({
  do: 'unload',
  ship: id,
  to: to.id,
  units,
  heroes: [],
})

function toCoast(mind: Mind, ship: Ship, realms: readonly Realm[]): Sailing | undefined {
  return courseTo(mind, [ship], new Set(realms.flatMap((realm) => coastOf(mind.chart, realm))))
}

/** Where units can be spared they come aboard; the ship goes there. */
function fetch(mind: Mind, ship: Ship, wanted: number): Loading | Sailing | undefined {
  const { view, chart } = mind
  if (wanted <= 0 || ship.moved) return undefined
  const waiting = chart.realms.filter(
    (realm) => realm.forces[mind.seat] !== undefined && armyCount(spareUnits(mind, realm)) > 0,
  )
  const from = shoresOf(view, ship).find((realm) => waiting.includes(realm))
  if (from === undefined) return toCoast(mind, ship, waiting)
  const units = upTo(someOf(spareUnits(mind, from)), wanted)
  return { do: 'load', ship: ship.id, from: from.id, units, heroes: [] }
}

/** Ships this near sail as one. */
const COMPANY = 2

/** All load first, sail together when they are enough, and land together. */
function raid(
  mind: Mind,
  ship: Ship,
  ships: readonly Ship[],
  goal: Goal,
): Unloading | Loading | Sailing | undefined {
  const { seat, habits, view } = mind
  const near = ships.filter((other) => distance(placeOf(mind, other), placeOf(mind, ship)) <= COMPANY)
  const aboard = near.reduce(
    (sum, { units }) => together(sum, units),
    together(goal.realm.forces[seat]?.units ?? {}, {}),
  )
  const chance = chanceOf(
    seat,
    aboard,
    goal.owner,
    defendersOf(goal.realm, goal.owner),
    wallsOf(goal.realm, goal.owner),
  )
  const isReady = chance >= habits.stormChance
  if (isReady && isLaden(ship)) {
    const [to] = landingsOf(mind, ship, [goal.realm], ship.units)
    if (to !== undefined) return unloading(ship, to, someOf(ship.units))
  }
  const isNear = distance(placeOf(mind, ship), goal.realm.at) <= 1
  if (!isReady && roomAboard(ship) > 0 && !isNear) {
    const loaded = fetch(mind, ship, roomAboard(ship))
    if (loaded !== undefined) return loaded
  }
  if (isReady && isLaden(ship)) return toCoast(mind, ship, [goal.realm])
  const home = view.realms[homeOf(seat)]
  return isLaden(ship) || home === undefined ? undefined : toCoast(mind, ship, [home])
}

function placeOf({ view }: Mind, { zone, port }: Ship): number {
  return zone ?? (port === null ? 0 : (view.realms[port.realm]?.at ?? 0))
}

function oneOf(units: Units): SomeUnits {
  const unit = QUICKEST.find((each) => units[each] > 0)
  return unit === undefined ? someOf(units) : { [unit]: 1 }
}

/** Of all arms, those who strike best first. */
function upTo(units: SomeUnits, most: number): SomeUnits {
  const taken: SomeUnits = {}
  let left = most
  for (const unit of QUICKEST) {
    const count = Math.min(left, units[unit] ?? 0)
    if (count > 0) taken[unit] = count
    left -= count
  }
  return taken
}

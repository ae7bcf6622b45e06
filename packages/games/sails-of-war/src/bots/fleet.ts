import { homeOf } from '../board/realms.ts'
import type { Zone } from '../board/zones.ts'
import { distance } from '../board/zones.ts'
import { SHIPS, TRANSPORT_ROOM } from '../data/ships.ts'
import { roomAboard } from '../movement/by-ship/load.ts'
import type { Sailing } from '../movement/by-ship/sail.ts'
import { countOf } from '../pieces.ts'
import type { Realm, Ship } from '../public-state.ts'
import { shipsOf, watersOf } from '../ships.ts'
import { starsOf } from '../stars.ts'
import { freeLand, type Goal, isFree } from './armies.ts'
import { coastOf, seaWay, stepsFrom } from './chart.ts'
import type { Mind } from './mind.ts'
import { chanceOf, defendersOf, strengthOf, wallsOf } from './odds.ts'
import { hasForTheSea, shipInPort } from './ports.ts'
import { isAboutToWin, treasuries } from './rivals.ts'
import { preyOf } from './warships.ts'

export const ownOf = ({ view, seat }: Mind, kind: Ship['kind']): Ship[] =>
  shipsOf(view, seat).filter((ship) => ship.kind === kind)

/** Realms nobody defends that only a ship brings him to. */
export function overseas(mind: Mind): Realm[] {
  const near = new Set(freeLand(mind))
  return mind.chart.realms.filter((realm) => isFree(mind.seat, realm) && !near.has(realm))
}

/** Ships that sail against a Home Realm over the sea. */
const RAIDERS = 3
/** Zones a raid sails at most. */
const RAID = 9

/** The Home Realm most worth a landing: one that cannot be walked to, with Stars and few who guard it. */
export function raidGoal(mind: Mind): Goal | undefined {
  const { view, seat, chart, habits } = mind
  const own = view.realms[homeOf(seat)]
  if (own === undefined || view.options.mode === 'base' || habits.transports === 0) return undefined
  let best: { goal: Goal; worth: number } | undefined
  for (const realm of treasuries(mind)) {
    const { owner } = realm
    const away = distance(own.at, realm.at)
    if (owner === null || away > RAID || coastOf(chart, realm).length === 0) continue
    const force = { footman: RAIDERS * TRANSPORT_ROOM - 4, archer: 2, cavalry: 2 }
    if (chanceOf(seat, force, owner, defendersOf(realm, owner), wallsOf(realm, owner)) < habits.stormChance)
      continue
    const stars = view.players[owner]?.stars ?? 0
    const worth =
      (stars + (isAboutToWin(view, owner, seat) ? 4 : 0)) /
      (away + 2) /
      (strengthOf(defendersOf(realm, owner)) + 2)
    if (best === undefined || worth > best.worth) best = { goal: { realm, owner, steps: new Map() }, worth }
  }
  return best?.goal
}

/** Transport Ships while there is land overseas or a place to raid, Warships while somebody has ships worth hunting. */
export function fleetPurchase(mind: Mind): object | undefined {
  const { view, seat, habits, chart } = mind
  if (!hasForTheSea(mind)) return undefined
  const goal = raidGoal(mind)
  const byLand =
    goal !== undefined && stepsFrom(chart, [goal.realm]).has(view.realms[homeOf(seat)] ?? goal.realm)
  const isRaid = goal !== undefined && !byLand && starsOf(view, goal.owner) > 1
  const wanted = isRaid
    ? Math.max(habits.transports, RAIDERS)
    : overseas(mind).length > 0
      ? habits.transports
      : 0
  if (ownOf(mind, 'transport').length < wanted) return shipInPort(mind, 'transport')
  const isWar = preyOf(mind).length > 0 || ownOf(mind, 'trader').length > 0
  return isWar && ownOf(mind, 'warship').length < habits.warships ? shipInPort(mind, 'warship') : undefined
}

/** Army units his Transport Ships could bring to land overseas. */
export function passengers(mind: Mind): number {
  const room = ownOf(mind, 'transport').reduce((sum, ship) => sum + roomAboard(ship), 0)
  return room === 0 ? 0 : Math.min(room, overseas(mind).length + (raidGoal(mind) === undefined ? 0 : RAIDERS))
}

/** As far as ships of one place come this turn on the shortest way to one of these zones. */
export function courseTo(mind: Mind, ships: readonly Ship[], goals: ReadonlySet<Zone>): Sailing | undefined {
  const [ship] = ships
  const start = ship === undefined ? null : watersOf(mind.view, ship)
  if (ship === undefined || start === null || ship.moved || goals.size === 0) return undefined
  const way = seaWay(mind.chart, mind.seat, start, (zone) => goals.has(zone))
  if (way === undefined) return undefined
  const path = (ship.port === null ? way.slice(1) : way).slice(0, SHIPS[ship.kind].move)
  return path.length === 0 ? undefined : { do: 'sail', ships: ships.map(({ id }) => id), path, port: null }
}

export const isLaden = ({ units }: Ship): boolean => countOf(units) > 0

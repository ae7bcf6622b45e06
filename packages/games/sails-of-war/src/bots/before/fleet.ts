import { allRealms, isSea, realmsHeld } from '../../board/realms.ts'
import { around, type Zone } from '../../board/zones.ts'
import type { RaceId } from '../../data/races.ts'
import type { RealmId } from '../../data/realms.ts'
import { SHIPS, TRANSPORT_ROOM } from '../../data/ships.ts'
import { type Loading, roomAboard, shoresOf } from '../../movement/by-ship/load.ts'
import type { Sailing } from '../../movement/by-ship/sail.ts'
import type { Unloading } from '../../movement/by-ship/unload.ts'
import { hasRoom } from '../../movement/over-land/room-in-realm.ts'
import { armyCount, countOf, type SomeUnits, someOf } from '../../pieces.ts'
import { ownStock } from '../../players.ts'
import type { Ship, ShipId, Units } from '../../public-state.ts'
import { guardsAt, shipsAt, shipsOf, watersOf } from '../../ships.ts'
import { starsOf } from '../../stars.ts'
import type { View } from '../../view.ts'
import { freeLand, isFree, isTaken, QUICKEST, spareUnits } from './armies.ts'
import { seaWay } from './shortest-ways.ts'
import { shipInPort } from './traders.ts'
import { WARDEN } from './weights.ts'

/** Realms nobody defends that only a ship brings him to. */
function overseas(view: View, seat: RaceId): RealmId[] {
  const near = freeLand(view, seat)
  return allRealms(view)
    .map(({ id }) => id)
    .filter((id) => isFree(view, seat, id) && !isTaken(view, seat, id) && !near.includes(id))
}

const ownOf = (view: View, seat: RaceId, kind: Ship['kind']): Ship[] =>
  shipsOf(view, seat).filter((ship) => ship.kind === kind)

/** A Transport Ship while there is land overseas, a Warship while somebody ahead of him has ships at sea. */
export function fleetPurchase(view: View, seat: RaceId): object | undefined {
  const { wood, iron } = ownStock(view, seat)
  if (view.options.mode === 'base' || Math.max(wood, iron) < WARDEN.fleetStock) return undefined
  const paid = wood >= iron ? 'wood' : 'iron'
  if (overseas(view, seat).length > 0 && ownOf(view, seat, 'transport').length < WARDEN.transports)
    return shipInPort(view, seat, 'transport', paid)
  if (preyOf(view, seat).length > 0 && ownOf(view, seat, 'warship').length < WARDEN.warships)
    return shipInPort(view, seat, 'warship', paid)
  return undefined
}

/** Army units his Transport Ships could bring to land overseas. */
export function passengers(view: View, seat: RaceId): number {
  const room = ownOf(view, seat, 'transport').reduce((sum, ship) => sum + roomAboard(ship), 0)
  return room === 0 ? 0 : Math.min(room, overseas(view, seat).length)
}

/** One act of a Transport Ship or Warship. */
export function fleetAct(view: View, seat: RaceId): object | undefined {
  for (const ship of ownOf(view, seat, 'transport')) {
    const act = countOf(ship.units) > 0 ? bring(view, ship) : fetch(view, ship)
    if (act !== undefined) return act
  }
  for (const ship of ownOf(view, seat, 'warship')) {
    const act = hunt(view, ship)
    if (act !== undefined) return act
  }
  return undefined
}

/** To free land, one unit each while there is more of it; back to his own where none is left. */
function bring(view: View, ship: Ship): Unloading | Sailing | undefined {
  const goals = overseas(view, ship.owner)
  const shores = goals.length > 0 ? goals : realmsHeld(view, ship.owner).map(({ id }) => id)
  const units = goals.length > 1 ? oneOf(ship.units) : someOf(ship.units)
  const isGuarded = ship.zone !== null && guardsAt(view, ship.zone, ship.owner).length > 0
  const to = isGuarded
    ? undefined
    : shoresOf(view, ship).find(({ id }) => shores.includes(id) && hasRoom(view, id, ship.owner, units))
  return to === undefined
    ? course(view, ship, coastOf(view, shores))
    : { do: 'unload', ship: ship.id, to: to.id, units, heroes: [] }
}

/** Where units can be spared they come aboard; the ship goes there. */
function fetch(view: View, ship: Ship): Loading | Sailing | undefined {
  const wanted = Math.min(TRANSPORT_ROOM, overseas(view, ship.owner).length)
  if (wanted === 0 || ship.moved) return undefined
  const waiting = allRealms(view).filter((realm) => armyCount(spareUnits(ship.owner, realm)) > 0)
  const from = shoresOf(view, ship).find((realm) => waiting.includes(realm))
  if (from === undefined)
    return course(
      view,
      ship,
      coastOf(
        view,
        waiting.map(({ id }) => id),
      ),
    )
  const units = someOf(spareUnits(ship.owner, from))
  return { do: 'load', ship: ship.id, from: from.id, units: upTo(units, wanted), heroes: [] }
}

function oneOf(units: Units): SomeUnits {
  const unit = QUICKEST.find((each) => units[each] > 0)
  return unit === undefined ? someOf(units) : { [unit]: 1 }
}

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

/** Foreign Trade and Transport Ships at sea, of those with as many Stars as he has. */
function preyOf(view: View, seat: RaceId): Ship[] {
  const stars = starsOf(view, seat)
  return view.ships.filter(
    ({ owner, kind, zone }) =>
      owner !== seat && kind !== 'warship' && zone !== null && starsOf(view, owner) >= stars,
  )
}

/** SOW 9.2.1: what he attacks of the ships under his Warships. */
export function preyUnder(view: View, seat: RaceId): ShipId[] {
  const zones = ownOf(view, seat, 'warship').map(({ zone }) => zone)
  return preyOf(view, seat)
    .filter(({ zone }) => zones.includes(zone))
    .map(({ id }) => id)
}

/** To the nearest prey that is not better guarded than he is strong. */
function hunt(view: View, ship: Ship): Sailing | undefined {
  const grounds = preyOf(view, ship.owner)
    .flatMap(({ zone }) => zone ?? [])
    .filter((zone) =>
      shipsAt(view, zone).every(({ owner, kind }) => owner === ship.owner || kind !== 'warship'),
    )
  return course(view, ship, new Set(grounds))
}

/** The sea along these Realms. */
function coastOf(view: View, realms: readonly RealmId[]): Set<Zone> {
  const lands = allRealms(view).filter(({ id }) => realms.includes(id))
  return new Set(lands.flatMap(({ at }) => around(at).filter((zone) => isSea(view, zone))))
}

/** As far as she comes this turn on the shortest way to one of these zones. */
function course(view: View, ship: Ship, goals: ReadonlySet<Zone>): Sailing | undefined {
  const start = watersOf(view, ship)
  if (start === null || ship.moved || goals.size === 0) return undefined
  const way = seaWay(view, ship.owner, start, (zone) => goals.has(zone))
  if (way === undefined) return undefined
  const path = (ship.port === null ? way.slice(1) : way).slice(0, SHIPS[ship.kind].move)
  return path.length === 0 ? undefined : { do: 'sail', ships: [ship.id], path, port: null }
}

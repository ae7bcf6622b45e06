import { portZone, realmOf } from './board/realms.ts'
import type { Zone } from './board/zones.ts'
import type { RaceId } from './data/races.ts'
import { DARK_FLEET, SHIPS, type ShipKind } from './data/ships.ts'
import { noUnits } from './pieces.ts'
import type { Open, PortRef, Ship, ShipId } from './public-state.ts'
import type { State } from './state.ts'

export function shipOf({ ships }: Pick<Open, 'ships'>, id: ShipId): Ship | undefined {
  return ships.find((ship) => ship.id === id)
}

export function shipsOf({ ships }: Pick<Open, 'ships'>, race: RaceId): Ship[] {
  return ships.filter(({ owner }) => owner === race)
}

/** At sea in this zone; ships in Ports are not, and so are safe (SOW 6.3.4). */
export function shipsAt({ ships }: Pick<Open, 'ships'>, zone: Zone): Ship[] {
  return ships.filter((ship) => ship.zone === zone)
}

export function shipsIn({ ships }: Pick<Open, 'ships'>, { realm, side }: PortRef): Ship[] {
  return ships.filter(({ port }) => port !== null && port.realm === realm && port.side === side)
}

/** Players other than this one with Warships in a zone. */
export function guardsAt(open: Pick<Open, 'ships'>, zone: Zone, race: RaceId): RaceId[] {
  const guards = shipsAt(open, zone).filter(({ owner, kind }) => owner !== race && kind === 'warship')
  return [...new Set(guards.map(({ owner }) => owner))]
}

/** SOW 1.4.3 */
export function countersFor(race: RaceId, kind: ShipKind): number {
  return race === 'dark-lord' ? DARK_FLEET[kind] : SHIPS[kind].counters
}

/** SOW 6.3.3: a counter not in play, or nothing. */
export function freeShip(open: Pick<Open, 'ships'>, race: RaceId, kind: ShipKind): ShipId | undefined {
  for (let number = 1; number <= countersFor(race, kind); number += 1) {
    const id: ShipId = `${race}/${kind}/${number}`
    if (shipOf(open, id) === undefined) return id
  }
  return undefined
}

/** Puts a new ship into a Port, if a counter is free; it may sail this round (SOW 6.2.6). */
export function launch(state: State, owner: RaceId, kind: ShipKind, port: PortRef): Ship | undefined {
  const id = freeShip(state, owner, kind)
  if (id === undefined) return undefined
  const ship: Ship = {
    id,
    owner,
    kind,
    zone: null,
    port: { ...port },
    moved: false,
    units: noUnits(),
    cargo: null,
    origin: kind === 'trader' ? { ...port } : null,
  }
  state.ships.push(ship)
  return ship
}

/** The zone a ship is in or would come out to; nothing in a shut Port. */
export function watersOf(open: Open, { zone, port }: Ship): Zone | null {
  if (port === null) return zone
  return portZone(open, realmOf(open, port.realm), port)
}

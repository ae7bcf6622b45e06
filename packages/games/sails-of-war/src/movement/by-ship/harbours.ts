import { portZone, realmOf, realmsAround } from '../../board/realms.ts'
import type { Zone } from '../../board/zones.ts'
import { RACES, type RaceId } from '../../data/races.ts'
import type { Open, PortRef, Ship } from '../../public-state.ts'
import { originFor } from './port-of-origin.ts'

/** All open Ports that face a zone. */
export function portsFacing(open: Open, zone: Zone): PortRef[] {
  return realmsAround(open, zone).flatMap((realm) =>
    realm.ports
      .filter((port) => portZone(open, realm, port) === zone)
      .map(({ side }) => ({ realm: realm.id, side })),
  )
}

export function ownerOf(open: Open, { realm }: PortRef): RaceId | null {
  return realmOf(open, realm).owner
}

export function isSamePort(a: PortRef | null, b: PortRef | null): boolean {
  return a !== null && b !== null && a.realm === b.realm && a.side === b.side
}

/** SOW 7.3.5, SOW 7.5.2, SOW 7.5.9: whether a ship may seek to enter a Port. */
export function mayEnter(open: Open, ship: Ship, port: PortRef): boolean {
  const owner = ownerOf(open, port)
  if (owner === ship.owner) return true
  return (
    owner !== null &&
    RACES[owner].trades &&
    ship.kind === 'trader' &&
    ship.cargo === null &&
    originFor(open, ship, port) !== null
  )
}

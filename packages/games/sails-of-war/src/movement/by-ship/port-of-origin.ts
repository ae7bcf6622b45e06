import { realmOf, realmsHeld } from '../../board/realms.ts'
import { distance } from '../../board/zones.ts'
import type { RaceId } from '../../data/races.ts'
import type { Open, PortRef, Ship } from '../../public-state.ts'

/** SOW 7.5.3: as the crow flies. */
export function tradeValue(open: Open, from: PortRef, to: PortRef): number {
  return distance(realmOf(open, from.realm).at, realmOf(open, to.realm).at)
}

/** Whether a Port is there and this player's. */
function holds({ realms }: Open, race: RaceId, { realm, side }: PortRef): boolean {
  const found = realms[realm]
  return found?.owner === race && found.ports.some((port) => port.side === side)
}

/** SOW 7.5.7: whether a Trade Ship has lost the Port it set out from. */
export function isOriginLost(open: Open, { origin, owner }: Ship): boolean {
  return origin === null || !holds(open, owner, origin)
}

/** SOW 7.5.1, SOW 7.5.7: the Port a Trade Ship trades from in this Port of Call, or nothing if it has none. */
export function originFor(open: Open, ship: Ship, call: PortRef): PortRef | null {
  const { origin, owner } = ship
  if (origin === null || !isOriginLost(open, ship)) return origin
  return originsFor(open, owner, call)[0] ?? null
}

/** SOW 7.5.7: what can be named for a lost Port of Origin, the farthest first. */
export function originsFor(open: Open, race: RaceId, call: PortRef): PortRef[] {
  return realmsHeld(open, race)
    .flatMap(({ id, ports }) => ports.map(({ side }): PortRef => ({ realm: id, side })))
    .sort((a, b) => tradeValue(open, b, call) - tradeValue(open, a, call))
}

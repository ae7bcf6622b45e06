import { HOME_IDS, type HomeId, RACE_IDS, RACES, type RaceId } from '../data/races.ts'
import {
  NEUTRALS,
  type NeutralId,
  REALM_IDS,
  type RealmId,
  TERRAIN_YIELDS,
  type Terrain,
} from '../data/realms.ts'
import type { ResourceId } from '../data/resources.ts'
import { armyCount, countOf } from '../pieces.ts'
import type { Open, Port, PortRef, Realm } from '../public-state.ts'
import { around, beyond, type Side, turnedBy, type Zone } from './zones.ts'

type Realms = Pick<Open, 'realms'>

/** A Realm as it is laid: nothing stands there yet. */
export function bareRealm(id: RealmId, at: Zone, turned: Side = 0, owner: RaceId | null = null): Realm {
  return {
    id,
    at,
    turned,
    owner,
    building: null,
    builder: null,
    built: false,
    recruited: 0,
    ports: [],
    forces: {},
  }
}

/** A Realm on the board; there must be such a one. */
export function realmOf({ realms }: Realms, id: RealmId): Realm {
  const realm = realms[id]
  if (realm === undefined) throw new Error(`${id} is not on the board.`)
  return realm
}

/** All Realms on the board, in the order of the box. */
export function allRealms({ realms }: Realms): Realm[] {
  const laid: Realm[] = []
  for (const id of REALM_IDS) {
    const realm = realms[id]
    if (realm !== undefined) laid.push(realm)
  }
  return laid
}

/** In the order of the map, from the top left. */
export function realmsOnBoard(open: Realms): Realm[] {
  return allRealms(open).sort((a, b) => a.at - b.at)
}

export function landAt({ realms }: Realms, zone: Zone): Realm | undefined {
  for (const id of REALM_IDS) {
    const realm = realms[id]
    if (realm !== undefined && realm.at === zone) return realm
  }
  return undefined
}

export function isSea(open: Realms, zone: Zone): boolean {
  return landAt(open, zone) === undefined
}

/** Realms that touch a zone, in the order of its sides. */
export function realmsAround(open: Realms, zone: Zone): Realm[] {
  const beside = around(zone)
  const found: (Realm | undefined)[] = beside.map(() => undefined)
  for (const realm of allRealms(open)) {
    const place = beside.indexOf(realm.at)
    if (place >= 0) found[place] ??= realm
  }
  return found.filter((realm) => realm !== undefined)
}

export function isHome(id: RealmId): id is HomeId {
  return HOME_IDS.some((home) => home === id)
}

export function isNeutral(id: RealmId): id is NeutralId {
  return !isHome(id)
}

export function homeOf(race: RaceId): HomeId {
  return RACES[race].home
}

/** Whose Home Realm it is, if it is one. */
export function raceAtHome(id: RealmId): RaceId | undefined {
  return RACE_IDS.find((race) => RACES[race].home === id)
}

/** SOW 2.2.1: a Home Realm has no terrain. */
export function terrainOf(id: RealmId): Terrain | null {
  return isHome(id) ? null : NEUTRALS[id].terrain
}

export function kindOf(id: RealmId): ResourceId | null {
  const terrain = terrainOf(id)
  return terrain === null ? null : TERRAIN_YIELDS[terrain]
}

/** The colour of one side of a Neutral Realm turned by so much. */
export function colourAt(id: NeutralId, turned: Side, side: Side): string {
  return NEUTRALS[id].edges.charAt(turnedBy(side, -turned))
}

/** Whether a player holds his own Home Realm. */
export function isAtHome(open: Realms, race: RaceId): boolean {
  return open.realms[homeOf(race)]?.owner === race
}

export function realmsHeld(open: Realms, race: RaceId): Realm[] {
  return allRealms(open).filter(({ owner }) => owner === race)
}

/** Ports of a player, as one names them. */
export function portsOf(open: Open, race: RaceId): PortRef[] {
  return realmsHeld(open, race).flatMap(({ id, ports }) => ports.map(({ side }) => ({ realm: id, side })))
}

/** The zone a Port opens on, or nothing while it is shut (SOW 5.16). */
export function portZone(open: Realms, realm: Realm, { side }: Pick<Port, 'side'>): Zone | null {
  const zone = beyond(realm.at, side)
  return zone !== null && isSea(open, zone) ? zone : null
}

/** Foreign players whose army units or monsters stand here, in no particular order. */
export function foreignersIn(realm: Realm, race: RaceId): RaceId[] {
  return RACE_IDS.filter((other) => other !== race && countOf(realm.forces[other]?.units ?? {}) > 0)
}

export function armyUnitsIn(realm: Realm, race: RaceId): number {
  return armyCount(realm.forces[race]?.units ?? {})
}

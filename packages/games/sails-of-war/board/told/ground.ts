import {
  countOf,
  noUnits,
  portZone,
  RACE_IDS,
  type RaceId,
  type Realm,
  type RealmId,
  type Side,
  UNIT_IDS,
  type Units,
  type View,
} from '@windward/sails-of-war/facts'
import type { Fields } from '@windward/table'

/** Something on the board that a line of the ledger may change. */
export type Thing =
  | `${'laid' | 'at' | 'owner' | 'building' | 'ports' | 'place'} ${RealmId}`
  | `force ${RealmId} ${RaceId}`
  | `${'ship' | 'hero'} ${string}`
  | `stars ${RaceId}`
  | 'serpents'
  | 'fires'

/** What lines are carried out on. */
export interface Ground {
  readonly board: View
  /** What lines leave open is known from the present. */
  readonly now: View
  battle: Fray | undefined
}

/** A land battle under way, with the Heroes who take part. */
export interface Fray {
  readonly realm: RealmId
  readonly sides: readonly [attacker: RaceId, defender: RaceId]
  readonly heroes: readonly string[]
}

export const shipThings = (names: readonly string[]): Thing[] => names.map((id) => `ship ${id}` as const)
export const heroThings = (names: readonly string[]): Thing[] => names.map((id) => `hero ${id}` as const)

/** Carries a line out on the pieces, and names what it touches; what it leaves open it only names. */
export type Deed = (fields: Fields, ground: Ground) => readonly Thing[]

/** A copy of the board to be changed; those in a battle stand in its Realm with the others. */
export function boardOf(view: View): View {
  const { battle, ...rest } = structuredClone(view)
  const board: View = { ...rest, battle: null }
  for (const { race, ready, routed } of battle === null ? [] : [battle.attacker, battle.defender])
    for (const units of [ready, routed]) station(board, battle?.realm, race, units)
  return board
}

export function realmAt({ realms }: View, id: RealmId | undefined): Realm | undefined {
  return id === undefined ? undefined : realms[id]
}

/** Units come to a Realm, or leave it. */
export function station(
  board: View,
  id: RealmId | undefined,
  race: RaceId | undefined,
  units: Partial<Units>,
  times: 1 | -1 = 1,
): Thing[] {
  const realm = realmAt(board, id)
  if (realm === undefined || race === undefined) return []
  const there = added(realm.forces[race]?.units ?? noUnits(), units, times)
  if (countOf(there) === 0) delete realm.forces[race]
  else realm.forces[race] = { units: there, moved: noUnits() }
  return [`force ${realm.id} ${race}`]
}

/** Units come aboard a ship, or leave it. */
export function embark(board: View, id: string, units: Partial<Units>, times: 1 | -1 = 1): Thing {
  const ship = board.ships.find((each) => each.id === id)
  if (ship !== undefined) ship.units = added(ship.units, units, times)
  return `ship ${id}`
}

function added(units: Units, more: Partial<Units>, times: 1 | -1): Units {
  const sum = { ...units }
  for (const unit of UNIT_IDS) sum[unit] = Math.max(0, sum[unit] + times * (more[unit] ?? 0))
  return sum
}

export function sink(board: View, id: string): Thing {
  board.ships = board.ships.filter((ship) => ship.id !== id)
  return `ship ${id}`
}

/** SOW 6.3.5: a Port goes; its ships lie in the zone it faced, or are lost where that is no sea. */
export function razePort(board: View, realm: Realm, side: Side): Thing[] {
  const zone = portZone(board, realm, { side })
  realm.ports = realm.ports.filter((port) => port.side !== side)
  const ships = board.ships.filter(({ port }) => port?.realm === realm.id && port.side === side)
  for (const ship of ships) {
    if (zone === null) sink(board, ship.id)
    else Object.assign(ship, { zone, port: null })
  }
  return [`ports ${realm.id}`, ...shipThings(ships.map(({ id }) => id))]
}

interface Standing {
  readonly realm: RealmId
  readonly race: RaceId
  readonly units: Units
}

/** Everybody on land. */
export function forcesOn({ realms }: View): readonly Standing[] {
  return Object.values(realms).flatMap(({ id, forces }) =>
    RACE_IDS.flatMap((race) => {
      const force = forces[race]
      return force === undefined ? [] : [{ realm: id, race, units: force.units }]
    }),
  )
}

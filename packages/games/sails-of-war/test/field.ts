import { bareRealm } from '../src/board/realms.ts'
import { zoneAt } from '../src/board/zones.ts'
import type { RaceId } from '../src/data/races.ts'
import type { RealmId } from '../src/data/realms.ts'
import type { ShipKind } from '../src/data/ships.ts'
import { station } from '../src/forces.ts'
import { newTurn } from '../src/movement/turn-state.ts'
import { noUnits, type SomeUnits } from '../src/pieces.ts'
import type { HeroId, Realm, Ship } from '../src/public-state.ts'
import { freeShip } from '../src/ships.ts'
import type { Hero, State } from '../src/state.ts'

/** Lays a Realm on the address r/c of the map, with whatever else it should have. */
export function lay(
  state: State,
  id: RealmId,
  address: readonly [number, number],
  more: Partial<Realm> = {},
): Realm {
  const realm: Realm = { ...bareRealm(id, zoneAt(...address)), ...more }
  state.realms[id] = realm
  return realm
}

/** A Port that can build and sail at once. */
export const port = (side: Realm['ports'][number]['side'], builder: RaceId | null = null) => ({
  side,
  builder,
  since: 0,
  launched: 0,
})

export function army(state: State, id: RealmId, race: RaceId, units: SomeUnits): void {
  const realm = state.realms[id]
  if (realm === undefined) throw new Error(`${id} is not laid`)
  station(realm, race, units)
}

/** A ship at sea on the address r/c, unless the rest says otherwise. */
export function ship(
  state: State,
  owner: RaceId,
  kind: ShipKind,
  address: readonly [number, number],
  more: Partial<Ship> = {},
): Ship {
  const id = freeShip(state, owner, kind)
  if (id === undefined) throw new Error(`${owner} has no ${kind} left`)
  const made: Ship = {
    id,
    owner,
    kind,
    zone: zoneAt(...address),
    port: null,
    moved: false,
    units: noUnits(),
    cargo: null,
    origin: null,
    ...more,
  }
  state.ships.push(made)
  return made
}

export function hero(state: State, owner: RaceId, realm: RealmId | null, more: Partial<Hero> = {}): Hero {
  const id: HeroId = `${owner}/hero/${state.heroes.filter((each) => each.owner === owner).length + 1}`
  const made: Hero = {
    id,
    owner,
    realm,
    ship: null,
    wounds: 0,
    artifacts: [],
    moved: false,
    done: false,
    quest: null,
    ...more,
  }
  state.heroes.push(made)
  return made
}

/** The end of a Battle segment in which a player has fought another in a Realm. */
export function hasFought(state: State, active: RaceId, realm: RealmId, race: RaceId): void {
  state.turn = { ...newTurn(active), segment: 'battle', fought: [{ realm, race }] }
}

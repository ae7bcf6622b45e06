import { refuse } from '@windward/table'
import * as z from 'zod'
import { realmOf, realmsAround } from '../../board/realms.ts'
import type { RaceId } from '../../data/races.ts'
import { REALM_IDS, type RealmId } from '../../data/realms.ts'
import { TRANSPORT_ROOM } from '../../data/ships.ts'
import { MONSTER_IDS } from '../../data/units.ts'
import { deed } from '../../deeds.ts'
import { freshUnits, withdraw } from '../../forces.ts'
import { addUnits, armyCount, countOf, holds, noUnits, type SomeUnits } from '../../pieces.ts'
import { heroById, heroesOf } from '../../players.ts'
import type { HeroId, Open, Realm, Ship, ShipId } from '../../public-state.ts'
import { shipOf, shipsOf } from '../../ships.ts'
import type { View } from '../../view.ts'
import { say } from '../words.en.ts'
import { betweenShipAndShore, type Passage, type Passengers, passengerParts } from './ship-and-shore.ts'

export interface Loading extends Passengers {
  readonly do: 'load'
  readonly ship: ShipId
  readonly from: RealmId
}

/** SOW 7.4.1, SOW 7.4.2; a ship that has not sailed may unload at once (SOW 7.4.4). */
export const load = deed<Loading>({
  shape: z.strictObject({
    do: z.literal('load'),
    from: z.enum(REALM_IDS),
    ...passengerParts,
  }),
  options: (view, seat) => {
    const ships = shipsOf(view, seat).filter((ship) => quaysOf(view, seat, ship).length > 0)
    return betweenShipAndShore('load', say('movement.load.label'), ships, (ship) =>
      quaysOf(view, seat, ship).map((realm): Passage<Loading> => {
        const units = boarders(realm, seat, ship)
        return {
          realm: realm.id,
          heroes: ridersIn(view, seat, realm.id),
          units,
          most: armyCount(units) > 0 ? roomAboard(ship) : countOf(units),
          named: say('movement.load.units'),
          act: (who) => ({ do: 'load', ship: ship.id, from: realm.id, ...who }),
        }
      }),
    )
  },
  fault: (view, seat, { ship: id, from, units, heroes }) => {
    const ship = shipOf(view, id)
    const realm = view.realms[from]
    if (ship === undefined || ship.owner !== seat || ship.kind !== 'transport') {
      return refuse('SOW 7.4.1', say('movement.load.no-ship'))
    }
    if (ship.moved) return refuse('SOW 7.4.1', say('movement.load.moved'))
    if (realm === undefined || !shoresOf(view, ship).includes(realm)) {
      return refuse('SOW 7.4.1', say('movement.load.not-beside', { realm: from }))
    }
    const riders = new Set(heroes)
    const there = [...riders].every((hero) => ridersIn(view, seat, from).includes(hero))
    if (!there || riders.size < heroes.length || !holds(freshUnits(realm, seat), units)) {
      return refuse('SOW 7.1.2', say('movement.load.not-there', { realm: from }))
    }
    if (countOf(units) + heroes.length === 0) return refuse('SOW 7.4.1', say('movement.load.nobody'))
    return armyCount(units) > roomAboard(ship)
      ? refuse('SOW 7.4.2', say('movement.load.full', { most: TRANSPORT_ROOM }))
      : undefined
  },
  carryOut(t, seat, { ship: id, from, units, heroes }) {
    const { state } = t
    const ship = shipOf(state, id)
    if (ship === undefined) return
    withdraw(realmOf(state, from), seat, units)
    addUnits(ship.units, units)
    for (const hero of heroes.map((each) => heroById(state, each))) {
      hero.realm = null
      hero.ship = id
      hero.moved = true
    }
    t.tell(
      'all',
      'SOW 7.4.1',
      say('movement.loaded', { race: seat, ship: id, realm: from, units, heroes: [...heroes] }),
    )
  },
})

export function roomAboard({ units }: Ship): number {
  return TRANSPORT_ROOM - armyCount(units)
}

/** SOW 7.4.1, SOW 7.4.3: Realms a Transport Ship can deal with from where it lies. */
export function shoresOf(open: Open, { zone, port }: Ship): Realm[] {
  if (port !== null) return [realmOf(open, port.realm)]
  return zone === null ? [] : realmsAround(open, zone)
}

/** Realms where somebody could come aboard. */
function quaysOf(view: View, seat: RaceId, ship: Ship): Realm[] {
  if (ship.kind !== 'transport' || ship.moved) return []
  return shoresOf(view, ship).filter(
    (realm) => countOf(boarders(realm, seat, ship)) > 0 || ridersIn(view, seat, realm.id).length > 0,
  )
}

/** Who may come aboard: army units only while there is room. */
function boarders(realm: Realm, seat: RaceId, ship: Ship): SomeUnits {
  const fresh = freshUnits(realm, seat)
  if (roomAboard(ship) > 0) return fresh
  const monsters = noUnits()
  for (const monster of MONSTER_IDS) monsters[monster] = fresh[monster]
  return monsters
}

/** SOW 10.1.3: a Hero who has not moved. */
export function ridersIn(open: Open, race: RaceId, realm: RealmId): HeroId[] {
  return heroesOf(open, race)
    .filter((hero) => hero.realm === realm && !hero.moved && !hero.done)
    .map(({ id }) => id)
}

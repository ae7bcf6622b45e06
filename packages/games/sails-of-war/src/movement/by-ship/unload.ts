import { refuse } from '@windward/table'
import * as z from 'zod'
import { realmOf } from '../../board/realms.ts'
import type { RaceId } from '../../data/races.ts'
import { REALM_IDS, type RealmId } from '../../data/realms.ts'
import { deed } from '../../deeds.ts'
import { station } from '../../forces.ts'
import { addUnits, countOf, holds, type SomeUnits } from '../../pieces.ts'
import { heroById, heroesOf } from '../../players.ts'
import type { HeroId, Open, Realm, Ship, ShipId, Units } from '../../public-state.ts'
import { guardsAt, shipOf, shipsOf } from '../../ships.ts'
import type { View } from '../../view.ts'
import { mayLandDragon } from '../over-land/dragon-landing.ts'
import { enter } from '../over-land/march-along.ts'
import { hasRoom } from '../over-land/room-in-realm.ts'
import { say } from '../words.en.ts'
import { shoresOf } from './load.ts'
import { betweenShipAndShore, type Passage, type Passengers, passengerParts } from './ship-and-shore.ts'

export interface Unloading extends Passengers {
  readonly do: 'unload'
  readonly ship: ShipId
  readonly to: RealmId
}

/** SOW 7.4.3 to SOW 7.4.5 */
export const unload = deed<Unloading>({
  shape: z.strictObject({
    do: z.literal('unload'),
    to: z.enum(REALM_IDS),
    ...passengerParts,
  }),
  options: (view, seat) => {
    const ships = shipsOf(view, seat).filter(
      (ship) => isLoaded(view, ship) && !isGuarded(view, ship) && landings(view, seat, ship).length > 0,
    )
    return betweenShipAndShore('unload', say('movement.unload.label'), ships, (ship) =>
      landings(view, seat, ship).map(({ id }): Passage<Unloading> => {
        const units = landers(view, seat, ship, id)
        return {
          realm: id,
          heroes: ridersAshore(view, ship),
          units,
          most: hasRoom(view, id, seat, units) ? countOf(units) : 1,
          named: say('movement.unload.units'),
          act: (who) => ({ do: 'unload', ship: ship.id, to: id, ...who }),
        }
      }),
    )
  },
  fault: (view, seat, { ship: id, to, units, heroes }) => {
    const ship = shipOf(view, id)
    const realm = view.realms[to]
    if (ship === undefined || ship.owner !== seat || ship.kind !== 'transport') {
      return refuse('SOW 7.4.3', say('movement.load.no-ship'))
    }
    if (realm === undefined || !shoresOf(view, ship).includes(realm)) {
      return refuse('SOW 7.4.3', say('movement.load.not-beside', { realm: to }))
    }
    if (isGuarded(view, ship)) return refuse('SOW 7.4.5', say('movement.unload.guarded'))
    const riders = new Set(heroes)
    const aboard = [...riders].every((hero) => ridersAboard(view, ship).includes(hero))
    if (!aboard || riders.size < heroes.length || !holds(ship.units, units)) {
      return refuse('SOW 7.4.3', say('movement.unload.not-aboard'))
    }
    const mayLand = heroes.every((hero) => ridersAshore(view, ship).includes(hero))
    if (!mayLand || !holds(unitsAshore(view, ship), units)) {
      return refuse('SOW 12.2.11', say('movement.unload.sent-back'))
    }
    if (countOf(units) + heroes.length === 0) return refuse('SOW 7.4.3', say('movement.load.nobody'))
    if ((units.dragon ?? 0) > 0 && !mayLandDragon(view, seat, realm, units)) {
      return refuse('SOW 7.7.3', say('movement.fly.home', { realm: to }))
    }
    return hasRoom(view, to, seat, units)
      ? undefined
      : refuse('SOW 1.4.5', say('movement.full', { realm: to }))
  },
  *carryOut(t, seat, { ship: id, to, units, heroes }) {
    const { state } = t
    const ship = shipOf(state, id)
    if (ship === undefined) return
    yield* t.step('ashore', () => {
      ship.moved = true
      addUnits(ship.units, units, -1)
      station(realmOf(state, to), seat, units, true)
      const unloaded = { race: seat, ship: id, realm: to, units, heroes: [...heroes] }
      t.tell('all', 'SOW 7.4.3', say('movement.unloaded', unloaded))
    })
    const lands = countOf(units) > 0
    const landed = !lands || (yield* enter(t, seat, units, { into: to, from: null, ship: id, flown: false }))
    if (!landed) {
      addUnits(ship.units, units)
      state.turn?.sentBack.push({ ship: id, units, heroes: [...heroes] })
      return
    }
    for (const hero of heroes.map((each) => heroById(state, each))) {
      hero.realm = to
      hero.ship = null
      hero.moved = true
    }
  },
})

function ridersAboard(open: Open, { id, owner }: Ship): HeroId[] {
  return heroesOf(open, owner)
    .filter(({ ship }) => ship === id)
    .map((hero) => hero.id)
}

const sentBackTo = ({ turn }: Open, { id }: Ship) => turn?.sentBack.filter(({ ship }) => ship === id) ?? []

/** SOW 12.2.11: those aboard who may still land this turn. */
function unitsAshore(open: Open, ship: Ship): Units {
  const units = { ...ship.units }
  for (const sent of sentBackTo(open, ship)) addUnits(units, sent.units, -1)
  return units
}

function ridersAshore(open: Open, ship: Ship): HeroId[] {
  const sent = sentBackTo(open, ship).flatMap(({ heroes }) => heroes)
  return ridersAboard(open, ship).filter((hero) => !sent.includes(hero))
}

function isLoaded(open: Open, ship: Ship): boolean {
  return (
    ship.kind === 'transport' && (countOf(unitsAshore(open, ship)) > 0 || ridersAshore(open, ship).length > 0)
  )
}

/** SOW 7.4.5: foreign Warships in the zone; in a Port there are none. */
function isGuarded(open: Open, { zone, owner }: Ship): boolean {
  return zone !== null && guardsAt(open, zone, owner).length > 0
}

/** Realms with room for at least one of those aboard. */
function landings(view: View, seat: RaceId, ship: Ship): Realm[] {
  const riders = ridersAshore(view, ship).length > 0
  return shoresOf(view, ship).filter(({ id }) => riders || countOf(landers(view, seat, ship, id)) > 0)
}

/** Those aboard who find room in a Realm: army units while there is some, monsters always; Dragons by SOW 7.7.3. */
function landers(view: View, seat: RaceId, ship: Ship, to: RealmId): SomeUnits {
  const units = unitsAshore(view, ship)
  if (!mayLandDragon(view, seat, realmOf(view, to))) units.dragon = 0
  if (hasRoom(view, to, seat, { footman: 1 })) return units
  return { ...units, footman: 0, archer: 0, cavalry: 0 }
}

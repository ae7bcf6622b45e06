import { after, answer, type Branch, branch, choice, type Options, oneOf, refuse } from '@windward/table'
import * as z from 'zod'
import { allRealms, isHome, realmOf } from '../../board/realms.ts'
import { distance, type Zone } from '../../board/zones.ts'
import { FORCED_MARCH } from '../../data/action-cards.ts'
import type { RaceId } from '../../data/races.ts'
import { REALM_IDS, type RealmId } from '../../data/realms.ts'
import { ARMY_IDS, DRAGON_PASSENGERS, UNITS } from '../../data/units.ts'
import { deed } from '../../deeds.ts'
import { freshUnits, station, withdraw } from '../../forces.ts'
import { heroShape } from '../../heroes/hero-shape.ts'
import { armyCount, countOf, holds, type SomeUnits, unitsOf } from '../../pieces.ts'
import { heroById } from '../../players.ts'
import type { HeroId, Open, Realm } from '../../public-state.ts'
import type { View } from '../../view.ts'
import { ridersIn } from '../by-ship/load.ts'
import { say } from '../words.en.ts'
import { mayLandDragon } from './dragon-landing.ts'
import { isGate } from './follow-way.ts'
import { enter } from './march-along.ts'
import { roadsFrom, withinRoads } from './pace.ts'
import { hasRoom, roomLeft } from './room-in-realm.ts'
import { someUnits } from './unit-options.ts'

export interface Flight {
  readonly do: 'fly'
  readonly from: RealmId
  readonly to: RealmId
  /** Army units it carries, or a Hero. */
  readonly units: SomeUnits
  readonly hero: HeroId | null
}

/** SOW 7.7: one Dragon, with two army units or a Hero. */
export const fly = deed<Flight>({
  shape: z.strictObject({
    do: z.literal('fly'),
    from: z.enum(REALM_IDS),
    to: z.enum(REALM_IDS),
    units: z.partialRecord(z.enum(ARMY_IDS), z.int().min(1).max(DRAGON_PASSENGERS.units)),
    hero: heroShape.nullable(),
  }),
  options: (view, seat) => {
    const starts = allRealms(view).filter(({ forces }) => forces[seat] !== undefined)
    const nests = starts.filter(
      (realm) => freshUnits(realm, seat).dragon > 0 && landings(view, seat, realm).length > 0,
    )
    if (nests.length === 0) return []
    const leads = () =>
      after(
        oneOf(nests, ({ id }) => ({ key: id, label: say('movement.realm', { realm: id }) })),
        (from) =>
          after(passengers(view, seat, from), (carried) =>
            after(
              oneOf(
                landings(view, seat, from).filter((to) => hasRoom(view, to, seat, carried.units)),
                (to) => ({ key: to, label: say('movement.realm', { realm: to }) }),
              ),
              (to) => answer<Flight>({ do: 'fly', from: from.id, to, ...carried }),
            ),
          ),
      )
    return [branch('fly', leads, say('movement.fly.label'))]
  },
  fault: (view, seat, { from, to, units, hero }) => {
    const realm = view.realms[from]
    if (realm === undefined || freshUnits(realm, seat).dragon === 0) {
      return refuse('SOW 7.7.1', say('movement.fly.none', { realm: from }))
    }
    if (!landings(view, seat, realm).includes(to)) {
      const home = isHome(to) && view.realms[to] !== undefined
      return home
        ? refuse('SOW 7.7.3', say('movement.fly.home', { realm: to }))
        : refuse('SOW 7.7.1', say('movement.fly.too-far', { realm: to }))
    }
    return passengerFault(view, seat, realm, units, hero) ?? roomFault(view, seat, to, units)
  },
  *carryOut(t, seat, { from, to, units, hero }) {
    const { state } = t
    const flown = { ...unitsOf(units), dragon: 1 }
    yield* t.step('flight', () => {
      withdraw(realmOf(state, from), seat, flown)
      station(realmOf(state, to), seat, flown, true)
      t.tell('all', 'SOW 7.7.1', say('movement.flew', { race: seat, from, to, units, hero }))
    })
    const landed = yield* enter(t, seat, flown, { into: to, from, ship: null, flown: true })
    if (hero === null) return
    const rider = heroById(state, hero)
    rider.realm = landed ? to : from
    rider.moved = true
  },
})

/** SOW 7.7.1, SOW 7.7.3: where a Dragon may come down. */
function landings(open: Open, race: RaceId, from: Realm): RealmId[] {
  const forced = open.turn?.forced.includes(from.id) === true ? FORCED_MARCH : 0
  const reach = withinRoads(open, UNITS.dragon.move + forced + roadsFrom(open, race, from.id))
  return allRealms(open)
    .filter(({ id, at }) => id !== from.id && flightTo(open, from.at, at) <= reach)
    .filter((realm) => mayLandDragon(open, race, realm))
    .map(({ id }) => id)
}

/** SOW 7.7.1, SOW 7.6.2: as the crow flies, or through open Portals, whose step costs a point. */
function flightTo(open: Open, from: Zone, to: Zone): number {
  const gates = allRealms(open).filter(({ id }) => isGate(open, id))
  const toGate = (zone: Zone) => Math.min(...gates.map(({ at }) => distance(zone, at)))
  return Math.min(distance(from, to), toGate(from) + 1 + toGate(to))
}

/** Who flies along: nobody, army units or a Hero. */
interface Passengers {
  readonly units: SomeUnits
  readonly hero: HeroId | null
}

/** SOW 7.7.2: only as many as find room somewhere. */
function passengers(view: View, seat: RaceId, realm: Realm): Options<Passengers> {
  const army = armyOf(realm, seat)
  const most = Math.max(0, ...landings(view, seat, realm).map((to) => roomLeft(view, to, seat)))
  const room = Math.min(most, DRAGON_PASSENGERS.units)
  const branches: Branch<Passengers>[] = [
    branch('alone', () => answer({ units: {}, hero: null }), say('movement.fly.alone')),
    ...ridersIn(view, seat, realm.id).map((id) =>
      branch<Passengers>(id, () => answer({ units: {}, hero: id }), say('movement.hero', { hero: id })),
    ),
  ]
  if (countOf(army) > 0 && room > 0) {
    const leads = () => after(someUnits(army, room), (units) => answer<Passengers>({ units, hero: null }))
    branches.push(branch('units', leads, say('movement.fly.units')))
  }
  return choice(branches)
}

function armyOf(realm: Realm, seat: RaceId): SomeUnits {
  return { ...freshUnits(realm, seat), giant: 0, firegaunt: 0, dragon: 0 }
}

function passengerFault(view: View, seat: RaceId, realm: Realm, units: SomeUnits, hero: HeroId | null) {
  const tooMany = hero === null ? armyCount(units) > DRAGON_PASSENGERS.units : countOf(units) > 0
  if (tooMany) return refuse('SOW 7.7.2', say('movement.fly.too-many'))
  const there =
    holds(freshUnits(realm, seat), units) && (hero === null || ridersIn(view, seat, realm.id).includes(hero))
  return there ? undefined : refuse('SOW 7.7.2', say('movement.fly.not-there', { realm: realm.id }))
}

function roomFault(view: View, seat: RaceId, to: RealmId, units: SomeUnits) {
  return hasRoom(view, to, seat, units) ? undefined : refuse('SOW 1.4.5', say('movement.full', { realm: to }))
}

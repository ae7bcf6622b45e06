import { foreignersIn, homeOf, isHome } from '../board/realms.ts'
import { distance } from '../board/zones.ts'
import { DRAGON_PASSENGERS, UNITS } from '../data/units.ts'
import { freshUnits } from '../forces.ts'
import { mayLandDragon } from '../movement/over-land/dragon-landing.ts'
import type { Flight } from '../movement/over-land/fly.ts'
import { roomLeft } from '../movement/over-land/room-in-realm.ts'
import { armyCount, type SomeUnits } from '../pieces.ts'
import type { Realm } from '../public-state.ts'
import { isFree, QUICKEST, spareUnits, worthOf } from './armies.ts'
import type { Mind } from './mind.ts'
import { chanceOf, defendersOf, together, wallsOf } from './odds.ts'
import { threatTo } from './rivals.ts'

/** A Dragon flies to a fight that is not won yet, carries units to land that can be taken, or goes home to guard it. */
export function flyAct(mind: Mind): Flight | undefined {
  const { chart, seat, plan } = mind
  for (const from of chart.realms) {
    if (freshUnits(from, seat).dragon === 0 || plan.scripts.get(from.id)?.do === 'hold') continue
    const within = chart.realms.filter(
      (realm) =>
        realm !== from &&
        distance(from.at, realm.at) <= UNITS.dragon.move &&
        mayLandDragon(mind.view, seat, realm),
    )
    const flight = toBattle(mind, from, within) ?? toLand(mind, from, within) ?? toGuard(mind, from, within)
    if (flight !== undefined) return flight
  }
  return undefined
}

const flying = (from: Realm, to: Realm, units: SomeUnits = {}): Flight => ({
  do: 'fly',
  from: from.id,
  to: to.id,
  units,
  hero: null,
})

const WON = 0.95

function toBattle(mind: Mind, from: Realm, within: readonly Realm[]): Flight | undefined {
  const { seat } = mind
  const [to] = within.filter((realm) => {
    const own = realm.forces[seat]?.units
    const [foe] = foreignersIn(realm, seat)
    const defender = foe ?? (isHome(realm.id) && realm.owner !== seat ? realm.owner : null)
    if (own === undefined || defender === null) return false
    return chanceOf(seat, own, defender, defendersOf(realm, defender), wallsOf(realm, defender)) < WON
  })
  return to && flying(from, to)
}

/** Land that is free, or held by fewer than a Dragon and those it carries can beat. */
function toLand(mind: Mind, from: Realm, within: readonly Realm[]): Flight | undefined {
  const { seat, view, habits } = mind
  const riders = aboard(mind, from)
  if (armyCount(riders) === 0) return undefined
  const force = together(riders, { dragon: 1 })
  const [to] = within
    .filter((realm) => roomLeft(view, realm.id, seat) >= armyCount(riders))
    .filter((realm) => {
      const [foe] = foreignersIn(realm, seat)
      if (foe === undefined) return isFree(seat, realm)
      return chanceOf(seat, force, foe, defendersOf(realm, foe), wallsOf(realm, foe)) >= habits.fieldChance
    })
    .toSorted((a, b) => worthOf(view, b) - worthOf(view, a))
  return to && flying(from, to, riders)
}

function aboard(mind: Mind, from: Realm): SomeUnits {
  const spare = spareUnits(mind, from)
  const riders: SomeUnits = {}
  let room: number = DRAGON_PASSENGERS.units
  for (const unit of QUICKEST) {
    const taken = Math.min(room, spare[unit])
    if (taken > 0) riders[unit] = taken
    room -= taken
  }
  return riders
}

function toGuard(mind: Mind, from: Realm, within: readonly Realm[]): Flight | undefined {
  const home = within.find(({ id, owner }) => id === homeOf(mind.seat) && owner === mind.seat)
  return home !== undefined && threatTo(mind, home) !== undefined ? flying(from, home) : undefined
}

import { type Branch, branch, choice, type Options, refuse, turned } from '@windward/table'
import * as z from 'zod'
import { isSea } from '../../board/realms.ts'
import { around } from '../../board/zones.ts'
import type { RaceId } from '../../data/races.ts'
import { SHIPS, TRADE_WINDS } from '../../data/ships.ts'
import { plannedDeed } from '../../deeds.ts'
import type { Open, Ship, ShipId } from '../../public-state.ts'
import { shipOf, shipsOf, watersOf } from '../../ships.ts'
import type { View } from '../../view.ts'
import { say } from '../words.en.ts'
import { type Course, courseFault, courses, type Fleet, havens } from './course.ts'
import { courseParts } from './course-shape.ts'
import { isSamePort } from './harbours.ts'
import { sailAlong, setSail } from './sail-along.ts'
import { shipShape } from './ship-shape.ts'

const MOST_SHIPS = 15

export interface Sailing extends Course {
  readonly do: 'sail'
  readonly ships: readonly ShipId[]
}

/** SOW 7.3 */
export const sail = plannedDeed<Sailing>({
  shape: z.strictObject({
    do: z.literal('sail'),
    ships: z.array(shipShape).min(1).max(MOST_SHIPS),
    ...courseParts,
  }),
  options: (view, seat) => {
    const ready = shipsOf(view, seat).filter((ship) => canSail(view, ship))
    if (ready.length === 0) return []
    const leads = () => choice([...fleets(view, ready), ...ready.map((ship) => alone(view, ship))])
    return [branch('sail', leads, say('movement.sail.label'))]
  },
  fault: (view, seat, { ships: ids, ...course }) => {
    const ships = ids.flatMap((id) => shipOf(view, id) ?? [])
    return shipsFault(view, seat, ids, ships) ?? courseFault(view, fleetOf(view, ships), course)
  },
  *carryOut(t, seat, known) {
    yield* t.step('set out', () => {
      const act = known()
      if (act === undefined) return
      const { do: _, ships, ...course } = act
      const sailing = ships.flatMap((id) => shipOf(t.state, id) ?? [])
      setSail(t.state, seat, { ...fleetOf(t.state, sailing), ships }, course)
    })
    yield* sailAlong(t, seat)
  },
})

/** Whether a ship has anywhere to go; one shut in by land has not. */
function canSail(view: View, ship: Ship): boolean {
  if (ship.moved) return false
  if (ship.zone === null) return watersOf(view, ship) !== null
  const sea = around(ship.zone).some((zone) => isSea(view, zone))
  return sea || havens(view, [ship], ship.zone, null).length > 0
}

/** SOW 7.3.6: ships of one place that set out together. */
function fleetOf(open: Open, ships: readonly Ship[]): Fleet {
  return { ships, at: ships[0]?.zone ?? null, points: allowance(open, ships), passed: [] }
}

/** SOW 7.3.1, SOW 5.8 */
function allowance({ weather }: Open, ships: readonly Ship[]): number {
  const winds = weather.tradeWinds * TRADE_WINDS
  return Math.min(...ships.map(({ kind }) => SHIPS[kind].move + (kind === 'trader' ? winds : 0)))
}

function lieTogether(a: Ship, b: Ship): boolean {
  return a.zone === b.zone && (a.port === null ? b.port === null : isSamePort(a.port, b.port))
}

function sailings(view: View, ships: readonly Ship[]): Options<Sailing> {
  return turned(
    courses(view, fleetOf(view, ships)),
    (course): Sailing => ({ do: 'sail', ships: ships.map(({ id }) => id), ...course }),
  )
}

function alone(view: View, ship: Ship): Branch<Sailing> {
  return branch(ship.id, () => sailings(view, [ship]), say('movement.ship', { ship: ship.id }))
}

/** SOW 7.3.6: all ships of one place that can still sail. */
function fleets(view: View, ready: readonly Ship[]): Branch<Sailing>[] {
  const leaders = ready.filter(
    (ship, place) => !ready.slice(0, place).some((other) => lieTogether(ship, other)),
  )
  return leaders
    .map((leader) => ready.filter((ship) => lieTogether(ship, leader)))
    .filter((fleet) => fleet.length > 1)
    .map((fleet) =>
      branch(
        fleet.map(({ id }) => id).join('+'),
        () => sailings(view, fleet),
        say('movement.fleet', { ships: fleet.map(({ id }) => id) }),
      ),
    )
}

function shipsFault(view: View, seat: RaceId, ids: readonly ShipId[], ships: readonly Ship[]) {
  const [first] = ships
  const known = first !== undefined && ships.length === ids.length && new Set(ids).size === ids.length
  if (!known || ships.some(({ owner }) => owner !== seat)) {
    return refuse('SOW 7.3.6', say('movement.sail.not-yours'))
  }
  if (ships.some(({ moved }) => moved)) return refuse('SOW 7.3.6', say('movement.sail.moved'))
  if (!ships.every((ship) => lieTogether(ship, first))) {
    return refuse('SOW 7.3.6', say('movement.sail.apart'))
  }
  return watersOf(view, first) === null ? refuse('SOW 5.16', say('movement.sail.shut')) : undefined
}

import type { ShipId, Side } from '../data/ships.ts'
import type { Pose } from '../geometry/pose.ts'
import { scenarioNow } from '../scenario/now.ts'
import { zoneOf } from '../scenario/zone-of.ts'
import { captainsOf, type Seat, sideOf } from '../seats.ts'
import { shipOf } from '../ships.ts'
import type { SogFlow, SogTable, State } from '../state.ts'
import { strip } from './berths.ts'
import { ordinaryPlaces, type PlaceBrief, place } from './decide-place.ts'
import { say } from './words.en.ts'

/** SOG 16.1.3: all captains of these sides at once, each in a strip of the side's zone. */
export function* placeShips(t: SogTable, sides: readonly Side[]): SogFlow {
  const asked = t.seats.filter((seat) => sides.includes(sideOf(seat)) && !hasBerths(t.state, sideOf(seat)))
  for (const side of sides) {
    if (hasBerths(t.state, side)) takeBerths(t, side)
    else if (captainsOf(t.seats, side).length === 0) placeAutomatic(t, side)
  }
  const placed = yield* t.askAll(asked, place, (seat) => briefOf(t.state, sideOf(seat), seat))
  for (const seat of asked) {
    for (const { ship, ...pose } of placed.get(seat) ?? []) lay(t, ship, pose)
  }
}

function lay(t: SogTable, id: ShipId, pose: Pose): void {
  const ship = shipOf(t.state, id)
  ship.pose = pose
  ship.fate = 'afloat'
  t.tell('all', 'SOG 16.1.2', say('setup.placed', { ship: id }))
}

function hasBerths(state: State, side: Side): boolean {
  return scenarioNow(state).fleets[side].berths !== null
}

/** Places the scenario gives, in the order of the fleet. */
function takeBerths(t: SogTable, side: Side): void {
  const { berths } = scenarioNow(t.state).fleets[side]
  const fleet = t.state.ships.filter((ship) => ship.side === side)
  for (const [index, { id }] of fleet.entries()) {
    const pose = berths?.[index]
    if (pose !== undefined) lay(t, id, { ...pose })
  }
}

/** SOG 16.1.6: ships without a captain take the ordinary places. */
function placeAutomatic(t: SogTable, side: Side): void {
  for (const { ship, ...pose } of ordinaryPlaces(t.state, briefOf(t.state, side, null))) lay(t, ship, pose)
}

function briefOf(state: State, side: Side, seat: Seat | null): PlaceBrief {
  const { limits, backTo } = scenarioNow(state).fleets[side]
  const edge = backTo ?? state.edges[side]
  const captains = captainsOf(state.seats, side)
  const zone = zoneOf(state, side)
  return {
    ships: state.ships.filter((ship) => ship.side === side && ship.captain === seat).map(({ id }) => id),
    zone: seat === null ? zone : strip(zone, edge, captains.indexOf(seat), captains.length),
    limits,
    edge,
  }
}

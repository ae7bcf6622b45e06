import type { ShipId, Side } from '../data/ships.ts'
import type { Pose } from '../geometry/pose.ts'
import { haveWaterInCommon } from '../geometry/sea.ts'
import { scenarioNow } from '../scenario/current-scenario.ts'
import { zoneOf } from '../scenario/zone-of.ts'
import { captainsOf, enemyOf, type Seat, sideOf } from '../seats.ts'
import { shipOf } from '../ships.ts'
import type { SogFlow, SogTable, State } from '../state.ts'
import { type PlaceBrief, type Placed, place } from './decide-place-ships.ts'
import { drawFirstSide } from './draw-first-side.ts'
import { strip } from './ordinary-berths.ts'
import { hasRoom, ordinaryPlaces } from './ordinary-places.ts'
import { say } from './words.en.ts'

/** SOG 16.1.3: the captains of these sides at once; where both sides want the same water, one side after the other. */
export function* placeShips(t: SogTable, sides: readonly Side[]): SogFlow {
  yield* t.step('given places', () => takeGivenPlaces(t, sides))
  const choosing = sides.filter((side) => captainsOf(t.seats, side).length > 0 && !hasBerths(t.state, side))
  const [one, other] = choosing.map((side) => zoneOf(t.state, side))
  if (one === undefined || other === undefined || !haveWaterInCommon(one, other)) {
    yield* t.step('all', () => placeTogether(t, choosing))
    return
  }
  const first = yield* t.step('who is first', () => drawFirstSide(t))
  yield* t.step('first', () => placeTogether(t, [first]))
  yield* t.step('second', () => placeTogether(t, [enemyOf(first)]))
}

function takeGivenPlaces(t: SogTable, sides: readonly Side[]): void {
  for (const side of sides) {
    if (hasBerths(t.state, side)) takeBerths(t, side)
    else if (captainsOf(t.seats, side).length === 0) placeAutomatic(t, side)
  }
}

/** SOG 16.1.3: each captain in a strip of his side's zone; whoever finds no room there comes afterwards. */
function* placeTogether(t: SogTable, sides: readonly Side[]): SogFlow {
  const captains = t.seats.filter((seat) => sides.includes(sideOf(seat)))
  const asked = yield* t.step('room', () =>
    captains.filter((seat) => hasRoom(t.state, ownBrief(t.state, seat))),
  )
  yield* t.step('at once', () => placeAtOnce(t, asked))
  yield* t.each(
    'afterwards',
    () => captains.filter((seat) => !asked.includes(seat)),
    (seat) => placeAfterwards(t, seat),
  )
}

function* placeAtOnce(t: SogTable, captains: readonly Seat[]): SogFlow {
  const placed = yield* t.askAll(captains, place, (seat) => ownBrief(t.state, seat))
  for (const seat of captains) layAll(t, placed.get(seat) ?? [])
}

function* placeAfterwards(t: SogTable, seat: Seat): SogFlow {
  layAll(t, yield* t.ask(seat, place, widened(t.state, ownBrief(t.state, seat), sideOf(seat))))
}

function layAll(t: SogTable, places: readonly Placed[]): void {
  for (const { ship, ...pose } of places) lay(t, ship, pose)
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
  const brief = widened(t.state, briefOf(t.state, side, null), side)
  layAll(t, ordinaryPlaces(t.state, brief))
}

function ownBrief(state: State, seat: Seat): PlaceBrief {
  return briefOf(state, sideOf(seat), seat)
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

/** SOG 16.1.3: the whole zone of a side; should that be full, the whole sea. */
function widened(state: State, brief: PlaceBrief, side: Side): PlaceBrief {
  const inZone = { ...brief, zone: zoneOf(state, side) }
  if (hasRoom(state, inZone)) return inZone
  const { width, length } = state.sea
  return { ...brief, zone: { left: 0, bottom: 0, right: width, top: length }, limits: [] }
}

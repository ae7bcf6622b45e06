import { fullBags } from '../damage/bags.ts'
import { type ShipId, SIDES, type Side } from '../data/ships.ts'
import { WINDS } from '../data/winds.ts'
import { type Options, scenarioOf } from '../options.ts'
import type { Seat } from '../seats.ts'
import type { Guns, Ship, State } from '../state.ts'
import { dealt } from './deal.ts'

/** The table before anything is laid on it. */
export function begin(seats: readonly Seat[], options: Options): State {
  const scenario = scenarioOf(options)
  return {
    options,
    seats: [...seats],
    number: 0,
    phase: 'setup',
    sea: { ...scenario.sea },
    wind: {
      from: scenario.wind === 'lot' ? WINDS[0] : scenario.wind,
      strength: 'medium',
      turning: null,
      changing: null,
    },
    terrain: scenario.terrain.map((element) => ({ ...element, pose: { ...element.pose } })),
    ships: SIDES.flatMap((side) => fleetOf(side, scenario.fleets[side].ships, seats)),
    bags: fullBags(),
    attacks: [],
    entangled: [],
    grappled: [],
    outcome: null,
  }
}

function fleetOf(side: Side, ids: readonly ShipId[], seats: readonly Seat[]): Ship[] {
  const hands = dealt(ids, side, seats)
  return ids.map((id) => newShip(id, side, hands.get(id) ?? null))
}

/** A ship that waits to be placed, fresh and loaded with ball (SOG 4.3). */
export function newShip(id: ShipId, side: Side, captain: Seat | null): Ship {
  return {
    id,
    side,
    captain,
    fate: 'waiting',
    pose: { x: 0, y: 0, heading: 0 },
    leftBy: [],
    sails: 'battle',
    plan: { now: null, next: null },
    last: null,
    aback: 0,
    red: null,
    course: null,
    hull: [],
    crew: [],
    zero: [],
    mended: [],
    mustered: { hull: 0, crew: 0 },
    guns: { port: loadedGuns(), starboard: loadedGuns() },
    special: { fires: 0, leaks: 0, masts: 0, sails: 0, rudder: 0 },
    received: { fire: 0, water: 0 },
    repaired: { damage: false, mast: false },
    delayed: [],
    working: [],
    aground: false,
    grogServed: false,
    flagship: false,
    wreck: false,
    dousing: false,
  }
}

function loadedGuns(): Guns {
  return { box: 'ball', fired: false, slow: null, doubling: false, fresh: true }
}

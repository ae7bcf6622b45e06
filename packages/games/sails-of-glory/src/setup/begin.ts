import { automaticDeck } from '../automatic/automatic-deck.ts'
import { newBatteries } from '../batteries/new-batteries.ts'
import { fullBags } from '../damage/bags.ts'
import { type ShipId, SIDES, type Side } from '../data/ships.ts'
import { WINDS } from '../data/winds.ts'
import type { Options } from '../options.ts'
import { scenarioNow } from '../scenario/current-scenario.ts'
import type { Fleet } from '../scenario/scenario.ts'
import type { Seat } from '../seats.ts'
import type { Guns, Ship, State } from '../state.ts'
import { dealt } from './deal-ships.ts'

/** The table before anything is laid on it; in a skirmish the fleets are still to be chosen (SOG 16.1.8). */
export function begin(seats: readonly Seat[], options: Options, battle: State['battle'] = 1): State {
  const scenario = scenarioNow({ options, battle })
  const { fleets } = scenario
  const chosen = options.points === null
  return {
    options,
    seats: [...seats],
    number: 0,
    phase: 'setup',
    sea: { ...scenario.sea },
    wind: {
      from: scenario.wind === 'lot' ? WINDS[0] : scenario.wind,
      strength: options.windStrength ? scenario.strength : 'medium',
      turning: null,
      changing: null,
    },
    terrain: scenario.terrain.map((element) => ({ ...element, pose: { ...element.pose } })),
    buildings: [],
    batteries: newBatteries(scenario.batteries, seats),
    edges: { british: fleets.british.edge, french: fleets.french.edge },
    battle,
    turnsBefore: 0,
    first: null,
    supplies: 0,
    ships: chosen ? SIDES.flatMap((side) => fleetOf(side, fleets[side], seats)) : [],
    bags: fullBags(),
    attacks: [],
    firedIn: 0,
    entangled: [],
    grappled: [],
    outcome: null,
  }
}

export function fleetOf(
  side: Side,
  { ships, anchored }: Pick<Fleet, 'ships' | 'anchored'>,
  seats: readonly Seat[],
): Ship[] {
  const hands = dealt(ships, side, seats)
  return ships.map((id) => newShip(id, side, hands.get(id) ?? null, anchored))
}

/** A ship that waits to be placed, fresh and loaded with ball (SOG 4.3). */
export function newShip(id: ShipId, side: Side, captain: Seat | null, anchored = false): Ship {
  return {
    id,
    side,
    captain,
    fate: 'waiting',
    pose: { x: 0, y: 0, heading: 0 },
    leftBy: [],
    pardoned: false,
    sails: 'battle',
    plan: { now: null, next: null },
    last: null,
    dropped: null,
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
    anchored,
    deck: captain === null && !anchored ? automaticDeck(id) : [],
    used: [],
    grogServed: false,
    flagship: false,
    wreck: false,
    dousing: false,
  }
}

function loadedGuns(): Guns {
  return { box: 'ball', fired: false, slow: null, doubling: false, fresh: true }
}

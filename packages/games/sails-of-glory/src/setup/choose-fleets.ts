import { SHIP_IDS, SHIPS, SIDES, type Side } from '../data/ships.ts'
import { scenarioNow } from '../scenario/current-scenario.ts'
import { captainsOf } from '../seats.ts'
import type { SogFlow, SogTable, State } from '../state.ts'
import { fleetOf } from './begin.ts'
import { chooseFleet, costOf, type FleetBrief, ordinaryFleet } from './decide-fleet.ts'
import { largestFleet } from './room-for-fleet.ts'
import { say } from './words.en.ts'

/** SOG 16.1.8: the first captain of each side chooses its ships, both at once; a side without captains gets the dearest. */
export function* chooseFleets(t: SogTable): SogFlow {
  const { state } = t
  const { points } = state.options
  if (points === null) return
  const choosing = SIDES.flatMap((side) =>
    captainsOf(t.seats, side)
      .slice(0, 1)
      .map((seat) => ({ side, seat })),
  )
  const sideFor = (seat: SogTable['seats'][number]): Side =>
    choosing.find((each) => each.seat === seat)?.side ?? 'british'
  const chosen = yield* t.askAll(
    choosing.map(({ seat }) => seat),
    chooseFleet,
    (seat) => fleetBrief(state, sideFor(seat), points),
  )
  for (const side of SIDES) {
    const seat = choosing.find((each) => each.side === side)?.seat
    const ships = (seat && chosen.get(seat)) ?? ordinaryFleet(fleetBrief(state, side, points))
    state.ships.push(...fleetOf(side, { ships, anchored: scenarioNow(state).fleets[side].anchored }, t.seats))
    t.tell('all', 'SOG 16.1.8', say('setup.fleet-chosen', { side, ships, cost: costOf(ships) }))
  }
}

function fleetBrief(state: State, side: Side, points: number): FleetBrief {
  return {
    points,
    least: Math.max(1, captainsOf(state.seats, side).length),
    most: largestFleet(scenarioNow(state), side),
    ships: SHIP_IDS.filter((ship) => SHIPS[ship].navy === side),
  }
}

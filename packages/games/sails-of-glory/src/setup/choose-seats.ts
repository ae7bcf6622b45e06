import type { Side } from '../data/ships.ts'
import { type Options, scenarioOf } from '../options.ts'
import { captainsOf, enemyOf, SEATS, type Seat } from '../seats.ts'
import { CHEAPEST } from './decide-fleet.ts'
import { largestFleet } from './room-for-fleet.ts'

/** SOG 1.1.2, SOG 1.1.3: the usual seats for so many captains, as many as there are ships for. */
export function chooseSeats(count: number, options: Options): readonly Seat[] {
  const { automatic } = scenarioOf(options)
  if (automatic !== null) {
    const side = enemyOf(automatic)
    const most = Math.min(2, shipsOf(options, side))
    return captainsOf(SEATS, side).slice(0, Math.min(Math.max(count, 1), most))
  }
  const wanted = Math.max(count, 2)
  const some = (side: Side, most: number) =>
    captainsOf(SEATS, side).slice(0, Math.min(most, shipsOf(options, side)))
  const chosen = [...some('french', Math.ceil(wanted / 2)), ...some('british', Math.floor(wanted / 2))]
  return SEATS.filter((seat) => chosen.includes(seat))
}

/** SOG 16.1.8: in a skirmish as many as the points buy. */
function shipsOf(options: Options, side: Side): number {
  const scenario = scenarioOf(options)
  if (options.points === null) return scenario.fleets[side].ships.length
  return Math.max(1, Math.min(Math.floor(options.points / CHEAPEST), largestFleet(scenario, side)))
}

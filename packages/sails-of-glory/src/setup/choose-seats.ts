import type { Side } from '../data/ships.ts'
import { type Options, scenarioOf } from '../options.ts'
import { captainsOf, enemyOf, SEATS, type Seat } from '../seats.ts'

/** SOG 1.1.2, SOG 1.1.3: the usual seats for so many captains, as many as the scenario has room for. */
export function chooseSeats(count: number, options: Options): readonly Seat[] {
  const { automatic, fleets } = scenarioOf(options)
  if (automatic !== null) {
    const side = enemyOf(automatic)
    const most = Math.min(2, fleets[side].ships.length)
    return captainsOf(SEATS, side).slice(0, Math.min(Math.max(count, 1), most))
  }
  const wanted = Math.max(count, 2)
  const some = (side: Side, most: number) =>
    captainsOf(SEATS, side).slice(0, Math.min(most, fleets[side].ships.length))
  const chosen = [...some('french', Math.ceil(wanted / 2)), ...some('british', Math.floor(wanted / 2))]
  return SEATS.filter((seat) => chosen.includes(seat))
}

import type { Result, SeatFace } from '@windward/kit/contract.ts'
import {
  type Outcome,
  type SailsOfGlory,
  type Seat,
  shipName,
  sideName,
  sideOf,
  type View,
} from '@windward/sails-of-glory/facts'
import { words } from './words.en.ts'

/** “British”, or “British 2” where a side has several captains. */
function captainName(view: View, seat: Seat): string {
  const side = sideOf(seat)
  const several = view.seats.filter((each) => sideOf(each) === side).length > 1
  return several ? words.captain(side, Number(seat.split('-')[1])) : sideName(side)
}

export function seatFace(view: View, seat: Seat): SeatFace {
  const ships = view.ships.filter(({ captain }) => captain === seat)
  const afloat = ships.filter(({ fate }) => fate === 'afloat' || fate === 'waiting')
  return {
    name: captainName(view, seat),
    colour: `var(--sog-${sideOf(seat)})`,
    score: `${afloat.length}/${ships.length}`,
    facts: [
      {
        label: words.ships(ships.length),
        value: ships.map(({ id }) => shipName(id)).join(', '),
      },
    ],
  }
}

function afloatOf(view: View, seat: Seat): string {
  const ships = view.ships.filter(({ captain }) => captain === seat)
  return words.afloat(ships.filter(({ fate }) => fate === 'afloat').length, ships.length)
}

export function result({ winners, side, how, points }: Outcome, view: View): Result<SailsOfGlory> {
  const score = (seat: Seat) => (points === null ? afloatOf(view, seat) : words.points(points[sideOf(seat)]))
  const standing = view.seats
    .map((seat) => ({ seat, score: score(seat), won: winners.includes(seat) }))
    .toSorted((a, b) => Number(b.won) - Number(a.won))
    .map(({ seat, score: told }) => ({ seat, score: told }))
  return { title: words.result(side, how), winners, standing }
}

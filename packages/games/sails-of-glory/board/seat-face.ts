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

/** “British”, or “British 2” where a side has several captains. */
function captainName(view: View, seat: Seat): string {
  const side = sideOf(seat)
  const several = view.seats.filter((each) => sideOf(each) === side).length > 1
  return several ? `${sideName(side)} ${seat.split('-')[1]}` : sideName(side)
}

export function seatFace(view: View, seat: Seat): SeatFace {
  const ships = view.ships.filter(({ captain }) => captain === seat)
  const afloat = ships.filter(({ fate }) => fate === 'afloat' || fate === 'waiting')
  return {
    name: captainName(view, seat),
    colour: `var(--sog-${sideOf(seat)})`,
    score: `${afloat.length}/${ships.length}`,
    facts: [
      { label: ships.length === 1 ? 'Ship' : 'Ships', value: ships.map(({ id }) => shipName(id)).join(', ') },
    ],
  }
}

/** “1 of 2 afloat”. */
function afloatOf(view: View, seat: Seat): string {
  const ships = view.ships.filter(({ captain }) => captain === seat)
  return `${ships.filter(({ fate }) => fate === 'afloat').length} of ${ships.length} afloat`
}

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`

const HOW: Readonly<Record<Outcome['how'], string>> = {
  'last-afloat': 'hold the sea',
  'all-lost': 'Nobody is left afloat',
  'turn-limit': 'had the better of it when night fell',
  'out-of-reach': 'cannot be caught any more',
  'broken-through': 'have broken through',
  stopped: 'have stopped the enemy',
  points: 'have more points',
  unscathed: 'came off with less damage',
  mauled: 'have mauled the enemy more',
  twice: 'did better in two battles',
}

export function result({ winners, side, how, points }: Outcome, view: View): Result<SailsOfGlory> {
  const title =
    side === null
      ? how === 'all-lost'
        ? HOW[how]
        : 'Neither side has won'
      : `The ${sideName(side)} ${HOW[how]}`
  const score = (seat: Seat) =>
    points === null ? afloatOf(view, seat) : counted(points[sideOf(seat)], 'point')
  const standing = view.seats
    .map((seat) => ({ seat, score: score(seat), won: winners.includes(seat) }))
    .toSorted((a, b) => Number(b.won) - Number(a.won))
    .map(({ seat, score: told }) => ({ seat, score: told }))
  return { title, winners, standing }
}

import type { Result, SeatFace } from '@windward/kit/contract.ts'
import {
  type FactionId,
  faction,
  landsOf,
  listed,
  names,
  type Outcome,
  pointsText,
  type SwordsAndSails,
  scoreOf,
  teamOf,
  type View,
} from '@windward/swords-and-sails/facts'
import { seatColour, shortName } from './factions/faction.ts'
import { reachedBy } from './goal/goal.ts'
import { words } from './words.en.ts'

export function seatFace(view: View, seat: FactionId): SeatFace {
  const power = view.powers[seat]
  const mates = teamOf(view, seat)?.members.filter((member) => member !== seat) ?? []
  return {
    name: shortName(seat),
    colour: seatColour(seat),
    score: pointsText(...scoreOf(view, seat)),
    reached: reachedBy(view, seat),
    ...(mates.length === 0 ? {} : { side: words.seat.side(pointsText(...scoreOf(view, seat))) }),
    facts: [
      { label: words.seat.faction, value: names.factions[seat].name },
      ...(power?.gold == null ? [] : [{ label: words.seat.gold, value: `${power.gold}` }]),
      { label: words.seat.lands, value: `${landsOf(view, seat).length}` },
      { label: words.seat.cards, value: `${power?.cards ?? 0}` },
      ...(mates.length === 0 ? [] : [{ label: words.seat.team, value: listed(mates.map(faction)) }]),
      ...(power?.leader == null
        ? []
        : [{ label: words.seat.leader, value: names.leaders[power.leader].name }]),
      ...(power?.out === true ? [{ label: words.seat.out, value: words.seat.eliminated }] : []),
    ],
  }
}

export function result({ winners, how, scores }: Outcome, view: View): Result<SwordsAndSails> {
  const standing = view.seats
    .map((seat) => ({ seat, share: scores[seat] ?? ([0, 1] as const) }))
    .toSorted((a, b) => b.share[0] * a.share[1] - a.share[0] * b.share[1])
    .map(({ seat, share }) => ({ seat, score: pointsText(...share) }))
  return { title: words.result(winners, how), winners, standing }
}

import type { Result, SeatFace } from '@windward/kit/contract.ts'
import {
  does,
  type FactionId,
  faction,
  factions,
  headed,
  landsOf,
  listed,
  names,
  type Outcome,
  type SwordsAndSails,
  scoreOf,
  teamOf,
  type View,
} from '@windward/swords-and-sails/facts'
import { seatColour, shortName } from './factions/faction.ts'

const PARTS: Readonly<Record<string, string>> = { '1/2': '½', '1/3': '⅓', '2/3': '⅔', '1/4': '¼', '3/4': '¾' }

/** `17½`: scores of teams are shares. */
export function scoreText([points, parts]: readonly [number, number]): string {
  const whole = Math.floor(points / parts)
  const rest = points - whole * parts
  return rest === 0 ? `${whole}` : `${whole}${PARTS[`${rest}/${parts}`] ?? `\u2009${rest}⁄${parts}`}`
}

export function seatFace(view: View, seat: FactionId): SeatFace {
  const power = view.powers[seat]
  const mates = teamOf(view, seat)?.members.filter((member) => member !== seat) ?? []
  return {
    name: shortName(seat),
    colour: seatColour(seat),
    score: scoreText(scoreOf(view, seat)),
    facts: [
      { label: 'Faction', value: names.factions[seat].name },
      ...(power?.gold == null ? [] : [{ label: 'Gold', value: `${power.gold}` }]),
      { label: 'Lands', value: `${landsOf(view, seat).length}` },
      { label: 'Cards', value: `${power?.cards ?? 0}` },
      ...(mates.length === 0 ? [] : [{ label: 'Team with', value: listed(mates.map(faction)) }]),
      ...(power?.leader == null ? [] : [{ label: 'Leader', value: names.leaders[power.leader].name }]),
      ...(power?.out === true ? [{ label: 'Out', value: 'eliminated' }] : []),
    ],
  }
}

/** What one winner did, and what several did. */
const HOW: Readonly<Record<Outcome['how'], readonly [one: string, many: string]>> = {
  points: ['reached the points that win', 'reached the points that win'],
  lastStanding: ['is the last one standing', 'are the last ones standing'],
  seasonLimit: ['was ahead when the last season ended', 'were ahead when the last season ended'],
  nobodyLeft: ['is left', 'are left'],
}

export function result({ winners, how, scores }: Outcome, view: View): Result<SwordsAndSails> {
  const standing = view.seats
    .map((seat) => ({ seat, share: scores[seat] ?? ([0, 1] as const) }))
    .toSorted((a, b) => b.share[0] * a.share[1] - a.share[0] * b.share[1])
    .map(({ seat, share }) => ({ seat, score: scoreText(share) }))
  const title =
    winners.length === 0 ? 'Nobody is left' : `${headed(factions(winners))} ${does(winners, ...HOW[how])}`
  return { title, winners, standing }
}

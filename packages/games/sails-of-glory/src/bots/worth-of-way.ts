import type { CardId } from '../data/cards.ts'
import { cardsToPlan } from '../planning/cards-to-plan.ts'
import { type Foreseen, sailedTo } from './foresee-place.ts'
import type { Expected, Watch } from './watch.ts'
import { LOOKOUT } from './weights.ts'
import { type Prospect, prospectOf, standingAt, worthOfPlace } from './worth-of-place.ts'

/** More than sums of worths are rounded by. */
const ROUNDED = 1e-6

/** The worth of the best way, and which of the places it leads by; the first of those alike, or none. */
interface Best {
  readonly worth: number
  readonly index: number
}

/**
 * The best of several places with the best way on from each, the others being expected where they are turn after turn.
 * Of ways that are not worth more than `least` it is only said that they are not: that is often seen at a glance, and
 * more often when those that promise most are looked at first.
 */
export function bestWay(
  watch: Watch,
  places: readonly Foreseen[],
  [now, ...later]: readonly [Expected, ...Expected[]],
  least: number,
): Best {
  let best: Best = { worth: -Infinity, index: -1 }
  const take = (worth: number, index: number) => {
    if (worth > best.worth || (worth === best.worth && index < best.index)) best = { worth, index }
  }
  const safe: { readonly prospect: Prospect; readonly index: number }[] = []
  for (const [index, place] of places.entries()) {
    const standing = standingAt(watch, place)
    if (standing === 'safe') safe.push({ prospect: prospectOf(watch, place, now), index })
    else take(STANDINGS[standing], index)
  }
  for (const { prospect, index } of safe.sort((a, b) => b.prospect.atMost - a.prospect.atMost))
    take(worthOfWay(watch, prospect, later, Math.max(best.worth - ROUNDED, least)), index)
  return best
}

function worthOfWay(
  watch: Watch,
  prospect: Prospect,
  [next, ...last]: readonly Expected[],
  least: number,
): number {
  if (next === undefined) return worthOfEnd(watch, prospect, least)
  // No way on from there can make up for more than this.
  const lacking = least - LOOKOUT.later * mostIn(watch, 1 + last.length) - ROUNDED
  const here = worthOfPlace(watch, prospect, lacking)
  if (here <= lacking) return least
  const { own } = prospect
  const places = cardsFrom(watch, own).map((card) => sailed(watch, own, card))
  const { worth } = bestWay(watch, places, [next, ...last], (least - here) / LOOKOUT.later - ROUNDED)
  return here + LOOKOUT.later * worth
}

/** No way of so many turns is worth more. */
function mostIn({ most }: Watch, turns: number): number {
  let sum = 0
  for (let turn = 0; turn < turns; turn += 1) sum = most + LOOKOUT.later * sum
  return sum
}

/** A place where looking ahead ends: she must have a way on from there. */
function worthOfEnd(watch: Watch, prospect: Prospect, least: number): number {
  const here = worthOfPlace(watch, prospect, least)
  return here > least ? here - cornered(watch, prospect.own) : here
}

const STANDINGS = { escaped: LOOKOUT.escaped, danger: -LOOKOUT.danger, lost: -LOOKOUT.lost } as const

/** To have no cards that keep her at sea and off the rocks: the sooner that comes, the worse. */
function cornered(watch: Watch, place: Foreseen): number {
  const short = LOOKOUT.turnsOn - turnsOn(watch, place, LOOKOUT.turnsOn)
  return (LOOKOUT.cornered * short) / LOOKOUT.turnsOn
}

/** For how many turns, up to so many, there are such cards. */
function turnsOn(watch: Watch, from: Foreseen, most: number): number {
  let turns = 0
  for (const card of cardsFrom(watch, from)) {
    if (turns === most) break
    const place = sailed(watch, from, card)
    const standing = standingAt(watch, place)
    if (standing === 'escaped') return most
    if (standing === 'safe') turns = Math.max(turns, 1 + turnsOn(watch, place, most - 1))
  }
  return turns
}

function cardsFrom({ view }: Watch, { ship, berth: { pose } }: Foreseen): readonly CardId[] {
  return cardsToPlan(view, { id: ship.id, pose, special: ship.special, plan: ship.plan })
}

function sailed({ view }: Watch, { ship, berth: { pose } }: Foreseen, card: CardId): Foreseen {
  return sailedTo(view, ship, pose, card)
}

import type { CardId } from '../data/cards.ts'
import { cardsToPlan } from '../planning/cards-to-plan.ts'
import { type Foreseen, sailedTo } from './foresee-place.ts'
import type { Expected, Watch } from './watch.ts'
import { LOOKOUT } from './weights.ts'
import { type Prospect, prospectOf, standingAt, worthOfPlace } from './worth-of-place.ts'

/** More than sums of worths are rounded by. */
const ROUNDED = 1e-6

/**
 * What a place is worth with the best way on from it, the others being expected where they are turn after turn. Of a
 * way that is not worth more than `least` it is only said that it is not: that is often seen at a glance.
 */
export function worthOfWay(
  watch: Watch,
  place: Foreseen,
  [now, ...later]: readonly [Expected, ...Expected[]],
  least: number,
): number {
  const standing = standingAt(watch, place)
  if (standing !== 'safe') return STANDINGS[standing]
  const prospect = prospectOf(watch, place, now)
  const [next, ...last] = later
  if (next === undefined) return worthOfEnd(watch, prospect, least)
  const here = worthOfPlace(watch, prospect, -Infinity)
  const enough = (least - here) / LOOKOUT.later - ROUNDED
  const places = cardsFrom(watch, place).map((card) => sailed(watch, place, card))
  const best =
    last.length === 0
      ? bestOfEnds(watch, places, next, enough)
      : bestOf(places, (each, most) => worthOfWay(watch, each, [next, ...last], Math.max(most, enough)))
  return here + LOOKOUT.later * best
}

function bestOf(places: readonly Foreseen[], worthOf: (place: Foreseen, most: number) => number): number {
  let most = -Infinity
  for (const place of places) most = Math.max(most, worthOf(place, most))
  return most
}

/** The best of the places where looking ahead ends. Those that promise most come first, so that few are looked at closely. */
function bestOfEnds(watch: Watch, places: readonly Foreseen[], expected: Expected, least: number): number {
  let most = -Infinity
  const prospects: Prospect[] = []
  for (const place of places) {
    const standing = standingAt(watch, place)
    if (standing === 'safe') prospects.push(prospectOf(watch, place, expected))
    else most = Math.max(most, STANDINGS[standing])
  }
  for (const prospect of prospects.sort((a, b) => b.atMost - a.atMost))
    most = Math.max(most, worthOfEnd(watch, prospect, Math.max(most, least)))
  return most
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

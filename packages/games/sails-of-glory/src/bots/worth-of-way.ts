import type { CardId } from '../data/cards.ts'
import { attitudeOf } from '../geometry/attitude.ts'
import { cardsToPlan } from '../planning/cards-to-plan.ts'
import { mayFollow, redFor, veerValue } from '../planning/veer.ts'
import { type Foreseen, sailedTo } from './foresee-place.ts'
import type { Expected, Watch } from './watch.ts'
import { LOOKOUT } from './weights.ts'
import { type Prospect, prospectOf, standingAt, worthOfPlace } from './worth-of-place.ts'

/** More than sums of worths are rounded by. */
const ROUNDED = 1e-6

/** The worth of the best way, and which of the places it leads by: the first of those alike, or none. */
interface Best {
  readonly worth: number
  readonly index: number
}

/**
 * The best of several places with the best way on from each, the others being expected where they are turn after turn.
 * What promises most is looked at first: once nothing else promises as much as was found, the rest is left aside.
 */
export function bestWay(
  watch: Watch,
  places: readonly Foreseen[],
  [now, ...later]: readonly [Expected, ...Expected[]],
): Best {
  return bestOf(watch, surveyOf(watch, places, now), later, -Infinity)
}

/** Several places as they look at first sight. */
interface Survey {
  /** The best of those that are not safe. */
  readonly unsafe: Best
  /** The safe ones, those that promise most first. */
  readonly safe: readonly { readonly prospect: Prospect; readonly index: number }[]
  /** None is worth more than this. */
  readonly atMost: number
}

function surveyOf(watch: Watch, places: readonly Foreseen[], expected: Expected): Survey {
  let unsafe: Best = { worth: -Infinity, index: -1 }
  const safe: { readonly prospect: Prospect; readonly index: number }[] = []
  for (let index = 0; index < places.length; index += 1) {
    const place = places[index]
    if (place === undefined) continue
    const standing = standingAt(watch, place)
    if (standing === 'safe') safe.push({ prospect: prospectOf(watch, place, expected), index })
    else unsafe = better(unsafe, { worth: STANDINGS[standing], index })
  }
  safe.sort((a, b) => b.prospect.atMost - a.prospect.atMost)
  return { unsafe, safe, atMost: Math.max(unsafe.worth, safe[0]?.prospect.atMost ?? -Infinity) }
}

function better(one: Best, other: Best): Best {
  if (one.worth === other.worth) return one.index < other.index ? one : other
  return one.worth > other.worth ? one : other
}

/** The best of them; where none is worth more than `least`, only that none is. */
function bestOf(
  watch: Watch,
  { unsafe, safe }: Survey,
  [next, ...last]: readonly Expected[],
  least: number,
): Best {
  let best = unsafe
  const enough = () => Math.max(best.worth - ROUNDED, least)
  if (next === undefined) {
    for (const { prospect, index } of safe) {
      if (prospect.atMost <= enough()) break
      best = better(best, { worth: worthOfEnd(watch, prospect, enough()), index })
    }
    return best
  }
  const ways = safe.map(({ prospect, index }) => {
    const on = surveyOf(watch, placesFrom(watch, prospect.own), next)
    const later = LOOKOUT.later * (on.atMost + LOOKOUT.later * mostIn(watch, last.length)) + ROUNDED
    return { prospect, on, index, later, atMost: prospect.atMost + later }
  })
  for (const { prospect, on, index, later, atMost } of ways.sort((a, b) => b.atMost - a.atMost)) {
    if (atMost <= enough()) break
    const here = worthOfPlace(watch, prospect, enough() - later)
    if (here + later <= enough()) continue
    const { worth } = bestOf(watch, on, last, (enough() - here) / LOOKOUT.later - ROUNDED)
    best = better(best, { worth: here + LOOKOUT.later * worth, index })
  }
  return best
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
  const { sound, turnsOn: wanted } = watch.captain
  const left = sound ? waysOn(watch, place, wanted) : turnsOn(watch, place, wanted)
  return (LOOKOUT.cornered * (wanted - left)) / wanted
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

/** The same, but of one card held on with, turn after turn, after the first: told at once, even in a corner. */
export function waysOn(watch: Watch, from: Foreseen, most: number): number {
  let best = 0
  for (const card of cardsFrom(watch, from)) {
    if (watch.standard && !mayFollow(from.ship, card, from.by)) continue
    const turns = turnsBy(watch, from, card, most)
    if (turns === most) return most
    best = Math.max(best, turns)
  }
  return best
}

function turnsBy(watch: Watch, from: Foreseen, card: CardId, most: number): number {
  let place = from
  for (let turn = 0; turn < most; turn += 1) {
    place = sailed(watch, place, heldAt(watch, place, card))
    const standing = standingAt(watch, place)
    if (standing === 'escaped') return most
    if (standing !== 'safe') return turn
  }
  return most
}

/** SOG 5.2: in the Basic rules she takes a red card where she is aback, and a blue one elsewhere; which, is as she was turning. */
function heldAt({ standard, windFrom }: Watch, { ship, berth: { pose } }: Foreseen, card: CardId): CardId {
  if (standard) return card
  const value = veerValue(ship, card)
  const isAback = attitudeOf(pose.heading, windFrom) === 'aback'
  if (isAback) return value === null ? card : redFor(value)
  return value === null ? 'straight' : card
}

function cardsFrom({ view }: Watch, { ship, berth: { pose } }: Foreseen): readonly CardId[] {
  return cardsToPlan(view, { id: ship.id, pose, special: ship.special, plan: ship.plan })
}

function placesFrom(watch: Watch, from: Foreseen): Foreseen[] {
  return cardsFrom(watch, from).map((card) => sailed(watch, from, card))
}

function sailed({ view }: Watch, from: Foreseen, card: CardId): Foreseen {
  return sailedTo(view, from, card)
}

import type { CardId } from '../data/cards.ts'
import { cardsToPlan } from '../planning/cards-to-plan.ts'
import { type Foreseen, sailedTo } from './foresee-place.ts'
import type { Expected, Watch } from './watch.ts'
import { LOOKOUT } from './weights.ts'
import { standingAt, worthOfPlace } from './worth-of-place.ts'

/** More than sums of worths are rounded by. */
const ROUNDED = 1e-6

/**
 * What a place is worth with the best way on from it, the others being expected where they are turn after turn. Of a
 * way that is not worth more than `least` it is only said that it is not: that is often seen at a glance.
 */
export function worthOfWay(
  watch: Watch,
  place: Foreseen,
  [now, ...later]: readonly Expected[],
  least: number,
): number {
  const standing = standingAt(watch, place)
  if (standing !== 'safe') return STANDINGS[standing]
  if (now === undefined) return 0
  if (later.length === 0) {
    const here = worthOfPlace(watch, place, now, least)
    return here > least ? here - cornered(watch, place) : here
  }
  const here = worthOfPlace(watch, place, now, -Infinity)
  const enough = (least - here) / LOOKOUT.later - ROUNDED
  let best = -Infinity
  for (const card of cardsFrom(watch, place)) {
    best = Math.max(best, worthOfWay(watch, sailed(watch, place, card), later, Math.max(best, enough)))
  }
  return here + LOOKOUT.later * best
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

import { cardsToPlan } from '../planning/cards-to-plan.ts'
import type { View } from '../view.ts'
import { type Foreseen, sailedTo } from './foresee-place.ts'
import { leavesAsMeant } from './goal-of-ship.ts'
import { LOOKOUT } from './weights.ts'
import { isSafe, worthOfPlace } from './worth-of-place.ts'

/** What a place is worth with the best way on from it, the others being expected where they are turn after turn. */
export function worthOfWay(
  view: View,
  place: Foreseen,
  [now = [], ...later]: readonly (readonly Foreseen[])[],
): number {
  const here = worthOfPlace(view, place, now)
  if (!isSafe(view, place) || leavesAsMeant(view, place)) return here
  if (later.length === 0) return here - cornered(view, place)
  const ways = nextPlaces(view, place).map((next) => worthOfWay(view, next, later))
  return here + LOOKOUT.later * Math.max(...ways)
}

/** To have no cards that keep her at sea and off the rocks: the sooner that comes, the worse. */
function cornered(view: View, place: Foreseen): number {
  const short = LOOKOUT.turnsOn - turnsOn(view, place, LOOKOUT.turnsOn)
  return (LOOKOUT.cornered * short) / LOOKOUT.turnsOn
}

/** For how many turns, up to so many, there are such cards. */
function turnsOn(view: View, from: Foreseen, most: number): number {
  let turns = 0
  for (const place of nextPlaces(view, from)) {
    if (turns === most) break
    if (leavesAsMeant(view, place)) return most
    if (isSafe(view, place)) turns = Math.max(turns, 1 + turnsOn(view, place, most - 1))
  }
  return turns
}

function nextPlaces(view: View, { ship, berth: { pose } }: Foreseen): Foreseen[] {
  return cardsToPlan(view, { ...ship, pose }).map((card) => sailedTo(view, ship, pose, card))
}

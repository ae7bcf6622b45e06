import { musketry } from '../damage/log.ts'
import { MUSKETRY_LETTER } from '../data/ammunition.ts'
import { RULER } from '../data/measures.ts'
import { sourceOf } from '../data/winds.ts'
import { attitudeOf } from '../geometry/attitude.ts'
import { BROADSIDES } from '../geometry/gunnery.ts'
import { isNearShore } from '../geometry/outline.ts'
import { gap, isWithin, overlap } from '../geometry/overlap.ts'
import { isAtSea } from '../geometry/sea.ts'
import { dangerOf, landOf, shoreOfElement } from '../movement/hazards.ts'
import type { View } from '../view.ts'
import type { Foreseen } from './foresee-place.ts'
import { farFromGoal, leavesAsMeant, mindOf, seeksFight } from './goal-of-ship.ts'
import { LOOKOUT, worthOf } from './weights.ts'
import { worthOfBroadside } from './worth-of-broadside.ts'

/** What a place is worth to a ship, with the others where they are expected. */
export function worthOfPlace(view: View, own: Foreseen, others: readonly Foreseen[]): number {
  if (leavesAsMeant(view, own)) return LOOKOUT.escaped
  if (!isSafe(view, own)) return isAtSea(own.berth.foot, view.sea) ? -LOOKOUT.danger : -LOOKOUT.lost
  const enemies = others.filter(({ ship }) => ship.fate === 'afloat' && ship.side !== own.ship.side)
  const aback = attitudeOf(own.berth.pose.heading, sourceOf(view.wind.from)) === 'aback' ? LOOKOUT.aback : 0
  const touched = others.filter(({ berth }) => overlap(own.berth.foot, berth.foot)).length
  const away =
    farFromGoal(view, own) +
    (seeksFight(view, own.ship) ? tooFar(own, enemies, mindOf(view, own.ship).closeTo) : 0)
  return worthOfFire(view, own, enemies, others) - away - aback - mindOf(view, own.ship).collision * touched
}

/** At sea, or off it as was meant, and in no dangerous water. */
export function isSafe(view: View, place: Foreseen): boolean {
  const { berth } = place
  if (leavesAsMeant(view, place)) return true
  return (
    isAtSea(berth.foot, view.sea) &&
    !view.terrain.some((element) => isNearShore(berth.foot, shoreOfElement(element), dangerOf(element)))
  )
}

/** What her guns and muskets would do, less what theirs would. */
function worthOfFire(
  view: View,
  own: Foreseen,
  enemies: readonly Foreseen[],
  others: readonly Foreseen[],
): number {
  const all = [own, ...others]
  const land = landOf(view.terrain)
  const { caution } = mindOf(view, own.ship)
  let worth = 0
  for (const side of BROADSIDES) {
    const given = enemies.map((enemy) => worthOfBroadside(view, own, side, enemy, all, land))
    worth += Math.max(0, ...given)
    for (const enemy of enemies) {
      worth -= caution * worthOfBroadside(view, enemy, side, own, all, land)
    }
  }
  const near = enemies.filter(({ berth }) => isWithin(own.berth.foot, berth.foot, RULER.width))
  if (near.length === 0) return worth
  const taken = near.reduce((sum, { ship }) => sum + musketry(ship), 0)
  return worth + (musketry(own.ship) - caution * taken) * worthOf(MUSKETRY_LETTER)
}

function tooFar(own: Foreseen, enemies: readonly Foreseen[], closeTo: number): number {
  const nearest = Math.min(...enemies.map(({ berth }) => gap(own.berth.foot, berth.foot)))
  if (nearest === Infinity) return 0
  return Math.max(0, nearest - closeTo) / LOOKOUT.aPointEach
}

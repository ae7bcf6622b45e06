import { classOf, type SeenShip, type View } from '@windward/sails-of-glory/facts'
import { compassPoint } from '../measure.ts'
import { words } from './words.en.ts'

/** A ship with where she lies, her course and her state. */
export function inWords(view: View, ship: SeenShip, mine: SeenShip | undefined): string {
  if (ship.fate !== 'afloat') return words.fleet.gone(ship)
  const where =
    mine === undefined || mine.id === ship.id || mine.fate !== 'afloat'
      ? quarter(view, ship)
      : bearing(mine, ship)
  return words.fleet.ship(ship, classOf(ship.id).log.length, where, compassPoint(ship.pose.heading))
}

function bearing(from: SeenShip, to: SeenShip): string {
  const off =
    (Math.atan2(to.pose.x - from.pose.x, to.pose.y - from.pose.y) * 180) / Math.PI - from.pose.heading / 1000
  return words.fleet.around[((Math.round(off / 45) % 8) + 8) % 8] ?? ''
}

function quarter({ sea }: View, { pose }: SeenShip): string {
  const { north, south } = words.fleet.quarters
  const { east, west } = pose.y > sea.length / 2 ? north : south
  return pose.x > sea.width / 2 ? east : west
}

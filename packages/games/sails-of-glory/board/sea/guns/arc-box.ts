import { ARC_BORDERS, ARCS, type Broadside, RULER, type SeenShip } from '@windward/sails-of-glory/facts'
import { degrees, mm } from '../../measure.ts'
import { type Box, baseBox, boxAround, type Size } from '../boxes.ts'
import { dotOn } from './dots.ts'

const STEPS = 6

/** What the arcs of these sides take in of the sea as far as the ruler goes, and the ship herself. */
export function arcBox(ship: SeenShip, sides: readonly Broadside[], sea: Size): Box {
  const base = baseBox(ship, sea.height)
  const reach = mm(RULER.length)
  const ahead = (degrees(ship.pose.heading) * Math.PI) / 180
  const spots = sides.flatMap((side) =>
    ARCS.flatMap((arc) => {
      const dot = dotOn(ship, side, arc)
      const [from, to] = ARC_BORDERS[arc]
      const hand = side === 'starboard' ? 1 : -1
      return Array.from({ length: STEPS + 1 }, (_, step) => {
        const off = (hand * degrees(from + ((to - from) * step) / STEPS) * Math.PI) / 180
        const [right, down] = [dot.x + Math.sin(off) * reach, dot.y - Math.cos(off) * reach]
        return {
          x: mm(ship.pose.x) + right * Math.cos(ahead) - down * Math.sin(ahead),
          y: sea.height - mm(ship.pose.y) + right * Math.sin(ahead) + down * Math.cos(ahead),
        }
      })
    }),
  )
  const within = (at: number, most: number) => Math.min(most, Math.max(0, at))
  const boxes = spots.map((spot) => {
    const [across, down] = [within(spot.x, sea.width), within(spot.y, sea.height)]
    return { left: across, right: across, top: down, bottom: down }
  })
  return boxAround([base, ...boxes])
}

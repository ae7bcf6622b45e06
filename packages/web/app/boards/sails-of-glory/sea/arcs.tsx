import {
  ARC_BORDERS,
  ARCS,
  type Arc,
  BASES,
  type Broadside,
  classOf,
  RULER,
  type SeenShip,
} from '@windward/sails-of-glory/board'
import { degrees, mm } from '../measure.ts'
import { placed } from './ship.tsx'

const RANGES = [
  { name: 'long', reach: RULER.length },
  { name: 'short', reach: RULER.half },
  { name: 'red', reach: RULER.red },
] as const

/** The arcs of a ship's guns as far as the ruler goes; only shown when measuring is allowed. */
export function Arcs({
  ship,
  sides,
  top,
}: {
  readonly ship: SeenShip
  readonly sides: readonly Broadside[]
  readonly top: number
}) {
  return (
    <g transform={placed(ship.pose, top)}>
      {sides.flatMap((side) =>
        RANGES.map(({ name, reach }) => (
          <path
            key={`${side} ${name}`}
            class={`sog-arc sog-arc-${name}`}
            d={ARCS.map((arc) => sector(ship, side, arc, mm(reach))).join('')}
          />
        )),
      )}
    </g>
  )
}

export const ALONG: Readonly<Record<Arc, number>> = { stem: -1, central: 0, stern: 1 }

/** A slice of a circle about the dot of an arc. */
function sector(ship: SeenShip, side: Broadside, arc: Arc, reach: number): string {
  const { dotsOff, dotsApart } = BASES[classOf(ship.id).base]
  const hand = side === 'starboard' ? 1 : -1
  const x = hand * mm(dotsOff)
  const y = ALONG[arc] * mm(dotsApart)
  const [from, to] = ARC_BORDERS[arc]
  const edge = (angle: number) => {
    const turned = (degrees(angle) * Math.PI) / 180
    return `${(x + hand * Math.sin(turned) * reach).toFixed(1)} ${(y - Math.cos(turned) * reach).toFixed(1)}`
  }
  return `M${x} ${y}L${edge(from)}A${reach} ${reach} 0 0 ${hand > 0 ? 1 : 0} ${edge(to)}Z`
}

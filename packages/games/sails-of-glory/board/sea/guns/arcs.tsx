import {
  ARC_BORDERS,
  ARCS,
  type Arc,
  type Broadside,
  RULER,
  type SeenShip,
} from '@windward/sails-of-glory/facts'
import { degrees, mm } from '../../measure.ts'
import { placed } from '../placed.ts'
import { dotOn } from './dots.ts'

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
      {sides.map((side) => (
        <g key={side}>
          {RANGES.map(({ name, reach }) => {
            const all = ARCS.map((arc) => sector(ship, side, arc, mm(reach))).join('')
            /* The three arcs as one field: what would be drawn inside it is painted over. */
            return (
              <g key={name} class={`sog-arc sog-arc-${name}`}>
                <path class="sog-arc-edge" d={all} />
                <path d={all} />
              </g>
            )
          })}
          <path class="sog-arc-full" d={sector(ship, side, 'central', mm(RULER.length))} />
        </g>
      ))}
    </g>
  )
}

/** A slice of a circle about the dot of an arc. */
function sector(ship: SeenShip, side: Broadside, arc: Arc, reach: number): string {
  const hand = side === 'starboard' ? 1 : -1
  const { x, y } = dotOn(ship, side, arc)
  const [from, to] = ARC_BORDERS[arc]
  const edge = (angle: number) => {
    const turned = (degrees(angle) * Math.PI) / 180
    return `${(x + hand * Math.sin(turned) * reach).toFixed(1)} ${(y - Math.cos(turned) * reach).toFixed(1)}`
  }
  return `M${x} ${y}L${edge(from)}A${reach} ${reach} 0 0 ${hand > 0 ? 1 : 0} ${edge(to)}Z`
}

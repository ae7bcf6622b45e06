import type { SeenShip } from '@windward/sails-of-glory/facts'
import { sailedPath } from '../sea/course.ts'
import { placed } from '../sea/placed.ts'
import { linesOf } from './lines.ts'
import { wakeOf } from './wake.ts'

interface WakeProps {
  readonly ship: SeenShip
  readonly top: number
}

/** The wake of a ship under way; who lies still leaves none. */
export function WakeDrawing({ ship, top }: WakeProps) {
  const wake = ship.fate === 'afloat' ? wakeOf(linesOf(ship.id), sailedPath(ship)) : undefined
  if (wake === undefined) return null
  return (
    <g class="sog-wake" data-wake={ship.id} transform={placed(ship.pose, top)}>
      <path class="sog-wake-broad" d={wake.broad} />
      <path class="sog-wake-narrow" d={wake.narrow} />
      <path class="sog-wake-edges" d={wake.edges} />
      <path class="sog-wake-foam" d={wake.foam} />
      <path class="sog-wake-ripples" d={wake.ripples} />
    </g>
  )
}

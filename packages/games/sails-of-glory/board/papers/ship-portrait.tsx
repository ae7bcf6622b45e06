import type { SeenShip } from '@windward/sails-of-glory/facts'
import { useMemo } from 'preact/hooks'
import { drawingOf } from '../ship/drawing.ts'
import { lookOf, nameOf } from '../ship/look.ts'
import { strokes } from '../ship/ship-drawing.tsx'
import { tokenOf } from '../ship/token.ts'

/** She sails to the right, and the wind is on her side. */
const EAST = 90_000
const NORTH = 0
const FRAME = '-48 -17 100 34'

/** A ship as she is now, beside her name: drawn in full, or as a token where there is little room. */
export function ShipPortrait({ ship, small = false }: { readonly ship: SeenShip; readonly small?: boolean }) {
  const look = lookOf({ ...ship, pose: { ...ship.pose, heading: EAST } }, NORTH)
  return useMemo(
    () => (
      <svg
        class={`sog-portrait sog-${ship.side} ${small ? 'sog-portrait-small' : ''}`}
        viewBox={FRAME}
        aria-hidden="true"
      >
        <g class={small ? 'sog-far' : 'sog-near'} transform="rotate(90)">
          {strokes(small ? tokenOf(look) : drawingOf(look))}
        </g>
      </svg>
    ),
    [nameOf(look), small],
  )
}

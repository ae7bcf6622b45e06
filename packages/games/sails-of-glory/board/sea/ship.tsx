import { BASES, classOf, type SeenShip } from '@windward/sails-of-glory/facts'
import { mm } from '../measure.ts'
import { lookOf } from '../ship/look.ts'
import { ShipDrawing } from '../ship/ship-drawing.tsx'
import { placed } from './placed.ts'

interface ShipProps {
  readonly ship: SeenShip
  /** Where the wind comes from, in degrees. */
  readonly wind: number
  /** The length of the sea in millimetres: north is up, so the drawing counts from the top. */
  readonly top: number
  readonly chosen: boolean
  readonly marked: boolean
  /** She is one of those of which one is to be picked. */
  readonly pickable?: boolean
}

/** A ship from above on her base, bow up before she is turned. */
export function ShipMark({ ship, wind, top, chosen, marked, pickable = false }: ShipProps) {
  const { length, width } = BASES[classOf(ship.id).base]
  const names = [
    'sog-ship',
    `sog-${ship.side}`,
    pickable && 'sog-pickable',
    chosen && 'sog-chosen',
    marked && 'sog-marked',
    ship.fate !== 'afloat' && 'sog-lost',
  ]
  return (
    <g
      class={names.filter(Boolean).join(' ')}
      data-place={ship.id}
      data-ship={ship.id}
      transform={placed(ship.pose, top)}
    >
      <rect
        class="sog-base"
        x={-mm(width) / 2}
        y={-mm(length) / 2}
        width={mm(width)}
        height={mm(length)}
        rx="2.5"
      />
      <ShipDrawing look={lookOf(ship, wind)} />
    </g>
  )
}

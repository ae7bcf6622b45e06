import type { Size } from '@windward/kit/viewport/camera.ts'
import { addressOf, isDeep, isHalf, ZONES, type Zone } from '@windward/sails-of-war/facts'
import { halfHexagon, hexagon, middleOf, type Spot } from '../hex.ts'
import { hexes, outline } from '../land/outline.ts'
import { coastOf } from './coast.ts'
import { Compass } from './compass.tsx'
import { Frame } from './frame.tsx'

const COASTAL = ZONES.filter((zone) => !isDeep(zone))
const DEEP = ZONES.filter(isDeep)
const RHUMBS = 16

/** Lines of the compass over the whole chart. */
function rhumbs({ x, y }: Spot, reach: number): string {
  return Array.from({ length: RHUMBS }, (_, index) => {
    const turn = (index * 2 * Math.PI) / RHUMBS
    return `M${x} ${y}L${(x + reach * Math.cos(turn)).toFixed(0)} ${(y + reach * Math.sin(turn)).toFixed(0)}`
  }).join('')
}

const DEEP_GRID = DEEP.map((zone) => (isHalf(zone) ? halfHexagon : hexOf)(middleOf(zone))).join('')
function hexOf(about: Spot): string {
  return hexagon(undefined, about)
}
const COASTAL_WATER = hexes(COASTAL)
const COASTAL_EDGE = outline(COASTAL)

/** From the middle of its hex to the address of a zone. */
const ADDRESS = -60

interface SeaProps {
  readonly sheet: Size
  /** Zones under Realms. */
  readonly land: readonly Zone[]
}

/** The ocean: deep sea with its swell, the paler coastal zones, shoals and beaches about the land, and the chart's frame. */
export function Sea({ sheet, land }: SeaProps) {
  const coast = coastOf(land)
  const open = COASTAL.filter((zone) => !land.includes(zone))
  const middle = { x: sheet.width / 2, y: sheet.height / 2 }
  return (
    <g class="sow-sea">
      <rect class="sow-deep" width={sheet.width} height={sheet.height} />
      <rect class="sow-depths" width={sheet.width} height={sheet.height} fill="url(#sow-depth)" />
      <path class="sow-sea-pen sow-deep-grid" d={DEEP_GRID} />
      <path class="sow-bank" d={COASTAL_EDGE} />
      <path class="sow-bank-dots" d={COASTAL_EDGE} />
      <path class="sow-coastal" d={COASTAL_WATER} />
      <path class="sow-swell" d={COASTAL_WATER} fill="url(#sow-swell)" />
      <path class="sow-sea-pen sow-rhumbs" d={rhumbs(middle, sheet.width)} />
      <path class="sow-sea-pen sow-sea-grid" d={hexes(open, 99)} />
      <path class="sow-shoal" d={coast} />
      <path class="sow-shoal-hatch" d={coast} stroke="url(#sow-hatch)" />
      <path class="sow-beach-edge" d={coast} />
      <path class="sow-beach" d={coast} />
      <g class="sow-addresses">
        {open.map((zone) => (
          <text key={zone} x={middleOf(zone).x} y={middleOf(zone).y + ADDRESS}>
            {addressOf(zone)?.join('/')}
          </text>
        ))}
      </g>
      <Compass x={sheet.width - 118} y={126} />
      <Frame sheet={sheet} />
    </g>
  )
}

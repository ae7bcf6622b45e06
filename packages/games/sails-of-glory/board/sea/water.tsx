import { sourceOf, type View } from '@windward/sails-of-glory/facts'
import { Land } from '../chart/land.tsx'
import { soundings } from '../chart/soundings.ts'
import { swell, TILE } from '../chart/swell.ts'
import { degrees, mm } from '../measure.ts'
import { ShipPaints } from '../ship/paints.tsx'
import { words } from './words.en.ts'

const SEA = swell()
/** Between the divisions of the frame. */
const DIVISION = 30

/** The sea with its land, the wind running over it, in the frame of a chart. */
export function Water({ view }: { readonly view: View }) {
  const { sea, wind } = view
  const box = { x: 0, y: 0, width: mm(sea.width), height: mm(sea.length) }
  return (
    <>
      <defs>
        <ShipPaints />
        <linearGradient id="sog-depth" x1="0" y1="0" x2="1" y2="1">
          <stop class="sog-sea-light" offset="0" />
          <stop class="sog-sea-deep" offset="1" />
        </linearGradient>
        <pattern
          id="sog-swell"
          {...TILE}
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${degrees(sourceOf(wind.from))})`}
        >
          <path class="sog-gusts" d={SEA.gusts} />
          <path class="sog-crests" d={SEA.crests} />
          <path class="sog-lit" d={SEA.lit} />
        </pattern>
        <pattern id="sog-waterlines" width="44" height="5.6" patternUnits="userSpaceOnUse">
          <path class="sog-waterline" d="M1 1.4H30M36 1.4H43M4 4.2H14M19 4.2H42" />
        </pattern>
        <pattern id="sog-stipple" width="15" height="13" patternUnits="userSpaceOnUse">
          <path class="sog-grains" d="M2 2h.1M7.5 5h.1M12.5 1.5h.1M4 9h.1M10.5 9.5h.1M14 6.5h.1M6.8 12h.1" />
        </pattern>
        <pattern
          id="sog-hatched"
          width="3.4"
          height="3.4"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect class="sog-hatch-ground" width="4" height="4" />
          <path class="sog-hatch" d="M0 0V4" />
        </pattern>
        <clipPath id="sog-shores">
          <rect {...box} />
        </clipPath>
      </defs>
      <rect class="sog-water" {...box} />
      <rect fill="url(#sog-swell)" {...box} />
      {/* SOG 13.3.8: coasts reach to the very edge; the surf of one piece does not break on the next. */}
      <g clip-path="url(#sog-shores)">
        <path class="sog-rhumbs" d={rhumbs(box.width, box.height)} />
        {soundings(view).map(({ x, y, fathoms }) => (
          <text key={`${x} ${y}`} class="sog-sounding" x={x.toFixed(0)} y={y.toFixed(0)}>
            {fathoms}
          </text>
        ))}
        <text class="sog-sea-name" x={box.width * 0.72} y={box.height * 0.86}>
          {words.waters(sea.width + sea.length)}
        </text>
        <Land view={view} />
      </g>
      <Frame {...box} />
    </>
  )
}

/** Lines of bearing from two corners of the chart. */
function rhumbs(width: number, height: number): string {
  const far = Math.hypot(width, height)
  const from = (x: number, y: number, count: number) =>
    Array.from({ length: count }, (_, ray) => {
      const angle = (ray * 2 * Math.PI) / count
      return `M${x.toFixed(0)} ${y.toFixed(0)}L${(x + Math.sin(angle) * far).toFixed(0)} ${(y - Math.cos(angle) * far).toFixed(0)}`
    }).join('')
  return from(width * 0.08, height * 0.9, 32) + from(width * 0.95, height * 0.12, 16)
}

/** The neat line: a hairline, a border of black and white divisions, and another hairline. */
function Frame({ width, height }: { readonly width: number; readonly height: number }) {
  const line = (out: number, name: string, dashes?: number) => (
    <rect
      class={name}
      x={-out}
      y={-out}
      width={width + 2 * out}
      height={height + 2 * out}
      stroke-dasharray={dashes}
    />
  )
  return (
    <g class="sog-neat">
      {line(-2.5, 'sog-neat-hair')}
      {line(5, 'sog-neat-light')}
      {line(5, 'sog-neat-dark', DIVISION)}
      {line(8.4, 'sog-neat-line')}
      {line(1.6, 'sog-neat-line')}
    </g>
  )
}

import { adornment, areaPath, boardSize, landIds } from '@windward/swords-and-sails/facts'
import { linesOf } from './coast.ts'
import { Compass } from './compass.tsx'
import { memo } from './memo.ts'
import { mountainShades, mountains } from './relief.ts'

const { width, height } = boardSize

/** North of this the land beyond the board is forest, south of it sand. */
const FORESTS_END = 640

/** Patterns of the pen: strokes in the water along a coast, on land nobody may enter, and the grain of the paper. */
export function Pens() {
  return (
    <>
      <pattern id="sns-hachure" width="44" height="5.6" patternUnits="userSpaceOnUse">
        <path class="pen-water" d="M1 1.4H30M36 1.4H43M4 4.2H14M19 4.2H42" />
      </pattern>
      <pattern id="sns-sands" width="46" height="38" patternUnits="userSpaceOnUse">
        <path class="pen-waste" d="M3 9q4-4 8 0q4-3 7 0M27 27q4-4 8 0q4-3 7 0M31 6h5M8 29h6M17 19h3" />
      </pattern>
      <pattern id="sns-woods" width="34" height="30" patternUnits="userSpaceOnUse">
        <path
          class="pen-waste"
          d="M8 3l-3.4 8h6.8zM8 11v2.6M25 17l-3.4 8h6.8zM25 25v2.6M18 6l-2.4 5.6h4.8zM18 11.6v2M2 22l-1.6 4h3.4z"
        />
      </pattern>
      <clipPath id="sns-north">
        <rect width={width} height={FORESTS_END} />
      </clipPath>
      <clipPath id="sns-south">
        <rect y={FORESTS_END} width={width} height={height - FORESTS_END} />
      </clipPath>
      <pattern id="sns-grain" width="180" height="180" patternUnits="userSpaceOnUse">
        <path class="grain" d={grain} />
      </pattern>
    </>
  )
}

/** Flecks of the paper, always the same. */
const grain = flecks()
function flecks(): string {
  let seed = 7
  const next = (below: number): number => {
    seed = (seed * 16807) % 2147483647
    return seed % below
  }
  let path = ''
  for (let i = 0; i < 130; i += 1) {
    path += `M${next(1800) / 10} ${next(1800) / 10}l${next(30) / 10 - 1.5} ${next(20) / 10 - 1}`
  }
  return path
}

/** One kind of line over the whole board. */
function Strokes({ class: kind, of }: { readonly class: string; readonly of: readonly string[] }) {
  return (
    <g class={kind}>
      {of.map((path) => (
        <path key={path} d={path} />
      ))}
    </g>
  )
}

/** The sea, with the pen's lines along every coast. */
function Water() {
  return (
    <g class="water">
      <rect class="sea" width={width} height={height} />
      <Compass at={[92, 640]} reach={1500} />
      {(['shoal-4', 'shoal-3', 'shoal-2', 'shoal-1', 'hachured'] as const).map((depth) => (
        <Strokes key={depth} class={depth} of={linesOf('coast')} />
      ))}
      <path class="far" d={areaPath('far_water')} fill-rule="evenodd" />
    </g>
  )
}

function Land() {
  return (
    <g>
      <path class="waste" d={areaPath('waste')} fill-rule="evenodd" />
      <path class="waste-woods" d={areaPath('waste')} fill-rule="evenodd" clip-path="url(#sns-north)" />
      <path class="waste-sands" d={areaPath('waste')} fill-rule="evenodd" clip-path="url(#sns-south)" />
      <path class="land" d={landIds.map(areaPath).join('')} />
    </g>
  )
}

/** Everything of the map that never changes and lies under the owners' colours. */
export const Ground = memo(() => (
  <g class="ground">
    <Water />
    <Land />
  </g>
))

/** What the pen drew last: rivers, mountains, borders and coasts, over the colours. */
export const Ink = memo(() => (
  <g class="ink">
    <path class="river" d={adornment.rivers().join('')} />
    <path class="lake" d={adornment.lakes().join('')} />
    <Strokes class="mountain" of={mountains()} />
    <Strokes class="mountain-shade" of={mountainShades()} />
    <Strokes class="zone-edge" of={linesOf('sea')} />
    <Strokes class="border" of={linesOf('border')} />
    <Strokes class="coast" of={linesOf('coast')} />
    <rect class="paper-grain" width={width} height={height} />
  </g>
))

const TICK = 40

/** The edge of the sheet, marked in black and white as map makers do. */
export const Neatline = memo(() => (
  <g class="neatline">
    <rect class="neat-light" x="4" y="4" width={width - 8} height={height - 8} />
    <rect class="neat-dark" x="4" y="4" width={width - 8} height={height - 8} stroke-dasharray={TICK} />
    <rect class="neat-edge" x="8" y="8" width={width - 16} height={height - 16} />
    <rect class="neat-edge" x="0.5" y="0.5" width={width - 1} height={height - 1} />
  </g>
))

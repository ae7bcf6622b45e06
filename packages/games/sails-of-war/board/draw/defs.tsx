import { RACE_IDS, type RaceId, SHIP_IDS, UNIT_IDS } from '@windward/sails-of-war/facts'
import { MARKS } from '../emblem.tsx'
import { hexagon } from '../hex.ts'
import { BUILDINGS, LIGHTHOUSE, QUAY, STAR } from './buildings.ts'
import { COUNTER_BACK, FOUND_PLACES } from './found-places.ts'
import { heroDrawing } from './heroes.ts'
import { HOMES } from './homes.ts'
import { Painted } from './painted.tsx'
import type { Drawing } from './part.ts'
import { SERPENT } from './serpent.ts'
import { shipDrawing } from './ships.ts'
import { FAR_SCENES, sceneOf, TERRAIN_IDS, VARIANTS } from './terrain/terrain.ts'
import { unitDrawing } from './units.ts'

interface Symbol {
  readonly id: string
  readonly drawing: Drawing
  /** Cut off at the sides of the tile. */
  readonly cut?: boolean
}

const variants = Array.from({ length: VARIANTS }, (_, variant) => variant)

const LANDSCAPES: readonly Symbol[] = TERRAIN_IDS.flatMap((terrain) => [
  { id: `sow-far-${terrain}`, drawing: FAR_SCENES[terrain] },
  ...variants.flatMap((variant): Symbol[] => {
    const { ground, stand } = sceneOf(terrain, variant)
    return [
      { id: `sow-ground-${terrain}-${variant}`, drawing: ground, cut: true },
      { id: `sow-stand-${terrain}-${variant}`, drawing: stand, cut: true },
    ]
  }),
])

const THINGS: readonly Symbol[] = [
  ...Object.entries({ ...BUILDINGS, ...FOUND_PLACES }).map(([name, drawing]) => ({
    id: `sow-${name}`,
    drawing,
  })),
  { id: 'sow-quay', drawing: QUAY },
  { id: 'sow-lighthouse', drawing: LIGHTHOUSE },
  { id: 'sow-star', drawing: STAR },
  { id: 'sow-counter-back', drawing: COUNTER_BACK },
  { id: 'sow-serpent', drawing: SERPENT },
]

/** All that one race brings to the board. */
function ofRace(race: RaceId): Symbol[] {
  return [
    { id: `sow-home-${race}`, drawing: HOMES[race] },
    { id: `sow-hero-${race}`, drawing: heroDrawing(race) },
    ...UNIT_IDS.map((unit) => ({ id: `sow-${unit}-${race}`, drawing: unitDrawing(race, unit) })),
    ...SHIP_IDS.map((kind) => ({ id: `sow-${kind}-${race}`, drawing: shipDrawing(race, kind) })),
    { id: `sow-laden-${race}`, drawing: shipDrawing(race, 'trader', true) },
  ]
}

/** Every drawing of the board once; what stands there refers to them. */
export const SYMBOLS: readonly Symbol[] = [...LANDSCAPES, ...THINGS, ...RACE_IDS.flatMap(ofRace)]

export function Defs() {
  return (
    <defs>
      <clipPath id="sow-hex">
        <path d={hexagon(99.5)} />
      </clipPath>
      {SYMBOLS.map(({ id, drawing, cut = false }) => (
        <g key={id} id={id} {...(cut ? { 'clip-path': 'url(#sow-hex)' } : {})}>
          <Painted drawing={drawing} />
        </g>
      ))}
      {RACE_IDS.map((race) => (
        <path key={race} id={`sow-emblem-${race}`} d={MARKS[race]} transform="translate(-12 -12)" />
      ))}
      <Weaves />
    </defs>
  )
}

/** Each race's pattern: bars, leaves, bricks, crosses, slants and lozenges. */
const WEAVES: Readonly<
  Record<RaceId, { readonly size: number; readonly d: string; readonly wide?: number }>
> = {
  knights: { size: 13, d: 'M0 4H13', wide: 3.6 },
  elves: {
    size: 18,
    d: 'M4.500 13Q1 7 4.500 2Q8 7 4.500 13ZM13.500 22Q10 16 13.500 11Q17 16 13.500 22ZM13.500 4Q10 -2 13.500 -7Q17 -2 13.500 4Z',
  },
  dwarves: { size: 20, d: 'M0 2H20M0 12H20M5 2V12M15 12V22M15 -8V2', wide: 2.2 },
  barbarians: { size: 18, d: 'M2 2L7 7M7 2L2 7M11 11L16 16M16 11L11 16', wide: 2.6 },
  orcs: { size: 16, d: 'M-4 4L4 -4M0 16L16 0M12 20L20 12', wide: 3.8 },
  'dark-lord': { size: 20, d: 'M5 0L9 5L5 10L1 5ZM15 10L19 15L15 20L11 15Z' },
}

/** From afar the same, three times as large. */
const SCALES = { '': 1, '-far': 2.4 } as const

function Weaves() {
  return (
    <>
      {Object.entries(SCALES).flatMap(([far, scale]) =>
        RACE_IDS.map((race) => {
          const { size, d, wide } = WEAVES[race]
          return (
            <pattern
              key={race + far}
              id={`sow-weave-${race}${far}`}
              width={size}
              height={size}
              patternUnits="userSpaceOnUse"
              patternTransform={`scale(${scale})`}
            >
              <path
                class={`sow-weave-ink ${wide === undefined ? 'sow-solid' : ''}`}
                style={{ '--ink-of': `var(--sow-${race})`, strokeWidth: wide }}
                d={d}
              />
            </pattern>
          )
        }),
      )}
      <pattern id="sow-hatch" width="400" height="11" patternUnits="userSpaceOnUse">
        <path class="sow-sea-pen" stroke-width="1.7" d="M0 3H400M0 8.500H400" />
      </pattern>
      <pattern id="sow-swell" width="90" height="40" patternUnits="userSpaceOnUse">
        <path
          class="sow-sea-pen"
          stroke-width="2"
          stroke-opacity="0.5"
          d="M4 10q6 -5 12 0t12 0M50 30q6 -5 12 0t12 0"
        />
      </pattern>
      <pattern id="sow-depth" width="24" height="10" patternUnits="userSpaceOnUse">
        <path class="sow-sea-pen" stroke-width="1.5" stroke-opacity="0.38" d="M0 5q6 -4 12 0t12 0" />
      </pattern>
    </>
  )
}

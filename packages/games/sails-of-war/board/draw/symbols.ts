import { RACE_IDS, type RaceId, SHIP_IDS, UNIT_IDS } from '@windward/sails-of-war/facts'
import { BUILDINGS, LIGHTHOUSE, QUAY, starsDrawing } from './buildings.ts'
import { FOUND_PLACES } from './found-places.ts'
import { heroDrawing } from './heroes.ts'
import { HOMES } from './homes.ts'
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
  ...[1, 2, 3, 4, 5].map((count) => ({ id: `sow-stars-${count}`, drawing: starsDrawing(count) })),
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

import { landId, seaId } from '../../src/data/area-ids.ts'
import { cellAt, type LonLat } from './frame.ts'
import { grow, type Seed } from './grow.ts'
import { labelOf } from './labels.ts'
import { pools, spread } from './pools.ts'
import { place } from './project.ts'
import seeds from './seeds.json' with { type: 'json' }
import { lonLat } from './terrain.ts'
import { landToll, seaToll } from './toll.ts'
import tuning from './tuning.json' with { type: 'json' }

const delays: Readonly<Record<string, number>> = tuning.delays
const extra: Readonly<Record<string, readonly (readonly number[])[]>> = tuning.seeds

function sow(places: readonly LonLat[], label: number, delay: number): Seed[] {
  return places.map((spot) => ({ cell: cellAt(place(spot)), label, delay })).filter(({ cell }) => cell >= 0)
}

function seedsOf(
  named: Readonly<Record<string, readonly (readonly number[])[]>>,
  label: (id: string) => number,
): Seed[] {
  return Object.entries(named).flatMap(([id, places]) =>
    sow([...places, ...(extra[id] ?? [])].map(lonLat), label(id), delays[id] ?? 1000),
  )
}

const wasteSeeds = (): Seed[] => [
  ...sow(seeds.waste.map(lonLat), labelOf('waste'), delays['waste'] ?? 1000),
  ...sow((extra['waste'] ?? []).map(lonLat), labelOf('waste'), delays['waste'] ?? 1000),
]

/** An island without a seed belongs, as a whole, to the land nearest over the water. */
function adoptIslands(labels: Uint8Array, land: Uint8Array): void {
  for (const island of tuning.islands) {
    const cell = cellAt(place(lonLat(island.at)))
    if (land[cell] === 1) labels[cell] = island.to === 'waste' ? labelOf('waste') : labelOf(landId(island.to))
  }
  const nearest = spread(labels, () => true)
  for (const island of pools(land, 1)) {
    const named = island.find((cell) => labels[cell] !== 0)
    const adopted = named === undefined ? nearest[island[0] ?? 0] : labels[named]
    for (const cell of island) labels[cell] ||= adopted ?? 0
  }
}

/** Whose each cell of the board is. */
export function partition(land: Uint8Array): Uint8Array {
  const lands = grow(landToll(land), [...seedsOf(seeds.land, (id) => labelOf(landId(id))), ...wasteSeeds()])
  adoptIslands(lands, land)
  const grown = grow(
    seaToll(land),
    seedsOf(seeds.sea, (id) => labelOf(seaId(id))),
  )
  const seas = spread(grown, (cell) => land[cell] === 0)
  return lands.map((label, cell) => (land[cell] === 1 ? label : seas[cell] || labelOf('far_water')))
}

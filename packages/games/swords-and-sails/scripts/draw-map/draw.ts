import { type AreaId, isLandId, landIds, seaIds } from '../../src/data/area-ids.ts'
import mapData from '../../src/data/map.json' with { type: 'json' }
import { type MapShapes, mapShapesSchema, type Places } from '../../src/data/map-shapes-schema.ts'
import { lakes, peaks, rivers } from './adorn.ts'
import { callOut } from './call-out.ts'
import type { Thing } from './collide.ts'
import { sharpenCorners } from './corner.ts'
import { crossings } from './crossing.ts'
import { drawnFrom } from './drawn-from.ts'
import { encodeLine } from './encode.ts'
import { GRAIN, HEIGHT, WIDTH } from './frame.ts'
import { furnish } from './furnish.ts'
import { type Ground, survey } from './ground.ts'
import { ink, type Line } from './ink.ts'
import { idOf, LABELS, labelOf } from './labels.ts'
import { partition } from './partition.ts'
import { ringsOf } from './rings.ts'
import { shore } from './shore.ts'
import { trace } from './trace.ts'

const listed = new Set(
  Object.values(mapData.borders)
    .flat()
    .flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]),
)

const isOutside = (id: string | undefined): boolean =>
  id === undefined || id === 'waste' || id === 'far_water'

function mayTouch(left: number, right: number): boolean {
  const [a, b] = [idOf(left), idOf(right)]
  return isOutside(a) || isOutside(b) || listed.has(`${a} ${b}`)
}

const drawLines = (): Line[] => ink(sharpenCorners(trace(partition(shore())), mayTouch))

/** Lands before seas, for their names may stand on the water; the smallest first, for they have least choice. */
function furnishAll(ground: Ground, taken: Thing[]): ReadonlyMap<AreaId, Places> {
  const bySize = (a: AreaId, b: AreaId): number => ground.sizeOf(a) - ground.sizeOf(b)
  const places = new Map<AreaId, Places>()
  for (const id of [...landIds.toSorted(bySize), ...seaIds.toSorted(bySize)]) {
    const furnished = furnish(ground, id, taken) ?? (isLandId(id) ? undefined : callOut(ground, id, taken))
    if (furnished === undefined) throw new Error(`${id} is too small for what it must hold`)
    places.set(id, furnished.places)
    taken.push(...furnished.things)
  }
  return places
}

/** Draws the whole board. The same bytes come out on every run. */
export function draw(): MapShapes {
  const lines = drawLines()
  const rings = Object.fromEntries(LABELS.map((id) => [id, ringsOf(lines, labelOf(id))]))
  const drawn = mapShapesSchema.pick({ lines: true, rings: true, grain: true }).parse({
    grain: GRAIN,
    lines: lines.map(encodeLine),
    rings,
  })
  const ground = survey(drawn)
  const water = lakes()
  const taken = [...water.things]
  const places = furnishAll(ground, taken)
  return mapShapesSchema.parse({
    drawnFrom: drawnFrom(),
    width: WIDTH,
    height: HEIGHT,
    ...drawn,
    places: Object.fromEntries([...landIds, ...seaIds].map((id) => [id, places.get(id)])),
    crossings: crossings(ground),
    rivers: rivers(ground),
    lakes: water.shores,
    peaks: peaks(ground, taken),
  })
}

import type { AreaId } from '../../src/data/area-ids.ts'
import { isLandId } from '../../src/data/area-ids.ts'
import type { Label, Places } from '../../src/data/map-shapes-schema.ts'
import { labelExtent, PIECE_RADIUS } from '../../src/data/map-sizes.ts'
import { collide, type Thing } from './collide.ts'
import type { Point } from './frame.ts'
import { clearance, type Ground } from './ground.ts'
import { boardName, samples } from './letter.ts'

const SIZE = 11
const SCALE = 0.92
const PIECES = 3
const PAD = 4
const REACH = 160

const RADIUS = PIECE_RADIUS * SCALE
const STRIDE = 2 * RADIUS + 2

/** Positions around a point, the nearest first. */
function ripples([x, y]: Point): Point[] {
  const positions: Point[] = []
  for (let radius = 20; radius <= REACH; radius += 4) {
    for (let degrees = 0; degrees < 360; degrees += 10) {
      const angle = (degrees * Math.PI) / 180
      positions.push([Math.round(x + radius * Math.cos(angle)), Math.round(y + radius * Math.sin(angle))])
    }
  }
  return positions
}

/**
 * A sea zone too small for its name and fleets gets a box on open water or waste nearby, which holds them.
 */
export function callOut(
  ground: Ground,
  id: AreaId,
  taken: readonly Thing[],
): { places: Places; things: Thing[] } {
  const deepest = ground.spotsOf(id).reduce((a, b) => (clearance(b) > clearance(a) ? b : a))
  const lines = [boardName(id)]
  const name = labelExtent({ lines, size: SIZE })
  const width = Math.max(name.width, PIECES * STRIDE - 2) + 2 * PAD
  const height = name.height + 2 * RADIUS + 2.5 * PAD
  const at = ripples(deepest.at).find((middle) => {
    const box = { at: middle, width, height, turn: 0 }
    if (taken.some((thing) => collide(box, thing, 3))) return false
    return samples(box, 3).every((sample) => {
      const area = ground.areaAt(sample)
      return area !== undefined && area !== id && !isLandId(area)
    })
  })
  if (at === undefined) throw new Error(`no room to call out ${id}`)
  const [x, y] = at
  const label: Label = { at: [x, y - height / 2 + PAD + name.height / 2], size: SIZE, turn: 0, lines }
  const row = y + height / 2 - PAD - RADIUS
  const pieces = Array.from({ length: PIECES }, (_, i): Point => [x + (i - (PIECES - 1) / 2) * STRIDE, row])
  const places: Places = {
    label,
    scale: SCALE,
    pieces,
    cities: [],
    callOut: { at, width, height, to: deepest.at },
  }
  return {
    places,
    things: [
      { at, width, height, turn: 0 },
      { at: deepest.at, radius: 3 },
    ],
  }
}

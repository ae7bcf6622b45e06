import type { LandId } from '../../src/data/area-ids.ts'
import { straits } from '../../src/data/map.ts'
import type { MapShapes } from '../../src/data/map-shapes-schema.ts'
import type { Point } from './frame.ts'
import type { Ground, Spot } from './ground.ts'

type Crossing = MapShapes['crossings'][number]

const shoreOf = (ground: Ground, id: LandId): Spot[] =>
  ground.spotsOf(id).filter(({ toCoast }) => toCoast < 3)

const far = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])

/** Where the two shores of each strait come nearest. */
export function crossings(ground: Ground): Crossing[] {
  return straits.flatMap(({ id, shores }) =>
    shores.map(([a, b]): Crossing => {
      const other = shoreOf(ground, b)
      const ways = shoreOf(ground, a).flatMap((here) =>
        other.map((there) => ({ from: here.at, to: there.at, length: far(here.at, there.at) })),
      )
      const { from, to } = ways.reduce((best, way) => (way.length < best.length ? way : best))
      return { strait: id, lands: [a, b], from, to }
    }),
  )
}

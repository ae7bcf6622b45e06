import { geoAzimuthalEqualArea } from 'd3-geo'
import { HEIGHT, type LonLat, type Point, WIDTH } from './frame.ts'

/** Equal areas keep the steppe from dwarfing Flanders; centred so that north is up in the middle of the board. */
export const projection = geoAzimuthalEqualArea()
  .rotate([-17, -47.5])
  .scale(1950)
  .translate([768, 668])
  .precision(0.05)
  .clipExtent([
    [-400, -400],
    [WIDTH + 400, HEIGHT + 400],
  ])

interface Swelling {
  readonly about: LonLat
  readonly reach: number
  readonly gain: number
}

/**
 * Where many small areas meet, the board is swollen as under a lens, so that pieces find room: the
 * north-west as a whole, then the Danish islands, the Propontis, and the islands of the Levant.
 * A gain of 1.25 would fold the board over itself.
 */
const SWELLINGS: readonly Swelling[] = [
  { about: [4.5, 49.5], reach: 430, gain: 0.3 },
  { about: [11.2, 55.5], reach: 170, gain: 0.62 },
  { about: [28.3, 40.6], reach: 150, gain: 0.62 },
  { about: [24.9, 35.25], reach: 125, gain: 0.85 },
  { about: [32.9, 35.05], reach: 105, gain: 0.7 },
  { about: [12.4, 44.8], reach: 190, gain: 0.32 },
  { about: [-4.6, 53.3], reach: 240, gain: 0.34 },
  { about: [14.2, 37.6], reach: 110, gain: 0.35 },
  { about: [9.1, 40.4], reach: 100, gain: 0.3 },
]

const flat = (lonLat: LonLat): Point => {
  const point = projection([lonLat[0], lonLat[1]])
  if (point === null) throw new Error(`${lonLat.join(' ')} is not on the board`)
  return point
}

const centres = SWELLINGS.map(({ about, reach, gain }) => ({ centre: flat(about), reach, gain }))

/** From the flat projection to the swollen board. */
export function swell(point: Point): Point {
  let [dx, dy] = [0, 0]
  for (const { centre, reach, gain } of centres) {
    const [x, y] = [point[0] - centre[0], point[1] - centre[1]]
    const near = 1 - (x * x + y * y) / (reach * reach)
    if (near <= 0) continue
    dx += x * gain * near * near
    dy += y * gain * near * near
  }
  return [point[0] + dx, point[1] + dy]
}

export const place = (lonLat: LonLat): Point => swell(flat(lonLat))

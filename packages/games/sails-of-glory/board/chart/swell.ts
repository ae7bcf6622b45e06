import { at, type Spot, shaking } from '../ship/pen.ts'

/** One tile of the sea, laid again and again and turned with the wind, which blows down it. */
export interface Swell {
  readonly crests: string
  readonly lit: string
  readonly gusts: string
}

export const TILE = { width: 540, height: 430 } as const
const APART = { across: 54, down: 43 }
const SEED = 11

/** Small engraved crests that lie across the wind, and long streaks where it gusts. What reaches over an edge comes in at the other. */
export function swell(): Swell {
  const shake = shaking(SEED)
  const sea = { crests: '', lit: '', gusts: '' }
  let rows = 0
  for (let y = 0; y < TILE.height; y += APART.down) {
    /* Every other row is set off, so that no lane runs down the wind. */
    rows += 1
    for (let x = (rows % 2) * (APART.across / 2); x < TILE.width; x += APART.across) {
      const middle = { x: x + (shake() - 0.5) * 44, y: y + (shake() - 0.5) * 36 }
      const long = 5 + shake() * 10
      const count = shake() < 0.12 ? 0 : 1 + Math.floor(shake() * 2.6)
      for (let place = 0; place < count; place += 1) {
        const left = middle.x + (place - (count - 1) / 2) * 11
        const top = middle.y + (place % 2) * 6
        const half = long * (place === 1 ? 1 : 0.7)
        const isLit = shake() < 0.34
        for (const spot of round({ x: left, y: top }, { x: half, y: 4 })) {
          sea.crests += crest(spot.x, spot.y, half, 2.6)
          if (isLit) sea.lit += crest(spot.x, spot.y + 2, half * 0.5, 1.2)
        }
      }
      if (shake() < 0.07) {
        const reach = 26 + shake() * 50
        for (const spot of round(middle, { x: 2, y: reach })) sea.gusts += gust(spot.x, spot.y, reach)
      }
    }
  }
  return sea
}

/** Where something that reaches so far is drawn on the tile: again beyond every edge it goes over. */
function round({ x, y }: Spot, reach: Spot): readonly Spot[] {
  const along = (at: number, far: number, long: number) => [
    at,
    ...(at - far < 0 ? [at + long] : []),
    ...(at + far > long ? [at - long] : []),
  ]
  return along(x, reach.x, TILE.width).flatMap((left) =>
    along(y, reach.y, TILE.height).map((top) => ({ x: left, y: top })),
  )
}

/** A shallow bow whose ends curl down the wind. */
function crest(x: number, y: number, half: number, deep: number): string {
  return `M${at(x - half, y + deep)}Q${at(x - half * 0.45, y - deep * 0.6)} ${at(x, y)}Q${at(x + half * 0.45, y - deep * 0.6)} ${at(x + half, y + deep)}`
}

function gust(x: number, y: number, long: number): string {
  const end = y + long
  return `M${at(x, y)}Q${at(x + 1.6, (y + end) / 2)} ${at(x, end)}Q${at(x - 0.8, (y + end) / 2)} ${at(x, y)}Z`
}

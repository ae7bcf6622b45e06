import { at, shaking } from '../ship/pen.ts'

/** One tile of the sea, laid again and again and turned with the wind, which blows down it. */
export interface Swell {
  readonly crests: string
  readonly lit: string
  readonly gusts: string
}

export const TILE = { width: 320, height: 260 } as const
const APART = { across: 54, down: 43 }
const SEED = 11

/** Small engraved crests that lie across the wind, and long streaks where it gusts; none is cut by the tile's edge. */
export function swell(): Swell {
  const shake = shaking(SEED)
  let crests = ''
  let lit = ''
  let gusts = ''
  for (let y = 14; y < TILE.height - 14; y += APART.down)
    for (let x = 30; x < TILE.width - 24; x += APART.across) {
      const middle = { x: x + (shake() - 0.5) * 34, y: y + (shake() - 0.5) * 22 }
      const long = 5 + shake() * 10
      const count = 1 + Math.floor(shake() * 3)
      for (let place = 0; place < count; place += 1) {
        const left = middle.x + (place - (count - 1) / 2) * 8
        const top = middle.y + (place % 2) * 4.5
        const half = long * (place === 1 ? 1 : 0.7)
        if (left - half < 0 || left + half > TILE.width || top > TILE.height - 5) continue
        crests += crest(left, top, half, 2.6)
        if (shake() < 0.34) lit += crest(left, top + 2, half * 0.5, 1.2)
      }
      if (shake() < 0.16 && middle.x > 2 && middle.x < TILE.width - 2)
        gusts += gust(middle.x, middle.y, 24 + shake() * 40)
    }
  return { crests, lit, gusts }
}

/** A shallow bow whose ends curl down the wind. */
function crest(x: number, y: number, half: number, deep: number): string {
  return `M${at(x - half, y + deep)}Q${at(x - half * 0.45, y - deep * 0.6)} ${at(x, y)}Q${at(x + half * 0.45, y - deep * 0.6)} ${at(x + half, y + deep)}`
}

function gust(x: number, y: number, long: number): string {
  const end = Math.min(TILE.height - 4, y + long)
  return `M${at(x, y)}Q${at(x + 1.6, (y + end) / 2)} ${at(x, end)}Q${at(x - 0.8, (y + end) / 2)} ${at(x, y)}Z`
}

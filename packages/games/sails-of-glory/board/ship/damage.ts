import { breadth, down, sides } from './hull.ts'
import type { HullLines } from './lines.ts'
import { at, fine, type Spot, shaking, turned } from './pen.ts'

const OVERBOARD = 64

/** A mast shot away: its stump, and the wreckage over the lee side, each in its own frame. */
export function wreckage(lines: HullLines, mast: number) {
  const { y, yard } = lines.masts[mast] ?? lines.masts[2]
  const half = lines.beam / 2
  const w = yard * 0.82
  const far = -half * 3.1
  return {
    y,
    stump: 'M-1.2 .9l.3 -2.4l.7 1l.5 -1.9l.6 1.5l.5 -.7l-.1 2.6q-1.2 .8 -2.5 -.1z',
    spar: `M0 -2.4V${fine(far)}`,
    ropes: `M-4 -3L-1 ${fine(-half * 2)}M4.5 -4L.6 ${fine(-half * 2.3)}M-5.5 -7Q-4 ${fine(-half * 1.4)} -.4 ${fine(-half * 2.8)}`,
    cloth: `M${at(-w, 1.4)}Q${at(-w * 0.55, -w * 0.5)} ${at(-w * 0.1, -w * 0.28)}T${at(w * 0.7, -w * 0.42)}Q${at(w * 1.1, -w * 0.1)} ${at(w, 1.2)}Q${at(w * 0.4, 3.2)} 0 1.6T${at(-w, 1.4)}Z`,
    yard: `M${at(-w, 1)}L${at(w, 0.6)}`,
    /** How the wreckage lies over a side, and the sail on it. */
    over: (lee: 1 | -1) => ({
      spar: `translate(0 ${fine(y)}) rotate(${lee * OVERBOARD})`,
      cloth: `translate(0 ${fine(y)}) rotate(${lee * OVERBOARD}) translate(0 ${fine(-half * 2.15)}) rotate(${lee * 24})`,
    }),
  }
}

/** Splintered planks and shot holes, the more the more boxes of her hull are covered. */
export function battered(lines: HullLines, part: number, seed: number): string {
  const shake = shaking(seed)
  const count = Math.round(part * 12)
  return Array.from({ length: count }, (_, place) => {
    const along = 0.16 + shake() * 0.72
    const hand = shake() < 0.5 ? -1 : 1
    const x = hand * breadth(lines, along) * (place % 3 === 0 ? 0.2 + shake() * 0.4 : 0.72 + shake() * 0.24)
    return blot(x, down(lines, along), 0.7 + shake() * 0.9, shake)
  }).join('')
}

const CORNERS = 9

function blot(x: number, y: number, size: number, shake: () => number): string {
  const corners = Array.from({ length: CORNERS }, (_, corner) => {
    const angle = (corner / CORNERS) * 2 * Math.PI
    const far = size * (0.55 + shake() * 0.7)
    return at(x + Math.cos(angle) * far, y + Math.sin(angle) * far * 1.25)
  })
  return `M${corners.join('L')}Z`
}

/** SOG 11.6: the sea over her low side, deeper with every leak. */
export function awash(lines: HullLines, leaks: number, lee: 1 | -1): string {
  const deep = lines.beam * Math.min(0.42, 0.16 + leaks * 0.08)
  const low = lee > 0 ? 'starboard' : 'port'
  const edge = sides(lines, -1.2, [low])
  const { bow, stern } = lines
  const inner = (lee * lines.beam) / 2 - lee * deep
  const [aft, fore] = [stern - lines.length * 0.12, bow + lines.length * 0.13]
  const lap = lines.length * 0.14
  return `${edge}Q${at(inner * 1.05, aft)} ${at(inner * 0.9, aft - lap)}T${at(inner, aft - lap * 2)}T${at(inner * 0.9, aft - lap * 3)}T${at(inner, aft - lap * 4)}Q${at(inner * 1.02, fore)} ${at((lee * lines.beam) / 2, fore)}Z`
}

/** One tongue of fire, upright and a unit high: its corners and bends. */
const TONGUE: readonly (readonly (readonly [number, number])[])[] = [
  [
    [-0.44, 0.02],
    [-0.5, -0.34],
    [-0.27, -0.6],
  ],
  [
    [-0.27, -0.46],
    [-0.2, -0.41],
    [-0.14, -0.45],
  ],
  [
    [-0.27, -0.72],
    [-0.03, -0.84],
    [0.06, -1.08],
  ],
  [
    [0.09, -0.8],
    [0.35, -0.66],
    [0.28, -0.4],
  ],
  [
    [0.35, -0.43],
    [0.38, -0.5],
    [0.38, -0.6],
  ],
  [
    [0.55, -0.3],
    [0.42, 0.02],
    [0, 0.04],
  ],
]

/** Where along her fires burn, from the middle aft and then forward, in parts of her length. */
const FIRES = [0.16, -0.14, 0.34, -0.32] as const
const TONGUES = 3

/** Flames at every fire, upright on the screen and bent down the wind; outer, middle and heart of all of them. */
export function flames(
  { length, beam }: HullLines,
  fires: number,
  heading: number,
  lee: Spot,
  seed: number,
): readonly [outer: string, middle: string, heart: string] {
  const shake = shaking(seed)
  const tongues = FIRES.slice(0, fires).flatMap((along) =>
    Array.from({ length: TONGUES }, (_, place) => ({
      x: (place - 1) * beam * 0.24 + (shake() - 0.5) * 2,
      y: along * length + (shake() - 0.5) * 6,
      high: 8 + shake() * 6,
      lean: (shake() - 0.5) * 22,
      hand: shake() < 0.5 ? -1 : 1,
    })),
  )
  const drawn = (tall: number, wide: number) =>
    tongues
      .map(({ x, y, high, lean, hand }) => {
        const point = ([u, v]: readonly [number, number]) => {
          const spot = turned({ x: u * hand * wide * high, y: v * tall * high }, lean - heading)
          const bent = v * v * 0.22 * high
          return at(x + spot.x + lee.x * bent, y + spot.y + lee.y * bent)
        }
        return `M${point([0, 0.04])}${TONGUE.map((curve) => `C${curve.map(point).join(' ')}`).join('')}Z`
      })
      .join('')
  return [drawn(1, 1), drawn(0.72, 0.7), drawn(0.42, 0.42)]
}

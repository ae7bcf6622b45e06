import type { HullLines } from './lines.ts'
import { at, fine, shaking } from './pen.ts'
import { jibBoom, type Rigged, yard } from './rig.ts'

/** A square sail in the frame of its yard: the yard along x, its belly towards -y. */
export interface Square {
  readonly head: number
  readonly foot: number
  readonly deep: number
  /** How many stand below it: upper ones lean further. */
  readonly level: 0 | 1 | 2
}

/** The sails a mast carries, lowest first. */
export function squaresOn({ yard: half, course, topsail, topgallant }: Rigged, aback: boolean): Square[] {
  const belly = aback ? 0.28 : 0.39
  const [upper, highest] = [half * 0.75, half * 0.52]
  const all = [
    { is: course, head: half, foot: half * 0.97, deep: half * belly * 1.42, level: 0 as const },
    { is: topsail, head: upper, foot: half * 0.86, deep: half * belly * 0.88, level: 1 as const },
    { is: topgallant, head: highest, foot: upper * 0.86, deep: upper * belly * 0.8, level: 2 as const },
  ]
  return all.filter(({ is }) => is).map(({ head, foot, deep, level }) => ({ head, foot, deep, level }))
}

/** Canvas from yard to foot; shot to rags, the foot is a zigzag. */
export function cloth({ head, foot, deep }: Square, skew: number, rags = 0): string {
  const blown = skew * head
  const edge =
    rags > 0
      ? ragged(foot, deep, blown, rags)
      : `C${at(foot * 0.7 + blown, -deep * 1.3)} ${at(-foot * 0.7 + blown, -deep * 1.3)} ${at(-foot, -deep * 0.2)}`
  return `M${at(-head, 0)}Q${at(0, deep * 0.1)} ${at(head, 0)}L${at(foot, -deep * 0.2)}${edge}Z`
}

const TEETH = 9

function ragged(foot: number, deep: number, blown: number, seed: number): string {
  const shake = shaking(seed)
  const teeth = Array.from({ length: TEETH - 1 }, (_, place) => {
    const part = (place + 1) / TEETH
    const swell = Math.sin(part * Math.PI)
    const long = place % 2 === 0 ? 1 : 0.5 + shake() * 0.35
    return `L${at(foot * (1 - 2 * part) + blown * swell * 0.75, -deep * 0.2 - swell * deep * 0.84 * long)}`
  })
  return `${teeth.join('')}L${at(-foot, -deep * 0.2)}`
}

/** Seams there and back, so that they have no area, with the yard in the same path. */
export function seams({ head, foot, deep, level }: Square, skew: number): string {
  const count = level === 2 ? 3 : 5
  const lines = Array.from({ length: count }, (_, place) => {
    const part = ((place + 1) / (count + 1)) * 2 - 1
    const low = -deep * 0.2 - (1 - part * part) * deep * 0.82
    const bend = at(part * (head + foot) * 0.53 + skew * head * 0.4, low * 0.5)
    const top = at(part * head, 0)
    return `M${top}Q${bend} ${at(part * foot * 0.97 + skew * head * 0.7 * (1 - part * part), low * 0.97)}Q${bend} ${top}`
  })
  return `${level > 0 ? yard(head + 0.6, 0.8) : ''}${lines.join('')}`
}

const SCALLOPS = 7

/** A sail furled on its yard, its gaskets drawn as scallops. */
export function furled(half: number, thick: number, y = 0): string {
  const [from, step] = [-half * 0.92, (half * 1.84) / SCALLOPS]
  const rolls = Array.from({ length: SCALLOPS }, (_, place) => {
    const end = from + step * (place + 1)
    const low = place === SCALLOPS - 1 ? 0 : thick * 0.3
    return `Q${at(end - step / 2, y - thick * 2)} ${at(end, y - low)}`
  })
  return `M${at(from, y)}${rolls.join('')}Q${at(0, y + thick * 0.5)} ${at(from, y)}Z`
}

/** Holes that shot has torn in a sail. */
export function holes({ foot, deep }: Square, count: number, seed: number): string {
  const shake = shaking(seed)
  return Array.from({ length: count }, () => {
    const x = (shake() * 1.5 - 0.75) * foot
    const size = 0.6 + shake() * 0.8
    const y = -deep * (0.2 + 0.62 * shake()) * (1 - (x / foot) ** 2 * 0.8)
    const jag = ([dx, dy]: readonly [number, number]) => `l${at(size * dx, size * dy)}`
    return `M${at(x - size, y)}${HOLE.map(jag).join('')}z`
  }).join('')
}

const HOLE = [
  [0.7, -0.5],
  [0.5, -0.6],
  [0.4, 0.7],
  [0.6, 0.3],
  [-0.5, 0.6],
  [-0.3, 0.7],
  [-0.7, -0.4],
] as const

/** Two jibs between the boom and the foremast, blown to the lee side. */
export function jibs(lines: HullLines, lee: 1 | -1, count: 1 | 2): string {
  const { y: mast } = lines.masts[0]
  const one = (tack: number, clew: number, wide: number, belly: number) =>
    `M0 ${fine(tack)}Q${at(lee * belly * 1.25, (tack + clew) / 2 - 1)} ${at(lee * wide, clew)}Q${at(lee * wide * 0.42, (tack + clew) / 2 + 2.4)} 0 ${fine(tack)}Z`
  const outer = one(jibBoom(lines) + 0.6, mast - 2.5, lines.beam * 0.34, lines.beam * 0.36)
  const inner = one(lines.bow - lines.length * 0.12, mast + 1.5, lines.beam * 0.26, lines.beam * 0.26)
  return count === 2 ? outer + inner : outer
}

/** The driver on its boom abaft the mizzen, in the boom's own frame. */
export function driver(
  { stern, masts }: HullLines,
  lee: 1 | -1,
): { readonly cloth: string; readonly boom: string } {
  const long = stern + 4.2 - masts[2].y
  return {
    cloth: `M0 1Q${at(lee * long * 0.36, long * 0.5)} 0 ${fine(long)}Q${at(lee * long * 0.06, long * 0.5)} 0 1Z`,
    boom: `M0 0V${fine(long)}`,
  }
}

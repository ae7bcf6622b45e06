import type { HullLines } from './lines.ts'
import { at, fine, type Spot, through } from './pen.ts'

/** Half-breadths along the waterline, in parts of half the beam, from the stem at 0 to the taffrail at 1. */
const STATIONS: readonly (readonly [along: number, half: number])[] = [
  [0, 0],
  [0.014, 0.3],
  [0.05, 0.64],
  [0.1, 0.83],
  [0.17, 0.95],
  [0.28, 1],
  [0.45, 1],
  [0.63, 0.975],
  [0.8, 0.915],
  [0.92, 0.8],
  [1, 0],
]
/** Up to here the bows are full or fine; from here the quarters draw in to the transom. */
const BOWS = 0.17
const QUARTERS = 0.63

/** Half of her breadth at a part of her length, so much within her side. */
export function breadth(lines: HullLines, along: number, inset = 0): number {
  const index = Math.max(
    1,
    STATIONS.findIndex(([station]) => station >= along),
  )
  const [fromAt, from] = station(lines, index - 1)
  const [toAt, to] = station(lines, index)
  const part = toAt === fromAt ? 0 : (along - fromAt) / (toAt - fromAt)
  return Math.max(0, (from + (to - from) * part) * (lines.beam / 2 - inset))
}

function station({ bluff, transom }: HullLines, index: number): readonly [along: number, half: number] {
  const [along, half] = STATIONS[index] ?? [1, 0]
  if (along <= BOWS) return [along, half * bluff ** (0.5 * (1 - along / BOWS))]
  if (along === 1) return [along, transom]
  if (along <= QUARTERS) return [along, half]
  const drawn = ((along - QUARTERS) / (1 - QUARTERS)) ** 2
  return [along, half - (half - transom) * drawn * 0.6]
}

/** How far down the drawing a part of her length lies, so much within her outline. */
export function down({ bow, length }: HullLines, along: number, inset = 0): number {
  const [stem, taffrail] = [bow + inset * 0.95, bow + length - inset * 0.55]
  return stem + (taffrail - stem) * along
}

function flank(lines: HullLines, hand: 1 | -1, inset: number, from: number, to: number): Spot[] {
  return STATIONS.map((_, index) => station(lines, index))
    .filter(([along]) => along >= from && along <= to)
    .map(([along, half]) => ({
      x: hand * half * (lines.beam / 2 - inset),
      y: down(lines, along, inset),
    }))
}

/** All of her outline: bows, the long flat of the side, quarters drawn in, a curved taffrail. */
export function outline(lines: HullLines, inset = 0): string {
  const starboard = flank(lines, 1, inset, 0, 1)
  const port = flank(lines, -1, inset, 0, 1).toReversed()
  const stem = down(lines, 0, inset)
  const aft = down(lines, 1, inset) + lines.length * 0.028
  const [corner = { x: 0, y: aft }] = port
  return `M0 ${fine(stem)}${through(starboard)}Q0 ${fine(aft)} ${at(corner.x, corner.y)}${through(port)}Z`
}

export type Hand = 'port' | 'starboard'

/** Only the sides, shoulder to quarter: strakes, ports and guns lie along them. */
export function sides(lines: HullLines, inset = 0, hands: readonly Hand[] = ['starboard', 'port']): string {
  return hands
    .map((hand) => {
      const spots = flank(lines, hand === 'starboard' ? 1 : -1, inset, 0.1, 0.92)
      const [first] = spots
      return first === undefined ? '' : `M${at(first.x, first.y)}${through(spots)}`
    })
    .join('')
}

/** How far apart her ports are. */
export const gapOf = ({ length, ports }: HullLines): number => (length * 0.83) / ports

/** Knee and head rails before the bow. */
export function beak(lines: HullLines): { readonly knee: string; readonly rails: string } {
  const { bow, length } = lines
  const root = down(lines, 0.05)
  const wide = breadth(lines, 0.05) * 0.8
  const tip = bow - length * 0.098
  return {
    knee: `M${at(-wide, root)}C${at(-wide * 0.72, bow - 1)} ${at(-0.7, bow - 2.6)} ${at(0, tip)}C${at(0.7, bow - 2.6)} ${at(wide * 0.72, bow - 1)} ${at(wide, root)}Z`,
    rails: `M${at(-wide * 0.5, root)}Q${at(-wide * 0.3, bow - 1.6)} ${at(0, tip + 0.8)}Q${at(wide * 0.3, bow - 1.6)} ${at(wide * 0.5, root)}`,
  }
}

/** Galleries at both quarters. */
export function galleries(lines: HullLines): string {
  const y = down(lines, 0.945)
  const x = breadth(lines, 0.945)
  return `M${at(x - 0.3, y - 3)}q2 1.5 .9 5.4l-1.8 .6zM${at(0.3 - x, y - 3)}q-2 1.5 -.9 5.4l1.8 .6z`
}

import type { Sails } from '@windward/sails-of-glory/facts'
import { breadth } from './hull.ts'
import type { HullLines, Mast } from './lines.ts'
import { at, fine, off, round, type Spot, turned } from './pen.ts'

/** Within so much of the bow the wind lays her sails against the masts (SOG 3.1.1). */
const ABACK = 60
const MOST_BRACED = 46
const BRACED_ABACK = 28

/** How the wind strikes a ship. */
export interface Wind {
  /** Where it comes from off the bow, to port below nothing. */
  readonly off: number
  readonly aback: boolean
  /** Where it blows to in her own frame. */
  readonly lee: Spot
  /** How far her yards are braced, the weather yardarm forward, clockwise. */
  readonly brace: number
}

export function windOn(heading: number, from: number): Wind {
  const angle = off(heading, from)
  const aback = Math.abs(angle) < ABACK
  const tack = angle < 0 ? 1 : -1
  const full = Math.max(0, Math.min(MOST_BRACED, (176 - Math.abs(angle)) * 0.44))
  return {
    off: angle,
    aback,
    lee: turned({ x: 0, y: 1 }, angle),
    brace: tack * (aback ? BRACED_ABACK : full),
  }
}

/** Which of her sails are set on each mast: course, topsail, topgallant. */
const SET: Readonly<Record<Sails, readonly [course: boolean, topsail: boolean, topgallant: boolean]>> = {
  full: [true, true, true],
  battle: [false, true, true],
  backing: [false, true, false],
  struck: [false, false, false],
}

/** One mast as her sails are set and the wind is. */
export interface Rigged extends Mast {
  readonly index: 0 | 1 | 2
  /** How far her yards are turned. */
  readonly turn: number
  /** The wind lies on the fore side of her sails. */
  readonly reversed: boolean
  readonly course: boolean
  readonly topsail: boolean
  readonly topgallant: boolean
}

/** The masts that stand: which are gone is told by their places. */
export function rigged(
  { masts }: HullLines,
  sails: Sails,
  { brace, aback }: Wind,
  gone: readonly number[],
): readonly Rigged[] {
  const [course, topsail, topgallant] = SET[sails]
  return ([0, 1, 2] as const)
    .filter((index) => !gone.includes(index))
    .map((index) => {
      const isBacked = sails === 'backing' && index === 1
      const turn = sails === 'struck' ? 0 : isBacked ? -brace * 0.8 : brace
      const reversed = sails !== 'struck' && (aback || isBacked)
      /* A mizzen carries no course. */
      return { ...masts[index], index, turn, reversed, course: course && index < 2, topsail, topgallant }
    })
}

/** The first mast that goes is the mizzen, then the fore, then the main. */
export const goneMasts = (count: number): readonly number[] => [2, 0, 1].slice(0, count)

export const jibBoom = ({ bow, length }: HullLines): number => bow - length * 0.098 - length * 0.09

/** Shrouds to the standing masts, and stays between them. */
export function rigging(lines: HullLines, masts: readonly Mast[], hasFore: boolean): string {
  const shrouds = masts.flatMap(({ y }) => {
    const x = breadth(lines, (y - lines.bow) / lines.length) + 0.7
    return [1, -1].flatMap((hand) =>
      [0, 1.6, 3.2, 4.8].map((aft) => `M${at(x * hand, y - 0.5 + aft)}L${at(0.5 * hand, y + 0.2)}`),
    )
  })
  const stays = masts.map(({ y }) => `M0 ${fine(y)}V${fine(y - lines.length * 0.25)}`)
  const fore = hasFore ? `M0 ${fine(jibBoom(lines))}V${fine(lines.masts[0].y)}` : ''
  return `${shrouds.join('')}${stays.join('')}${fore}`
}

/** Where the shrouds are set up outside the hull. */
export function channels(lines: HullLines): string {
  return lines.masts
    .flatMap(({ y }) => {
      const x = breadth(lines, (y - lines.bow) / lines.length) + 0.55
      return [1, -1].map((hand) => `M${at(x * hand, y - 0.8)}v6.2`)
    })
    .join('')
}

/** The tops, looked at from above; they lean with her. */
export const tops = (masts: readonly Mast[], lean: Spot): string =>
  masts.map(({ y }) => round(lean.x, y + lean.y, 1)).join('')

/** A yard: thick in the middle. */
export const yard = (half: number, thick: number): string =>
  `M${at(-half, 0)}Q${at(0, -thick)} ${at(half, 0)}Q${at(0, thick)} ${at(-half, 0)}Z`

import { breadth, down } from './hull.ts'
import type { HullLines } from './lines.ts'
import { at, fine, round } from './pen.ts'

/** What is seen on the decks from above, each kind as one path. */
export interface Deck {
  readonly planks: string
  readonly waist: string
  readonly boats: string
  readonly thwarts: string
  readonly breaks: string
  readonly hatches: string
  readonly wheel: string
  readonly lanterns: string
}

const WAIST = { from: 0.275, to: 0.475 }
const POOP = 0.82
const PLANKS = [0.18, 0.38, 0.58, 0.78]

/** Planks run with the side, boats lie on skids over the waist, and lanterns tell the rate. */
export function deckOf(lines: HullLines, inset: number): Deck {
  const { rows, stern, bow } = lines
  const y = (along: number) => down(lines, along)
  const half = (along: number, part = 1) => breadth(lines, along, inset) * part
  const boats = boatsIn(lines, inset)
  const hatch = (along: number, wide: number, high: number) =>
    `M${at(-wide / 2, y(along))}h${fine(wide)}v${fine(high)}h${fine(-wide)}z`
  const hatchWide = lines.beam * 0.25
  const breaks = [WAIST.from - 0.02, WAIST.to + 0.025, ...(rows > 1 ? [POOP] : [])]
  const [, , mizzen] = lines.masts
  return {
    planks: `${PLANKS.flatMap((part) =>
      [1, -1].map(
        (hand) =>
          `M${at(hand * half(0.1, part) * 0.9, y(0.08))}C${at(hand * half(0.3, part), y(0.26))} ${at(hand * half(0.6, part), y(0.6))} ${at(hand * half(0.96, part), y(0.95))}`,
      ),
    ).join('')}M0 ${fine(bow + 3.2)}V${fine(stern - 2.6)}`,
    waist: `M${at(-half(0.38, 0.68), y(WAIST.from))}H${fine(half(0.38, 0.68))}V${fine(y(WAIST.to))}H${fine(-half(0.38, 0.68))}Z`,
    boats: boats.map(({ x, long, wide }) => boat(lines, x, long, wide)).join(''),
    thwarts: boats
      .map(
        ({ x, long, wide }) =>
          boat(lines, x, long * 0.78, wide * 0.62) +
          [0.36, 0.52, 0.68]
            .map(
              (part) =>
                `M${at(x - wide * 0.62, y(WAIST.from + (WAIST.to - WAIST.from) * part))}h${fine(wide * 1.24)}`,
            )
            .join(''),
      )
      .join(''),
    breaks: breaks
      .map((along) => {
        const bend = along < WAIST.to ? -0.9 : 0.9
        return `M${at(-half(along, 0.97), y(along))}Q${at(0, y(along) + bend)} ${at(half(along, 0.97), y(along))}`
      })
      .join(''),
    hatches: `${hatch(0.125, hatchWide * 0.8, 2)}${hatch(0.57, hatchWide, 2.6)}${hatch(0.66, hatchWide, 2.6)}${rows > 1 ? hatch(POOP + 0.045, hatchWide * 0.9, 1.7) : ''}`,
    wheel: `${round(0, y(0.615) - 0.3, 1.1)}M-1.6 ${fine(mizzen.y - 2.9)}h3.2M0 ${fine(mizzen.y - 3.7)}v1.6`,
    lanterns: `${LANTERNS[rows].map((part) => round((part * lines.beam) / 2, stern + 1 - Math.abs(part) * 1.2, 0.8)).join('')}M-.8 ${fine(bow - lines.length * 0.096)}q.8 -1.5 1.6 0l-.3 1.4h-1z`,
  }
}

const LANTERNS = { 1: [0], 2: [-0.3, 0.3], 3: [-0.42, 0, 0.42] } as const

interface Boat {
  readonly x: number
  readonly long: number
  readonly wide: number
}

function boatsIn(lines: HullLines, inset: number): readonly Boat[] {
  const long = (down(lines, WAIST.to) - down(lines, WAIST.from)) * 0.86
  const half = breadth(lines, 0.38, inset) * 0.68
  return lines.rows === 3
    ? [-0.62, 0, 0.62].map((part) => ({
        x: half * part,
        long: long * (part === 0 ? 1 : 0.86),
        wide: half * 0.28,
      }))
    : [-0.46, 0.46].map((part) => ({ x: half * part, long: long * (part < 0 ? 1 : 0.9), wide: half * 0.4 }))
}

function boat(lines: HullLines, x: number, long: number, wide: number): string {
  const [from, to] = [down(lines, WAIST.from), down(lines, WAIST.to)]
  const y = from + (to - from - long) / 2
  return `M${at(x, y)}C${at(x + wide * 1.1, y + long * 0.25)} ${at(x + wide * 1.05, y + long * 0.7)} ${at(x + wide * 0.6, y + long)}H${fine(x - wide * 0.6)}C${at(x - wide * 1.05, y + long * 0.7)} ${at(x - wide * 1.1, y + long * 0.25)} ${at(x, y)}Z`
}

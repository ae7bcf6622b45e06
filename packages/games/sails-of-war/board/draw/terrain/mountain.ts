import { chance } from '../chance.ts'
import { flat, inked, joined, type Part, stroke, thin, xy } from '../part.ts'
import { fir, firShade, type Tree } from '../trees.ts'
import { foreground, type Scene } from './scene.ts'

type Point = readonly [number, number]

interface Peak {
  readonly x: number
  readonly y: number
  /** From the middle of its foot to either end of it. */
  readonly half: number
  readonly high: number
}

const SCREE = 16

/** So far along from one point to another, and so much lower. */
const along = ([ax, ay]: Point, [bx, by]: Point, part: number, low: number): Point => [
  ax + (bx - ax) * part,
  ay + (by - ay) * part + low,
]
const at = ([x, y]: Point): string => xy(x, y)

/** A peak in four tones: its sunny side, its shade, a shoulder, and the snow on top. */
function toned(draw: () => number, { x, y, half, high }: Peak): readonly [string, string, string, string] {
  const top: Point = [x, y - high]
  const [left, right]: readonly [Point, Point] = [
    [x - half, y],
    [x + half, y],
  ]
  const l1 = along(top, left, 0.3, 2 + draw() * 4)
  const l2 = along(top, left, 0.62, -4 - draw() * 4)
  const r1 = along(top, right, 0.34, 4 + draw() * 3)
  const r2 = along(top, right, 0.66, -3 - draw() * 3)
  const ridge = `L${xy(x + half * 0.04, y)}L${xy(x + half * 0.16, y - high * 0.16)}L${xy(x - half * 0.1, y - high * 0.4)}L${xy(x + half * 0.1, y - high * 0.68)}Z`
  return [
    `M${at(left)}L${at(l2)}L${at(l1)}L${at(top)}L${at(r1)}L${at(r2)}L${at(right)}Q${xy(x, y + 5)} ${at(left)}Z`,
    `M${at(top)}L${at(r1)}L${at(r2)}L${at(right)}Q${xy(x + half * 0.4, y + 3)} ${xy(x + half * 0.04, y)}${ridge}`,
    `M${at(l2)}l${xy(half * 0.16, high * 0.1)}L${xy(x - half * 0.34, y - high * 0.34)}L${xy(x - half * 0.2, y - high * 0.12)}L${xy(x - half * 0.3, y + 2)}Q${xy(x - half * 0.7, y + 2)} ${at(left)}Z`,
    `M${at(top)}L${at(l1)}l${xy(half * 0.1, high * 0.07)}l${xy(half * 0.09, -high * 0.09)}l${xy(half * 0.1, high * 0.16)}l${xy(half * 0.1, -high * 0.1)}l${xy(half * 0.1, high * 0.1)}L${at(r1)}Z`,
  ]
}

/** Peaks of one row do not lie over each other: they share a path for each tone. Far ones have one tone less. */
function range(draw: () => number, peaks: readonly Peak[], far = false): Part[] {
  const tones = peaks.map((peak) => toned(draw, peak))
  const of = (tone: 0 | 1 | 2 | 3) => tones.map((each) => each[tone]).join('')
  const shoulders = far ? [] : [flat('rock', of(2))]
  return [inked('rock-light', of(0)), flat('rock-shade', of(1)), ...shoulders, thin('snow', of(3))]
}

export function mountain(seed: number): Scene {
  const draw = chance(seed)
  const flip = draw() < 0.5 ? -1 : 1
  const stones = Array.from({ length: SCREE }, () => {
    const [x, y] = foreground(draw)
    return `M${xy(x, y)}l2.4 -3 3.4 .8 1.2 2.2`
  })
  const firs: readonly Tree[] = [
    [-80 * flip, 16, 19],
    [-69 * flip, 20, 22],
    [72 * flip, 19, 20],
    [62 * flip, 17, 17],
  ]
  const peak = (x: number, y: number, half: number, high: number): Peak => ({ x: x * flip, y, half, high })
  return {
    ground: [
      flat('mountain-foot', 'M-100 -8Q-50 -26 0 -8Q60 -30 100 -6L82 30Q40 10 0 20Q-50 8 -84 28Z'),
      stroke('rock-shade', 1, stones.join('')),
    ],
    stand: joined([
      ...range(draw, [peak(-48, -12, 30, 46), peak(52, -10, 28, 42)], true),
      ...range(draw, [peak(4, -2, 44, 74 + draw() * 6)]),
      ...range(draw, [
        peak(-46 - draw() * 6, 9, 33, 34 + draw() * 10),
        peak(42 + draw() * 8, 10, 32, 28 + draw() * 10),
      ]),
      thin('tree', firs.map(fir).join('')),
      flat('tree-shade', firs.map(firShade).join('')),
    ]),
  }
}

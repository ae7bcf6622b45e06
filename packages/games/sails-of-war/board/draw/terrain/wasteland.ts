import { chance } from '../chance.ts'
import { flat, inked, joined, n, type Part, stroke, thin, xy } from '../part.ts'
import type { Scene } from './scene.ts'

/** A mesa: the middle of its foot, half its width and how high it is. */
type Mesa = readonly [x: number, y: number, half: number, high: number]

const CRACKS = [
  [-60, 34],
  [-20, 26],
  [24, 30],
  [64, 26],
  [0, 54],
  [-40, 60],
  [36, 62],
] as const

export function wasteland(seed: number): Scene {
  const draw = chance(seed)
  const flip = draw() < 0.5 ? -1 : 1
  const p = (x: number, y: number): string => xy(x * flip, y)
  const poly = (points: readonly (readonly [number, number])[]): string =>
    `M${points.map(([x, y]) => p(x, y)).join('L')}Z`
  const mesas = (all: readonly Mesa[]): Part[] => [
    inked('sand-light', all.map(([x, y, w, h]) => face(p, x, y, w, h)).join('')),
    flat(
      'sand-shade',
      all
        .map(([x, y, w, h]) =>
          poly([
            [x + w * 0.12, y - h + 1],
            [x + w * 0.62, y - h - 1],
            [x + w * 0.7, y - h * 0.5],
            [x + w, y],
            [x + w * 0.26, y + 2],
            [x + w * 0.3, y - h * 0.4],
            [x + w * 0.14, y - h * 0.6],
          ]),
        )
        .join(''),
    ),
    flat(
      'sand',
      all
        .map(
          ([x, y, w, h]) =>
            poly([
              [x - w * 0.72, y - h * 0.5],
              [x - w * 0.66, y - h * 0.68],
              [x + w * 0.13, y - h * 0.62],
              [x + w * 0.24, y - h * 0.44],
            ]) +
            poly([
              [x - w * 0.9, y - h * 0.16],
              [x - w * 0.82, y - h * 0.3],
              [x + w * 0.28, y - h * 0.24],
              [x + w * 0.27, y - h * 0.1],
            ]),
        )
        .join(''),
    ),
  ]
  const cracks = CRACKS.map(([x, y]) => {
    let [px, py]: [number, number] = [x, y]
    const bends = Array.from({ length: 4 }, () => {
      px += (draw() - 0.3) * 14
      py += (draw() - 0.45) * 10
      return `L${p(px, py)}`
    })
    return `M${p(x, y)}${bends.join('')}M${p(x, y)}l${xy((draw() - 0.6) * 16, -3 - draw() * 6)}l${n((draw() - 0.5) * 8)} -4`
  })
  const tree = (x: number, y: number, s: number): string =>
    `M${p(x, y)}q${p(2 * s, -10 * s)} ${p(-s, -18 * s)}M${p(x + 0.8 * s, y - 8 * s)}q${p(7 * s, -3 * s)} ${p(8 * s, -12 * s)}M${p(x + 5.6 * s, y - 12 * s)}l${p(5 * s, -2 * s)}M${p(x, y - 13 * s)}q${p(-7 * s, -2 * s)} ${p(-8 * s, -9 * s)}M${p(x - 5 * s, y - 16 * s)}l${p(-5 * s, 0)}M${p(x - 0.6 * s, y - 18 * s)}l${p(3 * s, -7 * s)}`
  return {
    ground: [
      flat(
        'waste-floor',
        'M-100 -14Q-40 -34 10 -22Q60 -36 100 -12L86 20Q40 4 0 12Q-50 2 -90 18ZM-50 56q30 -8 60 -2q26 4 40 -2q-8 14 -46 14q-44 0 -54 -10z',
      ),
      stroke('sand-shade', 1.1, cracks.join('')),
    ],
    stand: joined([
      ...mesas([
        [-42, -20, 40, 40 + draw() * 8],
        [40, -18, 36, 28 + draw() * 10],
      ]),
      ...mesas([[draw() * 10 - 4, -8, 22, 46 + draw() * 12]]),
      thin(
        'sand',
        `M${p(-86, 12)}l${p(5, -11)} ${p(10, -4)} ${p(8, 6)} ${p(4, 9)}zM${p(52, 10)}l${p(6, -10)} ${p(9, 2)} ${p(6, 8)}z`,
      ),
      flat(
        'sand-shade',
        `M${p(-71, -3)}l${p(8, 6)} ${p(4, 9)} ${p(-10, 0)}zM${p(67, 2)}l${p(6, 8)} ${p(-9, 0)}z`,
      ),
      stroke('soot', 2.4, tree(-44, 16, 1.25) + tree(74, 8, 0.9)),
      thin('bone', skull(30 * flip) + ribs(50 * flip)),
      flat('pen', `M${xy(30 * flip - 3, 10)}h2.6v3h-2.6zM${xy(30 * flip + 2, 10)}h2.6v3h-2.6z`),
    ]),
  }
}

function face(p: (x: number, y: number) => string, x: number, y: number, w: number, h: number): string {
  return `M${p(x - w, y)}L${p(x - w * 0.72, y - h * 0.5)}L${p(x - w * 0.6, y - h)}L${p(x - w * 0.2, y - h - 2)}L${p(x + w * 0.1, y - h + 1)}L${p(x + w * 0.62, y - h - 1)}L${p(x + w * 0.7, y - h * 0.5)}L${p(x + w, y)}Q${p(x, y + 5)} ${p(x - w, y)}Z`
}

const skull = (x: number): string => `M${xy(x - 7, 14)}q-1 -9 7 -9q8 0 7 9l-2.500 2v3h-9v-3z`
const ribs = (x: number): string => `M${xy(x, 18)}q6 -9 0 -13q9 4 5 13zM${xy(x + 8, 18)}q6 -8 1 -11q9 4 4 12z`

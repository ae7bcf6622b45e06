import { chance } from '../chance.ts'
import { flat, joined, n, stroke, thin, xy } from '../part.ts'
import { oak, oakShade, type Tree, trunk } from '../trees.ts'
import { foreground, type Scene } from './scene.ts'

/** Fields fan out from a far point, so that the tile has depth. */
const FAR = { x: 14, y: -150 }
const FOOT = 40
const ray = (x: number, y: number): number => FAR.x + ((x - FAR.x) * (y - FAR.y)) / (FOOT - FAR.y)

type Bush = readonly [x: number, y: number, r: number]
const STUBBLE = 30

/** A sheaf of corn, bound in the middle, and its ears. */
function sheaf([x, y, s]: Bush): string {
  return `M${xy(x - 5 * s, y)}Q${xy(x - 1.5 * s, y - 7 * s)} ${xy(x - 7 * s, y - 16 * s)}L${xy(x - 3 * s, y - 19 * s)}L${xy(x, y - 17 * s)}L${xy(x + 3.5 * s, y - 19.5 * s)}L${xy(x + 7 * s, y - 16 * s)}Q${xy(x + 1.5 * s, y - 7 * s)} ${xy(x + 5 * s, y)}Z`
}
function ears([x, y, s]: Bush): string {
  return `M${xy(x - 3 * s, y - 8.5 * s)}h${n(6 * s)}M${xy(x, y - 7 * s)}v${n(-9 * s)}M${xy(x - 1.5 * s, y - 9 * s)}l${xy(-2.6 * s, -7 * s)}M${xy(x + 1.5 * s, y - 9 * s)}l${xy(2.6 * s, -7 * s)}`
}

export function plain(seed: number): Scene {
  const draw = chance(seed)
  const flip = draw() < 0.5 ? -1 : 1
  const p = (x: number, y: number): string => xy(x * flip, y)
  const field = (a: number, b: number, y0: number, y1: number): string =>
    `M${p(ray(a, y0), y0)}Q${p((ray(a, y0) + ray(b, y0)) / 2, y0 - 3)} ${p(ray(b, y0), y0)}L${p(ray(b, y1), y1)}Q${p((ray(a, y1) + ray(b, y1)) / 2, y1 + 3)} ${p(ray(a, y1), y1)}Z`
  const furrows = (a: number, b: number, y0: number, y1: number, count: number): string =>
    Array.from({ length: count }, (_, index) => {
      const x = a + ((b - a) * (index + 1)) / (count + 1)
      return `M${p(ray(x, y0), y0)}L${p(ray(x, y1), y1)}`
    }).join('')
  const bush = ([x, y, r]: Bush): string =>
    `M${p(x - r, y)}q${p(-r * 0.3, -r * 1.1)} ${p(r * 0.7, -r * 1.1)}q${p(r * 0.5, -r * 0.6)} ${p(r, 0.1 * r)}q${p(r * 0.9, 0.1)} ${p(r * 0.4, r)}z`
  const hedge = (from: Bush, to: Bush, count: number): Bush[] =>
    Array.from({ length: count }, (_, index) => {
      const part = index / (count - 1)
      return [
        from[0] + (to[0] - from[0]) * part,
        from[1] + (to[1] - from[1]) * part,
        from[2] * (0.8 + draw() * 0.5),
      ]
    })
  const stalks: string[] = []
  for (let y = -41; y < -8; y += 6.5)
    for (let x = -36; x < 23; x += 7) stalks.push(`M${p(ray(x + (draw() - 0.5) * 3, y), y)}v-3.4`)
  const hedges = [
    ...hedge([-48, -62, 4], [46, -66, 4], 11),
    ...hedge([ray(-44, -40), -40, 4.6], [ray(-46, 2), 2, 4.6], 5),
    ...hedge([ray(30, -44), -44, 4.6], [ray(32, 0), 0, 4.6], 5),
  ]
  const sheaves = (
    [
      [-64, 14, 0.95],
      [-50, 20, 1.05],
      [56, 15, 0.95],
      [70, 9, 0.85],
      [-76, 8, 0.8],
    ] as const
  ).map(([x, y, s]): Bush => [x * flip, y, s])
  const trees: readonly Tree[] = [
    [ray(66, -30) * flip, -28, 34],
    [ray(-80, -44) * flip, -40, 24],
  ]
  const stubble = Array.from({ length: STUBBLE }, () => {
    const [x, y] = foreground(draw, 24, 78)
    return `M${xy(x, y)}l1 -3.4m2.2 3.4l.6 -3`
  })
  return {
    ground: joined([
      flat('plain-meadow', 'M-60 -90H60L100 -40L96 -56Q40 -74 0 -66Q-50 -76 -96 -50Z'),
      flat('plain-meadow', field(-130, -46, -60, 8)),
      flat('plain-field', field(-44, 28, -62, 2) + field(80, 130, -56, 30)),
      flat('wheat-light', field(32, 78, -60, 14)),
      stroke(
        'wheat-shade',
        1,
        furrows(32, 78, -58, 12, 7) + furrows(-130, -46, -56, 6, 7) + stubble.join(''),
      ),
    ]),
    stand: joined([
      stroke('wheat-shade', 1.6, stalks.join('')),
      thin('hedge', hedges.map(bush).join('')),
      stroke('trunk', 2, trees.map(trunk).join('')),
      thin('tree-light', trees.map(oak).join('')),
      flat('tree', trees.map(oakShade).join('')),
      thin('wheat', sheaves.map(sheaf).join('')),
      stroke('wheat-shade', 1, sheaves.map(ears).join('')),
    ]),
  }
}

import { chance } from '../chance.ts'
import { flat, joined, n, type Part, stroke, thin, xy } from '../part.ts'
import { fir, firShade, oak, oakShade, type Tree, trunk } from '../trees.ts'
import { foreground, type Scene } from './scene.ts'

/** Rows of trees, the farthest first; the nearest leaves a clearing for what is built. */
const ROWS = [
  { y: -56, from: -42, to: 42, step: 13, high: 25, oaks: 0, gap: 0 },
  { y: -38, from: -60, to: 60, step: 16, high: 34, oaks: 0, gap: 0 },
  { y: -17, from: -74, to: 76, step: 18.5, high: 39, oaks: 0.3, gap: 0 },
  { y: 6, from: -82, to: 84, step: 21, high: 42, oaks: 0.34, gap: 36 },
] as const
const TUFTS = 16

export function forest(seed: number): Scene {
  const draw = chance(seed)
  const trunks: string[] = []
  const rows = ROWS.flatMap(({ y, from, to, step, high, oaks, gap }, row): Part[] => {
    const firs: Tree[] = []
    const crowns: Tree[] = []
    for (let x = from + draw() * 4; x <= to; x += step * (0.86 + draw() * 0.28)) {
      if (Math.abs(x) < gap) continue
      const tree: Tree = [x, y + (draw() - 0.5) * 6 - Math.abs(x) * 0.02, high * (0.82 + draw() * 0.36)]
      if (draw() < oaks) crowns.push(tree)
      else firs.push(tree)
      trunks.push(trunk(tree))
    }
    if (row === 0) return [thin('tree-far', firs.map(fir).join(''))]
    return [
      thin('tree', firs.map(fir).join('')),
      flat('tree-shade', firs.map(firShade).join('')),
      thin('tree-light', crowns.map(oak).join('')),
      flat('tree', crowns.map(oakShade).join('')),
    ]
  })
  const tufts = Array.from({ length: TUFTS }, () => {
    const [x, y] = foreground(draw)
    return `M${xy(x - 3, y)}l-1.5 -4m3 4.2v-5.5m3 5.3l1.5 -4`
  })
  return {
    ground: [
      flat('forest-floor', 'M-100 -20Q-40 -50 0 -44Q60 -52 100 -18L84 24Q40 6 0 16Q-50 8 -86 26Z'),
      stroke('tree-shade', 1.1, tufts.join('')),
    ],
    stand: joined([stroke('trunk', 2.2, trunks.map((each) => `${each}v${n(2)}`).join('')), ...rows]),
  }
}

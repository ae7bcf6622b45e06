import type { Pose } from '@windward/sails-of-glory/facts'
import { degrees, mm } from '../measure.ts'
import type { HullLines } from './lines.ts'
import { at, fine, type Spot, turned } from './pen.ts'

/** Foam at the bow, ripples along the side, and the wake along the curve she came, all in her own frame. */
export interface Wake {
  readonly broad: string
  readonly narrow: string
  readonly edges: string
  readonly foam: string
  readonly ripples: string
}

const LONGEST = 84

/** Where her stern was, last first, in her frame as she lies now. */
function track(path: readonly Pose[], stern: number): Spot[] {
  const now = path.at(-1)
  if (now === undefined) return []
  const spots: Spot[] = []
  let far = 0
  for (const pose of path.toReversed()) {
    const aft = turned({ x: 0, y: stern }, degrees(pose.heading))
    const there = { x: mm(pose.x - now.x) + aft.x, y: mm(now.y - pose.y) + aft.y }
    const spot = turned(there, -degrees(now.heading))
    const last = spots.at(-1)
    far += last === undefined ? 0 : Math.hypot(spot.x - last.x, spot.y - last.y)
    if (far > LONGEST) break
    spots.push(spot)
  }
  return spots
}

/** Both edges of a ribbon along a track that grows from one width to another. */
function edgesOf(spots: readonly Spot[], from: number, to: number): readonly [Spot[], Spot[]] {
  const edge = (hand: 1 | -1) =>
    spots.map((spot, index) => {
      const [before, after] = [spots[index - 1] ?? spot, spots[index + 1] ?? spot]
      const long = Math.hypot(after.x - before.x, after.y - before.y) || 1
      const wide = hand * (from + ((to - from) * index) / Math.max(1, spots.length - 1))
      return {
        x: spot.x - ((after.y - before.y) / long) * wide,
        y: spot.y + ((after.x - before.x) / long) * wide,
      }
    })
  return [edge(1), edge(-1)]
}

const line = (spots: readonly Spot[]): string =>
  spots.length < 2 ? '' : `M${spots.map(({ x, y }) => at(x, y)).join('L')}`

function ribbon(spots: readonly Spot[], from: number, to: number): string {
  const [one, other] = edgesOf(spots, from, to)
  const all = [...one, ...other.toReversed()]
  return all.length < 4 ? '' : `${line(all)}Z`
}

export function wakeOf(lines: HullLines, path: readonly Pose[]): Wake | undefined {
  const spots = track(path, lines.stern)
  if (spots.length < 3) return undefined
  const half = lines.beam / 2
  const { bow } = lines
  const [one, other] = edgesOf(spots, half * 0.62, half * 1.15)
  const crest = (hand: 1 | -1) =>
    `M0 ${fine(bow - 3)}C${at(hand * half * 0.7, bow - 1)} ${at(hand * half * 1.18, bow + 4.5)} ${at(hand * half * 1.5, bow + 15)}C${at(hand * half * 1.2, bow + 9.5)} ${at(hand * half * 0.9, bow + 6)} 0 ${fine(bow - 3)}Z`
  const ripple = (hand: 1 | -1, far: number, long: number) =>
    `M${at(hand * half * (1.22 + far), bow + 10 + far * 8)}Q${at(hand * half * (1.5 + far), bow + 22)} ${at(hand * half * (1.62 + far * 1.3), bow + 22 + long)}`
  return {
    broad: ribbon(spots, half * 0.5, half * 0.95),
    narrow: ribbon(spots.slice(0, Math.ceil(spots.length * 0.72)), half * 0.55, half * 0.22),
    edges: line(one) + line(other),
    foam: crest(1) + crest(-1),
    ripples: ripple(1, 0, 13) + ripple(-1, 0, 13) + ripple(1, 0.32, 7) + ripple(-1, 0.32, 7),
  }
}

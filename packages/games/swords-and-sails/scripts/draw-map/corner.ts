import type { Point } from './frame.ts'
import type { Arc } from './trace.ts'

/** A border that two areas share only because neither pair across the corner may touch is drawn as a point. */
const LONGEST = 24

export function lengthOf(points: readonly Point[]): number {
  let length = 0
  points.slice(1).forEach((to, i) => {
    const from = points[i] ?? to
    length += Math.hypot(to[0] - from[0], to[1] - from[1])
  })
  return length
}

/** Moves the start of a line to another point, its beginning bending after it. */
function bendStart(points: readonly Point[], to: Point): Point[] {
  const start = points[0] ?? to
  const [dx, dy] = [to[0] - start[0], to[1] - start[1]]
  const reach = Math.min(4 * Math.hypot(dx, dy), lengthOf(points))
  let gone = 0
  return points.map((point, i) => {
    const before = points[i - 1] ?? point
    gone += Math.hypot(point[0] - before[0], point[1] - before[1])
    const pull = reach > 0 ? Math.max(0, 1 - gone / reach) ** 2 : 0
    return i === 0 ? to : [point[0] + dx * pull, point[1] + dy * pull]
  })
}

const bendEnd = (points: readonly Point[], to: Point): Point[] =>
  bendStart(points.toReversed(), to).toReversed()

/** Draws a border together into one corner where four areas meet. */
function drawTogether(arcs: readonly Arc[], gone: Arc): Arc[] {
  const middle = gone.points[gone.points.length >> 1] ?? [0, 0]
  const meets = (corner: number): boolean => corner === gone.from || corner === gone.to
  return arcs.flatMap((arc) => {
    if (arc === gone) return []
    const bent = meets(arc.from) ? bendStart(arc.points, middle) : arc.points
    return [
      {
        ...arc,
        from: meets(arc.from) ? gone.from : arc.from,
        to: meets(arc.to) ? gone.from : arc.to,
        points: meets(arc.to) ? bendEnd(bent, middle) : bent,
      },
    ]
  })
}

/** Removes short contacts of areas that are no neighbours. */
export function sharpenCorners(arcs: readonly Arc[], mayTouch: (a: number, b: number) => boolean): Arc[] {
  const unwanted = (arc: Arc): boolean =>
    !mayTouch(arc.left, arc.right) && arc.from !== arc.to && lengthOf(arc.points) <= LONGEST
  let sharpened = [...arcs]
  for (let arc = sharpened.find(unwanted); arc !== undefined; arc = sharpened.find(unwanted)) {
    sharpened = drawTogether(sharpened, arc)
  }
  return sharpened
}

import { BASES, classOf, type SeenShip } from '@windward/sails-of-glory/facts'

interface Spot {
  readonly x: number
  readonly y: number
}

/** Where two bases come nearest to each other: half way between a corner of one and the edge of the other. */
export function touchOf(one: SeenShip, other: SeenShip): Spot {
  const near = [...nearest(cornersOf(one), cornersOf(other)), ...nearest(cornersOf(other), cornersOf(one))]
  const [first] = near.toSorted((a, b) => a.apart - b.apart)
  return first ?? one.pose
}

/** From each corner of one shape to the edges of another. */
function nearest(corners: readonly Spot[], shape: readonly Spot[]): (Spot & { readonly apart: number })[] {
  return corners.flatMap((corner) =>
    shape.map((start, index) => {
      const end = shape[(index + 1) % shape.length] ?? start
      const at = onEdge(corner, start, end)
      return {
        x: (corner.x + at.x) / 2,
        y: (corner.y + at.y) / 2,
        apart: (corner.x - at.x) ** 2 + (corner.y - at.y) ** 2,
      }
    }),
  )
}

function onEdge(spot: Spot, start: Spot, end: Spot): Spot {
  const dx = end.x - start.x
  const dy = end.y - start.y
  const part = ((spot.x - start.x) * dx + (spot.y - start.y) * dy) / (dx * dx + dy * dy)
  const held = Math.min(1, Math.max(0, part))
  return { x: start.x + dx * held, y: start.y + dy * held }
}

function cornersOf({ id, pose }: SeenShip): Spot[] {
  const { length, width } = BASES[classOf(id).base]
  const turned = (pose.heading / 180_000) * Math.PI
  const [sine, cosine] = [Math.sin(turned), Math.cos(turned)]
  return [
    [width, length],
    [width, -length],
    [-width, -length],
    [-width, length],
  ].map(([right = 0, ahead = 0]) => ({
    x: pose.x + (right * cosine + ahead * sine) / 2,
    y: pose.y + (ahead * cosine - right * sine) / 2,
  }))
}

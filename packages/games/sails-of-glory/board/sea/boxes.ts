import { BASES, classOf, type SeenShip } from '@windward/sails-of-glory/facts'
import { mm } from '../measure.ts'

export interface Spot {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** What a base covers as it lies. */
export function baseBox({ id, pose }: SeenShip, top: number): Box {
  const { length, width } = BASES[classOf(id).base]
  const turned = (pose.heading / 180_000) * Math.PI
  const [sine, cosine] = [Math.abs(Math.sin(turned)), Math.abs(Math.cos(turned))]
  const half = {
    across: (mm(length) * sine + mm(width) * cosine) / 2,
    down: (mm(length) * cosine + mm(width) * sine) / 2,
  }
  const x = mm(pose.x)
  const y = top - mm(pose.y)
  return { left: x - half.across, right: x + half.across, top: y - half.down, bottom: y + half.down }
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/** A box with so much more room on all sides. */
export function grown({ left, right, top, bottom }: Box, by: number): Box {
  return { left: left - by, right: right + by, top: top - by, bottom: bottom + by }
}

export function isInside(inner: Box, { left, right, top, bottom }: Box): boolean {
  return inner.left >= left && inner.right <= right && inner.top >= top && inner.bottom <= bottom
}

/** How far two boxes are from each other. */
export function apart(a: Box, b: Box): number {
  const across = Math.max(0, a.left - b.right, b.left - a.right)
  const down = Math.max(0, a.top - b.bottom, b.top - a.bottom)
  return Math.hypot(across, down)
}

export function middleOf({ left, right, top, bottom }: Box): Spot {
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

/** How far the middles of two boxes are from each other. */
export function betweenMiddles(a: Box, b: Box): number {
  const [one, other] = [middleOf(a), middleOf(b)]
  return Math.hypot(one.x - other.x, one.y - other.y)
}

/** What holds them all. */
export function boxAround(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}

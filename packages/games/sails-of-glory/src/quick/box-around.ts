// For speed only: a turn of lookouts among islands takes half as long again when coasts far off are measured corner by corner.

import { type Footprint, reach } from '../geometry/footprint.ts'
import type { Shore } from '../geometry/outline.ts'

/** The least rectangle along the edges of the sea that has all of something in it. */
export interface Box {
  readonly left: number
  readonly bottom: number
  readonly right: number
  readonly top: number
}

const known = new WeakMap<Shore, Box>()

/** Outlines are never changed, so each is gone round once. */
export function boxAround(shore: Shore): Box {
  let box = known.get(shore)
  if (box === undefined) {
    box = reckoned(shore)
    known.set(shore, box)
  }
  return box
}

function reckoned(shore: Shore): Box {
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let i = 0; i < shore.length; i += 2) {
    left = Math.min(left, shore[i] ?? 0)
    right = Math.max(right, shore[i] ?? 0)
    bottom = Math.min(bottom, shore[i + 1] ?? 0)
    top = Math.max(top, shore[i + 1] ?? 0)
  }
  return { left, bottom, right, top }
}

/** A micrometre more than anything is rounded by. */
const ROUNDED = 1

/** Whether a base is surely no nearer to what is in a box than this. */
export function isClearOf(base: Footprint, box: Box, clearance: number): boolean {
  const far = reach(base) + clearance + ROUNDED
  return (
    base.x + far < box.left || base.x - far > box.right || base.y + far < box.bottom || base.y - far > box.top
  )
}

/** Whether what is in a box is surely not between two bases: it has nothing in common with a box around both. */
export function isBeside(one: Footprint, other: Footprint, box: Box): boolean {
  const [a, b] = [reach(one) + ROUNDED, reach(other) + ROUNDED]
  return (
    Math.max(one.x + a, other.x + b) < box.left ||
    Math.min(one.x - a, other.x - b) > box.right ||
    Math.max(one.y + a, other.y + b) < box.bottom ||
    Math.min(one.y - a, other.y - b) > box.top
  )
}

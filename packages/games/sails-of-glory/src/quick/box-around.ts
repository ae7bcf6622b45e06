// For speed only: a turn of lookouts among islands takes half as long again when coasts far off are measured corner by corner.

import type { Footprint } from '../geometry/footprint.ts'
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
  const far = base.reach + clearance + ROUNDED
  return (
    base.x + far < box.left || base.x - far > box.right || base.y + far < box.bottom || base.y - far > box.top
  )
}

/** A box with so much more on each side. */
export function grown({ left, bottom, right, top }: Box, by: number): Box {
  return { left: left - by, bottom: bottom - by, right: right + by, top: top + by }
}

/**
 * Whether what is in a box is surely not between two bases: it has nothing in common with a box around both, or lies to
 * one hand of the water between them.
 */
export function isBeside(one: Footprint, other: Footprint, box: Box): boolean {
  const a = one.reach + ROUNDED
  const b = other.reach + ROUNDED
  return isOutside(one, a, other, b, box) || isToOneHand(one, other, Math.max(a, b), box)
}

function isToOneHand(one: Footprint, other: Footprint, wide: number, box: Box): boolean {
  const dx = other.x - one.x
  const dy = other.y - one.y
  const far = wide * Math.sqrt(dx * dx + dy * dy)
  const midX = (box.left + box.right) / 2 - one.x
  const midY = (box.bottom + box.top) / 2 - one.y
  const off = Math.abs(dx * midY - dy * midX)
  const across = (Math.abs(dx) * (box.top - box.bottom) + Math.abs(dy) * (box.right - box.left)) / 2
  return off - across > far
}

function isOutside(one: Footprint, a: number, other: Footprint, b: number, box: Box): boolean {
  return (
    Math.max(one.x + a, other.x + b) < box.left ||
    Math.min(one.x - a, other.x - b) > box.right ||
    Math.max(one.y + a, other.y + b) < box.bottom ||
    Math.min(one.y - a, other.y - b) > box.top
  )
}

import type { Base } from '../data/measures.ts'
import { cosine, sine } from './angle.ts'
import type { Pose } from './pose.ts'

/** A base where it lies: its middle, the direction of its bow, and half its length and width. */
export interface Footprint {
  readonly x: number
  readonly y: number
  /** The unit vector towards the bow; the one to starboard is (aheadY, −aheadX). */
  readonly aheadX: number
  readonly aheadY: number
  readonly halfLength: number
  readonly halfWidth: number
  /** Half the diagonal: nothing of a base is farther from its middle. */
  readonly reach: number
}

export function footprint(pose: Pose, base: Base): Footprint {
  const halfLength = base.length / 2
  const halfWidth = base.width / 2
  return {
    x: pose.x,
    y: pose.y,
    aheadX: sine(pose.heading),
    aheadY: cosine(pose.heading),
    halfLength,
    halfWidth,
    reach: Math.sqrt(halfLength * halfLength + halfWidth * halfWidth),
  }
}

/** The four corners as seen from a place; (fromX, fromY) is taken off first, so that mirrored places stay mirrored. */
export function cornersFrom(foot: Footprint, fromX: number, fromY: number, offX = 0, offY = 0): number[] {
  const dx = foot.x - fromX - offX
  const dy = foot.y - fromY - offY
  const lx = foot.aheadX * foot.halfLength
  const ly = foot.aheadY * foot.halfLength
  const wx = foot.aheadY * foot.halfWidth
  const wy = -foot.aheadX * foot.halfWidth
  return [
    dx + (lx + wx),
    dy + (ly + wy),
    dx - (wx - lx),
    dy - (wy - ly),
    dx - (lx + wx),
    dy - (ly + wy),
    dx + (wx - lx),
    dy + (wy - ly),
  ]
}

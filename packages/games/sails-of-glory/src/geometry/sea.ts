import type { Footprint } from './footprint.ts'

/** A rectangle of water, its bottom left corner at 0, 0. */
export interface Sea {
  readonly width: number
  readonly length: number
}

/** Part of the sea: a rectangle along its edges. */
export interface Zone {
  readonly left: number
  readonly bottom: number
  readonly right: number
  readonly top: number
}

/** SOG 3.3.2: whether the whole of a base is in the sea. */
export function isAtSea(base: Footprint, sea: Sea): boolean {
  return isInZone(base, { left: 0, bottom: 0, right: sea.width, top: sea.length })
}

/** SOG 16.1.2: whether the whole of a base is in a zone. */
export function isInZone(base: Footprint, zone: Zone): boolean {
  const across = Math.abs(base.aheadX) * base.halfLength + Math.abs(base.aheadY) * base.halfWidth
  const up = Math.abs(base.aheadY) * base.halfLength + Math.abs(base.aheadX) * base.halfWidth
  return (
    base.x - across >= zone.left &&
    base.x + across <= zone.right &&
    base.y - up >= zone.bottom &&
    base.y + up <= zone.top
  )
}

export const EDGES = ['top', 'right', 'bottom', 'left'] as const
export type Edge = (typeof EDGES)[number]

export const ACROSS: Readonly<Record<Edge, Edge>> = {
  top: 'bottom',
  right: 'left',
  bottom: 'top',
  left: 'right',
}

/** Over which edges a base lies. */
export function edgesCrossed(base: Footprint, sea: Sea): Edge[] {
  const across = Math.abs(base.aheadX) * base.halfLength + Math.abs(base.aheadY) * base.halfWidth
  const up = Math.abs(base.aheadY) * base.halfLength + Math.abs(base.aheadX) * base.halfWidth
  return EDGES.filter(
    (edge) =>
      ({
        top: base.y + up > sea.length,
        right: base.x + across > sea.width,
        bottom: base.y - up < 0,
        left: base.x - across < 0,
      })[edge],
  )
}

export function haveWaterInCommon(one: Zone, other: Zone): boolean {
  return (
    Math.max(one.left, other.left) < Math.min(one.right, other.right) &&
    Math.max(one.bottom, other.bottom) < Math.min(one.top, other.top)
  )
}

import type { Drawing } from '../part.ts'

/** A landscape: what lies flat under its owner's wash, and what stands on it. */
export interface Scene {
  readonly ground: Drawing
  readonly stand: Drawing
}

/** Somewhere in the foreground, where names and armies stand: only fine lines may be there. */
export function foreground(draw: () => number, from = 20, to = 76): readonly [number, number] {
  const y = from + draw() * (to - from)
  return [(draw() * 2 - 1) * (90 - y * 0.6), y]
}

import assert from 'node:assert/strict'
import type { Contender } from '../../src/odds/battle-odds.ts'

export const near = (a: number, b: number, by = 1e-9) =>
  assert.ok(Math.abs(a - b) <= by, `${a} is not ${b} ± ${by}`)

/** Without a leader, away from home and fighting to the end, unless more is said. */
export function side(
  faction: Contender['faction'],
  force: Contender['force'],
  more: Partial<Contender> = {},
): Contender {
  return { faction, leader: null, force, home: 'no', retreatBelow: 0, ...more }
}

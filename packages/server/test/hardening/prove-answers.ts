import assert from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import type { StepRow } from '../../src/storage/storage.ts'
import type { Besieged } from './proof.ts'

/**
 * By seat and question: an answer that was acknowledged is in the record once; one that was refused is not in it; one of
 * which nobody said what came of it is there once or not at all. And nothing else is there. Where the clock came first, and
 * the rules assumed the very answer somebody then gave, it is there by the clock. Answers how many are.
 */
export function proveAnswers({ id, players, silent }: Besieged, steps: readonly StepRow[]): number {
  const kept = new Map<string, unknown[]>()
  const assumed = new Map<string, unknown>()
  let byTheClock = 0
  for (const entry of steps.flatMap(({ entries }) => entries)) {
    assert.equal(entry.do, 'answer', `somebody did something else at ${id}`)
    if (entry.do !== 'answer') continue
    const key = `${entry.seat} ${entry.question}`
    if (entry.by === 'absent') {
      assumed.set(key, entry.answer)
      continue
    }
    kept.set(key, [...(kept.get(key) ?? []), entry.answer])
  }
  for (const { seat, given } of players)
    for (const [question, { answer, told, again }] of given) {
      const key = `${seat} ${question}`
      const there = kept.get(key) ?? []
      kept.delete(key)
      const isAssumed = again === true && isDeepStrictEqual(assumed.get(key), answer)
      if (isAssumed) byTheClock += 1
      const least = told === 'acknowledged' && !isAssumed ? 1 : 0
      const most = told === 'refused' ? 0 : 1
      const fate = `${key} of ${id}, ${told ?? 'unheard'}, is there ${there.length} times`
      assert.ok(there.length >= least && there.length <= most, fate)
      for (const each of there) assert.deepEqual(each, answer, `${key} of ${id} is another answer`)
    }
  assert.deepEqual([...kept.keys()], [], `answers nobody gave at ${id}`)
  for (const seat of silent) assert.ok(!players.some((player) => player.seat === seat))
  return byTheClock
}

import assert from 'node:assert/strict'
import type { StepRow, Storage } from '../../src/storage/storage.ts'
import type { Besieged } from './proof.ts'

/**
 * Seats that nobody plays are answered for by the clock: at every question once, never before its time. Answers how many
 * deadlines have fired.
 */
export async function proveDeadlines(
  { matches }: Storage,
  { id, silent, seconds }: Besieged,
  steps: readonly StepRow[],
): Promise<number> {
  if (seconds === undefined) return 0
  const fired = new Map<string, number>()
  const turnEnded = new Map<number, number>()
  for (const { at, entries } of steps)
    for (const entry of entries) {
      if (entry.do !== 'answer') continue
      const turn = Number(entry.question.split('#')[0])
      turnEnded.set(turn, at)
      if (entry.by !== 'absent') continue
      const key = `${entry.seat} ${entry.question}`
      assert.ok(!fired.has(key), `the deadline of ${key} of ${id} has fired twice`)
      fired.set(key, at)
      const asked = turnEnded.get(turn - 1)
      if (asked !== undefined)
        assert.ok(at - asked >= seconds * 1000, `${key} of ${id} fired before its time`)
    }
  const over = Math.max(0, ...turnEnded.keys()) - 1
  for (const seat of silent)
    for (let turn = 1; turn <= over; turn += 1)
      assert.ok(
        fired.has(`${seat} ${turn}#1`),
        `the deadline of ${seat} in turn ${turn} of ${id} never fired`,
      )
  const told = (await matches.happenings(id)).filter(({ what }) => Object(what).do === 'time-up')
  assert.ok(told.length <= fired.size, `${told.length} deadlines of ${fired.size} were told of at ${id}`)
  return fired.size
}

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { released } from '../src/contract/index.ts'
import { exportRecord, type Table, writeRecord } from '../src/index.ts'
import { given, opened, reply } from './at-the-table.ts'
import { choose, type Tiny, tinyGame } from './tiny-game.ts'

const asking = (seat: 'ann' | 'ben') =>
  function* (t: Table<Tiny>) {
    t.state.log.push(yield* t.ask(seat, choose, null))
  }

const game = tinyGame(asking('ann'))

/** Three turns of the released rules. */
function keptMatch(): string {
  const match = opened(game, { options: { turns: 3 } })
  for (const fruit of ['pear', 'apple', 'pear'] as const) reply(match, 'ann', fruit)
  return writeRecord(given(exportRecord(game, match.record())))
}

const kept = Object.fromEntries(Array.from({ length: 20 }, (_, number) => [`${number}.json`, keptMatch()]))

test('kept matches play again by the rules that were released', () => {
  const checks = released(game, kept)
  assert.equal(checks.length, 21)
  for (const { run } of checks) run()
})

test('rules that changed while their version stands are found out, and one is told what to do', () => {
  const [, check] = released(tinyGame(asking('ben')), kept)
  assert.throws(() => check?.run(), /raises the version and carries running matches across/)
})

test('too few matches, or such as were played by another version, do not do', () => {
  const [enough] = released(game, { 'one.json': keptMatch() })
  assert.throws(() => enough?.run(), /There are 1/)
  const [, check] = released(tinyGame(asking('ann'), { version: 2 }), kept)
  assert.throws(() => check?.run(), /played by version 1/)
})

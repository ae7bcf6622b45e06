import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import {
  company,
  exportRecord,
  Match,
  type MatchRecord,
  playOut,
  type Result,
  readRecord,
  seedFrom,
  tableWords,
  textOf,
  verify,
} from '@windward/table'
import { game } from '../../src/index.ts'
import { optionsShape } from '../../src/options.ts'
import type { SwordsAndSails } from '../../src/state.ts'

/** Begun under version 1, with leaders and mercenaries, and stored in the battles of its third season. */
const stored: MatchRecord = granted(
  readRecord(readFileSync(new URL('records/version-1.json', import.meta.url), 'utf8')),
)

function granted<T>(result: Result<T>): T {
  return result.ok ? result.value : assert.fail(textOf(result.refusal.refused, tableWords, game.words))
}

function carriedOver(): Match<SwordsAndSails> {
  return granted(Match.open(game, stored))
}

test('SNS 1.2.1 a match begun under version 1 goes on where its third season began', () => {
  const match = carriedOver()
  assert.equal(stored.version, 1)
  assert.deepEqual([match.state.number, match.state.season], [3, 'autumn'])
  assert.equal(match.record().version, game.version)
})

test('SNS 1.2.1, SNS 7.10.12 it has every option a new match has, and is played by mail as before', () => {
  const { options } = carriedOver().state
  assert.deepEqual(options, optionsShape.parse(options))
  assert.equal(options.live, null)
})

for (const name of ['random', 'steward'] as const) {
  test(`SNS 1.2.1 it is played on to its end by the new rules, by ${name} seats`, () => {
    const match = carriedOver()
    const bot = game.bots[name]
    assert.ok(bot)
    const { refusals } = playOut(match, company(match.seats, [bot], seedFrom('carried over', name)))
    assert.deepEqual(refusals, [])
    assert.ok(match.outcome)
    granted(verify(game, granted(exportRecord(game, match.record()))))
  })
}

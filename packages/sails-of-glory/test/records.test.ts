import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { type MatchRecord, readRecord, tableWords, textOf, verify } from '@windward/table'
import { LEVELS } from '../src/data/levels.ts'
import { SCENARIO_IDS } from '../src/data/scenarios.ts'
import { game } from '../src/game.ts'
import type { Outcome } from '../src/state.ts'

/** Fewest matches that are kept of these rules. */
const FEWEST = 20
const ENDS: readonly Outcome['how'][] = [
  'last-afloat',
  'all-lost',
  'turn-limit',
  'out-of-reach',
  'broken-through',
  'stopped',
  'points',
  'unscathed',
  'mauled',
  'twice',
]

const folder = new URL('records/', import.meta.url)
const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
const records = new Map(names.map((name) => [name, recordOf(name)]))

function recordOf(name: string): MatchRecord {
  const read = readRecord(readFileSync(new URL(name, folder), 'utf8'))
  return read.ok ? read.value : assert.fail(textOf(read.refusal.refused, tableWords))
}

for (const [name, record] of records) {
  test(`the recorded match ${name} plays again to the same end`, () => {
    assert.equal(record.version, game.version)
    const verified = verify(game, record)
    if (!verified.ok) assert.fail(textOf(verified.refusal.refused, tableWords, game.words))
  })
}

test('there is a recorded match of every scenario, at every level, and for every way a match can end', () => {
  assert.ok(names.length >= FEWEST, `${names.length} matches`)
  const seen = (what: (record: MatchRecord) => unknown) => new Set([...records.values()].map(what))
  for (const end of ENDS) {
    assert.ok(seen(({ result }) => result?.outcome['how']).has(end), `no match ends by ${end}`)
  }
  for (const id of SCENARIO_IDS) assert.ok(seen(({ options }) => options['scenario']).has(id), `no ${id}`)
  for (const level of LEVELS) assert.ok(seen(({ options }) => options['level']).has(level), `no ${level}`)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { MatchRecord } from '@windward/table'
import { released } from '@windward/table/contract'
import { recordsIn, textsIn } from '@windward/table/kept'
import { LEVELS } from '../src/data/levels.ts'
import { SCENARIO_IDS } from '../src/data/scenarios.ts'
import { game } from '../src/game.ts'
import type { Outcome } from '../src/state.ts'

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
const records = [...recordsIn(folder).values()]

for (const { name, run } of released(game, textsIn(folder))) test(name, run)

test('there is a recorded match of every scenario, at every level, and for every way a match can end', () => {
  const seen = (what: (record: MatchRecord) => unknown) => new Set(records.map(what))
  for (const end of ENDS) {
    assert.ok(seen(({ result }) => result?.outcome['how']).has(end), `no match ends by ${end}`)
  }
  for (const id of SCENARIO_IDS) assert.ok(seen(({ options }) => options['scenario']).has(id), `no ${id}`)
  for (const level of LEVELS) assert.ok(seen(({ options }) => options['level']).has(level), `no ${level}`)
})

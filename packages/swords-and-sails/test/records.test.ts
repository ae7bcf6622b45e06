import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { type MatchRecord, readRecord, tableWords, textOf, verify } from '@windward/table'
import { game } from '../src/game.ts'

const folder = new URL('records/', import.meta.url)
const names = readdirSync(folder).filter((name) => name.endsWith('.json'))

function recordOf(name: string): MatchRecord {
  const read = readRecord(readFileSync(new URL(name, folder), 'utf8'))
  return read.ok ? read.value : assert.fail(textOf(read.refusal.refused, tableWords))
}

for (const name of names) {
  test(`the recorded match ${name} plays again to the same end`, () => {
    const verified = verify(game, recordOf(name))
    if (!verified.ok) assert.fail(textOf(verified.refusal.refused, tableWords, game.words))
  })
}

test('there is a recorded match for every end that play commonly comes to', () => {
  const ends = new Set(names.map((name) => recordOf(name).result?.outcome['how']))
  for (const end of ['points', 'lastStanding', 'seasonLimit'])
    assert.ok(ends.has(end), `no match ends by ${end}`)
})

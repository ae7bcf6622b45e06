import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { type MatchRecord, readRecord, tableWords, textOf, verify } from '@windward/table'
import { game } from '../src/game.ts'
import { varieties } from '../src/varieties.ts'

/** Matches played by these rules. A change that alters one of them needs a new version and a migration. */
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

test('at least twenty matches are kept, all played by the rules of this version', () => {
  assert.ok(names.length >= 20)
  for (const name of names) assert.equal(recordOf(name).version, game.version, name)
})

test('there is a recorded match for every end that play comes to', () => {
  const ends = new Set(names.map((name) => recordOf(name).result?.outcome['how']))
  for (const end of ['stars', 'roundLimit', 'mysticLands', 'lastOne'])
    assert.ok(ends.has(end), `no match ends by ${end}`)
})

test('there is a recorded match for every variety', () => {
  const key = (seats: number | undefined, options: unknown) =>
    JSON.stringify([seats, game.options.parse(options)])
  const kept = new Set(names.map(recordOf).map(({ seats, options }) => key(seats.length, options)))
  for (const { seats, options } of varieties()) assert.ok(kept.has(key(seats, options)), key(seats, options))
})

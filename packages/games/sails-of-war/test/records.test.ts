import assert from 'node:assert/strict'
import { test } from 'node:test'
import { released } from '@windward/table/contract'
import { recordsIn, textsIn } from '@windward/table/kept'
import { game } from '../src/game.ts'
import { varieties } from '../src/varieties.ts'

const folder = new URL('records/', import.meta.url)
const records = [...recordsIn(folder).values()]

for (const { name, run } of released(game, textsIn(folder))) test(name, run)

test('there is a recorded match for every end that play comes to', () => {
  const ends = new Set(records.map(({ result }) => result?.outcome['how']))
  for (const end of ['stars', 'roundLimit', 'mysticLands', 'lastOne'])
    assert.ok(ends.has(end), `no match ends by ${end}`)
})

test('there is a recorded match for every variety', () => {
  const key = (seats: number | undefined, options: unknown) =>
    JSON.stringify([seats, game.options.parse(options)])
  const kept = new Set(records.map(({ seats, options }) => key(seats.length, options)))
  for (const { seats, options } of varieties()) assert.ok(kept.has(key(seats, options)), key(seats, options))
})

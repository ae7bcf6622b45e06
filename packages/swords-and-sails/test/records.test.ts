import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { type MatchRecord, readRecord, tableWords, textOf, verify } from '@windward/table'
import { BOARDS } from '../src/data/setups.ts'
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

test('there are recorded matches of many kinds: of every number of majors, every map and every end', () => {
  const records = names.map(recordOf)
  assert.ok(records.length >= 20, `only ${records.length}`)
  assert.ok(records.every(({ version }) => version === game.version))
  const sizes = new Set(records.map(({ seats }) => seats.length))
  for (const size of [2, 3, 4, 5, 6, 7, 8, 15]) assert.ok(sizes.has(size), `no match of ${size}`)
  const played = records.map(({ options }) => game.options.parse(options))
  for (const map of BOARDS)
    assert.ok(
      played.some((options) => options.map === map),
      map,
    )
  const usual = game.options.parse({})
  const never = Object.keys(usual).filter((name) =>
    played.every(
      (options) => JSON.stringify(Reflect.get(options, name)) === JSON.stringify(Reflect.get(usual, name)),
    ),
  )
  assert.deepEqual(never, [])
})

test('SNS 7.10.12 in the live match Sabotage is played between the rounds of a battle', () => {
  const { entries } = recordOf('sabotage-live-between-rounds.json')
  const inBattles = entries.filter(
    (entry) => entry.do === 'answer' && /(battle|sea|border):/.test(entry.question),
  )
  assert.ok(inBattles.some((entry) => entry.do === 'answer' && /^[A-Z]{3} [IV\d]+$/.test(`${entry.answer}`)))
})

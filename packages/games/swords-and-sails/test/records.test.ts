import assert from 'node:assert/strict'
import { test } from 'node:test'
import { released } from '@windward/table/contract'
import { recordsIn, textsIn } from '@windward/table/kept'
import { BOARDS } from '../src/data/setups.ts'
import { game } from '../src/game.ts'

const folder = new URL('records/', import.meta.url)
const kept = recordsIn(folder)
const records = [...kept.values()]

for (const { name, run } of released(game, textsIn(folder))) test(name, run)

test('there is a recorded match for every end that play commonly comes to', () => {
  const ends = new Set(records.map(({ result }) => result?.outcome['how']))
  for (const end of ['points', 'lastStanding', 'seasonLimit'])
    assert.ok(ends.has(end), `no match ends by ${end}`)
})

test('there are recorded matches of many kinds: of every number of majors, every map and every option', () => {
  const sizes = new Set(records.map(({ seats }) => seats.length))
  for (const size of [2, 3, 4, 5, 6, 7, 8, 15]) assert.ok(sizes.has(size), `no match of ${size}`)
  const played = records.map(({ options }) => game.options.parse(options))
  const maps = new Set(played.map(({ map }) => map))
  for (const map of BOARDS) assert.ok(maps.has(map), map)
  const usual = game.options.parse({})
  const never = Object.keys(usual).filter((name) =>
    played.every(
      (options) => JSON.stringify(Reflect.get(options, name)) === JSON.stringify(Reflect.get(usual, name)),
    ),
  )
  assert.deepEqual(never, [])
})

test('SNS 7.10.12 in the live match Sabotage is played between the rounds of a battle', () => {
  const { entries } = kept.get('sabotage-live-between-rounds.json') ?? assert.fail('there is none')
  const inBattles = entries.filter(
    (entry) => entry.do === 'answer' && /(battle|sea|border):/.test(entry.question),
  )
  assert.ok(inBattles.some((entry) => entry.do === 'answer' && /^[A-Z]{3} [IV\d]+$/.test(`${entry.answer}`)))
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { layTable, seedFrom } from '@windward/table'
import { MINOR_IDS } from '../src/data/factions/factions.ts'
import { BOARDS } from '../src/data/setups.ts'
import { GAME_LENGTHS } from '../src/data/victory.ts'
import { game } from '../src/index.ts'
import { varieties } from '../src/varieties.ts'

const tables = varieties().map(({ seats = game.seats.most, options: wish }) => {
  const options = game.options.parse(wish)
  return { options, seats: game.seats.choose(seats, options), wanted: seats }
})

test('SNS 1.2.1, SNS 1.5.1 every variety can be played, with as many seats as it wants', () => {
  for (const { options, seats, wanted } of tables) {
    const laid = layTable(game, { options, seats, seed: seedFrom('variety') })
    assert.ok(laid.ok, JSON.stringify({ options, seats, laid }))
    assert.equal(seats.length, wanted)
  }
})

test('SNS 1.2.1 every option is among the varieties with every value it can be switched to', () => {
  const usual = game.options.parse({})
  for (const name of Object.keys(usual)) {
    const values = new Set(tables.map(({ options }) => JSON.stringify(Reflect.get(options, name))))
    assert.ok(values.size > 1, name)
  }
  const chosen = (name: 'length' | 'map' | 'leaders' | 'lineCombat' | 'stewardIncome') =>
    [...new Set(tables.map(({ options }) => options[name]))].toSorted()
  assert.deepEqual(chosen('length'), [...GAME_LENGTHS].toSorted())
  assert.deepEqual(chosen('map'), [...BOARDS].toSorted())
  assert.deepEqual(chosen('leaders'), ['chosen', 'dealt', 'none'])
  assert.deepEqual(chosen('lineCombat'), ['bySize', 'off', 'on'])
  assert.deepEqual(chosen('stewardIncome'), [100, 120, 80])
})

test('SNS 1.1.1, SNS 1.7.1 every number of seats and every minor faction is among the varieties', () => {
  const sizes = new Set(tables.map(({ seats }) => seats.length))
  for (let size = game.seats.fewest; size <= game.seats.most; size += 1) assert.ok(sizes.has(size), `${size}`)
  for (const minor of MINOR_IDS)
    assert.ok(
      tables.some(({ seats }) => seats.includes(minor)),
      minor,
    )
})

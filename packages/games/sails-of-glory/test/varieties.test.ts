import assert from 'node:assert/strict'
import { test } from 'node:test'
import { layTable, seedFrom } from '@windward/table'
import { LEVELS, reaches, SWITCHES } from '../src/data/levels.ts'
import { SCENARIO_IDS, SCENARIOS } from '../src/data/scenarios.ts'
import { game } from '../src/index.ts'
import { varieties } from '../src/varieties.ts'

const all = varieties().map(({ options }) => game.options.parse(options))

test('SOG 1.2.2 every variety can be played, by few captains and by many', () => {
  for (const options of all) {
    for (const count of [1, 2, 5, 8]) {
      const seats = game.seats.choose(count, options)
      const laid = layTable(game, { options, seats, seed: seedFrom('variety') })
      assert.ok(laid.ok, JSON.stringify({ options, seats, laid }))
    }
  }
})

test('SOG 1.2.2, SOG 16.1.1 every scenario is among the varieties at every level it is for', () => {
  const found = new Set(all.map(({ scenario, level }) => `${scenario} ${level}`))
  const wanted = SCENARIO_IDS.flatMap((id) =>
    LEVELS.filter((level) => reaches(level, SCENARIOS[id].level)).map((level) => `${id} ${level}`),
  )
  assert.deepEqual([...found].toSorted(), wanted.toSorted())
})

test('SOG 1.2.2 every switch is on alone, with all others, and off', () => {
  const names = Object.keys(SWITCHES)
  const isOn = (options: object, name: string) => Reflect.get(options, name) === true
  for (const name of names) {
    const counts = all
      .filter((options) => isOn(options, name))
      .map((options) => names.filter((each) => isOn(options, each)).length)
    assert.ok(Math.min(...counts) <= 2, name)
    assert.equal(Math.max(...counts), names.length, name)
    assert.ok(counts.length < all.length, name)
  }
})

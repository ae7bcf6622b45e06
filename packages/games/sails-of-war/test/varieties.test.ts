import assert from 'node:assert/strict'
import { test } from 'node:test'
import { game } from '../src/game.ts'
import { varieties } from '../src/varieties.ts'

const all = varieties().map(({ seats, options }) => ({ seats, options: game.options.parse(options) }))
const usual = game.options.parse({})

test('SOW 1.1.1, SOW 16.1 every number of seats is among the varieties in both modes', () => {
  for (const mode of ['sails', 'base']) {
    const sizes = new Set(all.filter(({ options }) => options.mode === mode).map(({ seats }) => seats))
    assert.deepEqual([...sizes].sort(), [2, 3, 4, 5, 6])
  }
})

test('SOW 1.2.1 every option is among the varieties alone and with all others', () => {
  const differing = all.map(({ options }) =>
    (['stocks', 'presenceHarvest', 'defence', 'roundLimit'] as const).filter(
      (name) => options[name] !== usual[name],
    ),
  )
  for (const name of ['stocks', 'presenceHarvest', 'defence', 'roundLimit'] as const) {
    assert.ok(
      differing.some((names) => names.join() === name),
      `${name} alone`,
    )
  }
  assert.ok(differing.some(({ length }) => length === 4))
  assert.ok(differing.some(({ length }) => length === 2))
})

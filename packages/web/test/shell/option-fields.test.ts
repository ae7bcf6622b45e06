import assert from 'node:assert/strict'
import { test } from 'node:test'
import { game } from '@windward/swords-and-sails'
import { labelOf, optionFields, valueLabel } from '../../app/shell/option-fields.ts'

const fields = optionFields(game.options.toJSONSchema({ io: 'input' }))
const field = (name: string) => fields.find((each) => each.name === name)

test('every switch of Swords & Sails can be asked for, with help', () => {
  const wanted = Object.keys(game.options.parse({}))
  assert.deepEqual(
    fields.map(({ name }) => name),
    wanted,
  )
  for (const { name, help } of fields) assert.ok(help.length > 0, name)
})

test('a switch is asked for as what it is', () => {
  assert.equal(field('maintenance')?.kind, 'switch')
  assert.equal(field('length')?.kind, 'choice')
  assert.equal(field('balancedStart')?.kind, 'choice')
  assert.equal(field('seasonLimit')?.kind, 'number')
  assert.equal(field('novices')?.kind, 'several')
  assert.equal(field('minorFactions')?.kind, 'pairs')
})

test('what a form begins with is what the game takes by itself', () => {
  const usual = Object.fromEntries(fields.map(({ name, usual }) => [name, usual]))
  assert.deepEqual(game.options.parse(usual), game.options.parse({}))
})

test('names of switches and values are words', () => {
  assert.equal(labelOf('territoryBidding'), 'Territory bidding')
  assert.equal(valueLabel(null), 'as the rules say')
  assert.equal(valueLabel('bySize'), 'by size')
})

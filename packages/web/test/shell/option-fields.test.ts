import assert from 'node:assert/strict'
import { test } from 'node:test'
import { game as glory } from '@windward/sails-of-glory'
import { game } from '@windward/swords-and-sails'
import { switches } from '../../app/brochures/swords-and-sails-switches.ts'
import { choiceLabel, labelOf, optionFields, switchLabel, valueLabel } from '../../app/shell/option-fields.ts'

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

test('every switch of Swords & Sails has a name of its own, and every choice a word', () => {
  for (const { name } of fields) if (name !== 'stewards') assert.ok(name in switches, name)
  assert.equal(switchLabel('fatimidByzantineBan', switches), 'Fatimids and Byzantium kept apart')
  assert.equal(choiceLabel('length', 'short', switches), 'short: 40 points')
  assert.equal(choiceLabel('balancedStart', null, switches), 'as the rules say')
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

test('the scenarios of Sails of Glory and its winds are choices; what only a file can hold is not asked for', () => {
  const asked = optionFields(glory.options.toJSONSchema({ io: 'input' }))
  const values = (name: string) =>
    asked.flatMap((each) => (each.name === name && 'values' in each ? each.values : []))
  assert.ok(values('scenario').includes('sitting-ducks'))
  assert.ok(values('scenario').every((value) => typeof value === 'string'))
  assert.deepEqual(values('wind').slice(-2), ['lot', null])
  assert.ok(!asked.some(({ name }) => name === 'fleets'))
  assert.equal(valueLabel('in-shallow-waters'), 'in shallow waters')
  assert.equal(valueLabel('NW'), 'NW')
})

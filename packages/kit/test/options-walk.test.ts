import assert from 'node:assert/strict'
import { test } from 'node:test'
import { branch, choice, inTurn, oneOf, range, turned } from '@windward/table'
import { walk } from '../src/panel/options-walk.ts'

const trip = choice<unknown>([
  branch('sail', () => turned(range(1, 3), (days) => ({ by: 'sea', days }))),
  branch('walk', () => turned(oneOf(['north', 'south']), (to) => ({ by: 'land', to }))),
])

test('a walk takes the branches named, one after the other', () => {
  const { taken, at } = walk(trip, ['walk', 'south'])
  assert.deepEqual(
    taken.map(({ key }) => key),
    ['walk', 'south'],
  )
  assert.deepEqual(at, { kind: 'leaf', answer: { by: 'land', to: 'south' } })
})

test('a number is taken where one is asked for, within its bounds', () => {
  assert.deepEqual(walk(trip, ['sail', 2]).at, { kind: 'leaf', answer: { by: 'sea', days: 2 } })
  assert.equal(walk(trip, ['sail', 9]).at.kind, 'range')
})

test('where there is only one way it is gone without asking', () => {
  const names = inTurn(['first', 'second'], (name) => oneOf(name === 'first' ? ['only'] : ['one', 'other']))
  const { taken, at } = walk(names, ['other'])
  assert.equal(taken.length, 1)
  assert.deepEqual(at, { kind: 'leaf', answer: ['only', 'other'] })
})

test('what a draft chose that is no longer offered ends the walk there', () => {
  const { taken, at } = walk(trip, ['fly', 'north'])
  assert.equal(taken.length, 0)
  assert.equal(at.kind, 'choice')
})

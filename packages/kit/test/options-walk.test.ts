import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answer, branch, choice, inTurn, oneOf, range, several, turned } from '@windward/table'
import { rechosen, stagesOf, walk } from '../src/panel/options-walk.ts'

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

test('stages show all that is decided, and the one that is to be decided next', () => {
  const names = inTurn(['first', 'second', 'third'], () => oneOf(['one', 'other']))
  const { stages, leaf } = stagesOf(names, ['other'])
  assert.deepEqual(
    stages.map((stage) => stage.kind === 'choice' && stage.chosen),
    ['other', undefined],
  )
  assert.equal(leaf, undefined)
  assert.deepEqual(stagesOf(names, ['one', 'one', 'other']).leaf, { answer: ['one', 'one', 'other'] })
})

test('a number is chosen as soon as it is asked, the least first', () => {
  const { stages, path, leaf } = stagesOf(trip, ['sail'])
  assert.deepEqual(path, ['sail', 1])
  assert.deepEqual(leaf, { answer: { by: 'sea', days: 1 } })
  const [, days] = stages
  assert.ok(days)
  assert.deepEqual(stagesOf(trip, rechosen(days, 3, path)).leaf, { answer: { by: 'sea', days: 3 } })
})

test('what there was no other for is part of the way, and no stage', () => {
  const names = inTurn(['first', 'second'], (name) => oneOf(name === 'first' ? ['only'] : ['one', 'other']))
  const { stages, path, way } = stagesOf(names, ['other'])
  assert.deepEqual([stages.length, path, way], [1, ['other'], ['only', 'other']])
})

test('a choice can be changed where it stands, and what came after it stays if it can', () => {
  const names = inTurn(['first', 'second'], () => oneOf(['one', 'other']))
  const { stages, path } = stagesOf(names, ['one', 'other'])
  const [first] = stages
  assert.ok(first)
  assert.deepEqual(rechosen(first, 'other', path), ['other', 'other'])
  assert.deepEqual(rechosen(first, 'one', path), [], 'pressed again it is chosen no longer')
})

test('of several none is taken at first; each is pressed and pressed again', () => {
  const crews = inTurn(['bow', 'stern'], () => several(['ann', 'ben', 'cat']))
  const none = stagesOf(crews, [])
  assert.deepEqual(none.leaf, { answer: [[], []] })
  const [bow, stern] = none.stages
  assert.ok(bow && stern)
  const two = rechosen(bow, '+cat', rechosen(stern, '+ben', none.path))
  assert.deepEqual(stagesOf(crews, two).leaf, { answer: [['cat'], ['ben']] })
  const again = stagesOf(crews, two)
  assert.ok(again.stages[0])
  const three = rechosen(again.stages[0], '+ann', again.path)
  assert.deepEqual(stagesOf(crews, three).leaf, { answer: [['ann', 'cat'], ['ben']] })
})

test('of so many at least, and no more than so many', () => {
  const pair = several(['ann', 'ben', 'cat'], 1, 2)
  assert.equal(stagesOf(pair, []).leaf, undefined)
  assert.deepEqual(stagesOf(pair, ['+ben']).leaf, { answer: ['ben'] })
  assert.deepEqual(stagesOf(pair, ['+ann', '+cat', 'done']).leaf, { answer: ['ann', 'cat'] })
})

test('where one may do nothing more, that is an answer without being a choice', () => {
  const deeds = choice([branch('done', () => answer('all')), branch('dig', () => oneOf(['here', 'there']))])
  const { stages, leaf } = stagesOf(deeds, [])
  assert.deepEqual(leaf, { answer: 'all' })
  assert.deepEqual(
    stages.map((stage) => stage.kind === 'choice' && stage.branches.map(({ key }) => key)),
    [['dig']],
  )
  assert.equal(stagesOf(deeds, ['dig']).leaf, undefined)
})

test('a tree that offers nothing has no stages', () => {
  assert.deepEqual(stagesOf(choice([]), []), { stages: [], path: [], way: [], leaf: undefined })
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { thinkingAt } from '../src/index.ts'
import { opened, questionOf } from './at-the-table.ts'
import { choose, tinyGame } from './tiny-game.ts'

test('TBL 7.5 through a question that was handed out nothing of the table can be reached', () => {
  const match = opened(
    tinyGame(function* (t) {
      yield* t.askAll(['ann', 'ben'], choose, () => 'which?')
    }),
  )
  const question = questionOf(match, 'ann')
  assert.deepEqual(Reflect.ownKeys(question), [])
  for (let holder: object | null = question; holder !== null; holder = Object.getPrototypeOf(holder)) {
    for (const name of ['asker', 'seal', 'restore', 'take', 'withdraw', 'put', 'told'])
      assert.ok(!(name in holder), name)
  }
  const { view } = question
  Object.assign(view, { turn: 9 })
  assert.equal(match.state.turn, 1)
})

test('TBL 7.5 what a question shows of an answer or says in words is a copy', () => {
  const match = opened(
    tinyGame(function* (t) {
      yield* t.askAll(['ann', 'ben'], choose, () => 'which?')
    }),
  )
  const question = questionOf(match, 'ann')
  match.answer('ann', question.id, 'pear')
  Object.assign(question.sealed ?? {}, { answer: 'lemon' })
  Object.assign(question.title().fields, { kind: 'anything' })
  assert.deepEqual(question.sealed, { answer: 'pear' })
  assert.deepEqual(question.title().fields, { kind: 'choose' })
  const thinking = thinkingAt(match, 'ann', 1)
  assert.notEqual(thinking.lines, match.ledger('ann'))
})

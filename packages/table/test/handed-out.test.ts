import assert from 'node:assert/strict'
import { test } from 'node:test'
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

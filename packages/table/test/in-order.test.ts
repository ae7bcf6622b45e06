import assert from 'node:assert/strict'
import { test } from 'node:test'
import { opened, questionOf, refusedBy, reply } from './at-the-table.ts'
import { choose, tinyGame } from './tiny-game.ts'

const oneAfterAnother = tinyGame(function* (t) {
  const first = yield* t.ask('ben', choose, 'what first?')
  t.state.log.push(first)
  yield* t.askInOrder(
    t.seats,
    choose,
    (seat) => ({ seat, said: [...t.state.log] }),
    (seat, fruit) => {
      t.state.log.push([seat, fruit])
    },
  )
})

test('TBL 1.2 one seat is asked, with what the rules tell it, and nobody else', () => {
  const match = opened(oneAfterAnother)
  assert.deepEqual(match.awaited(), ['ben'])
  assert.equal(questionOf(match, 'ben').brief, 'what first?')
  assert.deepEqual(match.questions('ann'), [])
  refusedBy('TBL 1.2', match.answer('ann', questionOf(match, 'ben').id, 'pear'))
  reply(match, 'ben', 'pear')
  assert.deepEqual(match.view('ann').log, ['pear'])
})

test('seats asked in order see what those before them have done', () => {
  const match = opened(oneAfterAnother)
  reply(match, 'ben', 'pear')
  assert.deepEqual(match.awaited(), ['ann'])
  reply(match, 'ann', 'quince')
  assert.deepEqual(match.awaited(), ['ben'])
  assert.deepEqual(questionOf(match, 'ben').brief, { seat: 'ben', said: ['pear', ['ann', 'quince']] })
  reply(match, 'ben', 'apple')
  reply(match, 'cat', 'apple')
  assert.deepEqual(match.outcome, { log: ['pear', ['ann', 'quince'], ['ben', 'apple'], ['cat', 'apple']] })
})

test('what follows from an answer in order may ask on before the next seat is asked', () => {
  const game = tinyGame(function* (t) {
    yield* t.askInOrder(
      ['ann', 'ben'],
      choose,
      () => null,
      function* (seat, fruit) {
        if (fruit === 'quince') t.state.log.push(yield* t.ask('cat', choose, `for ${seat}`))
        t.state.log.push(fruit)
      },
    )
  })
  const match = opened(game)
  reply(match, 'ann', 'quince')
  assert.deepEqual(match.awaited(), ['cat'])
  reply(match, 'cat', 'pear')
  reply(match, 'ben', 'apple')
  assert.deepEqual(match.outcome, { log: ['pear', 'quince', 'apple'] })
})

test('the name of a question counts only what its own seat was asked', () => {
  const game = tinyGame(function* (t) {
    yield* t.ask('ann', choose, null)
    yield* t.ask('ann', choose, null)
    yield* t.ask('ben', choose, null)
  })
  const match = opened(game)
  const names: string[] = []
  for (const seat of ['ann', 'ann', 'ben'] as const) {
    names.push(questionOf(match, seat).id)
    reply(match, seat, 'apple')
  }
  assert.deepEqual(names, ['1#1', '1#2', '1#1'])
})

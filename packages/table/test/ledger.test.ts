import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SPECTATOR } from '../src/index.ts'
import { opened, reply } from './at-the-table.ts'
import { choose, say, tinyGame } from './tiny-game.ts'

const telling = tinyGame(function* (t) {
  t.tell('all', 'TNY 1', say('happened', { what: 'all hear it' }))
  t.tell(['ann', 'cat'], 'TNY 2', say('happened', { what: 'two hear it' }))
  t.tell([], 'TNY 3', say('happened', { what: 'nobody hears it' }))
  yield* t.ask('ann', choose, null)
  t.tell(['ben'], 'TNY 4', say('happened', { what: 'one hears it' }))
})

test('a line of the ledger reaches those it is for, with its turn and clause', () => {
  const match = opened(telling)
  reply(match, 'ann', 'pear')
  const clauses = (viewer: Parameters<typeof match.ledger>[0]) =>
    match.ledger(viewer).map(({ clause }) => clause)
  assert.deepEqual(clauses('ann'), ['TNY 1', 'TNY 2'])
  assert.deepEqual(clauses('ben'), ['TNY 1', 'TNY 4'])
  assert.deepEqual(clauses('cat'), ['TNY 1', 'TNY 2'])
  assert.deepEqual(clauses(SPECTATOR), ['TNY 1'])
  assert.deepEqual(match.ledger('ben')[1], {
    turn: 1,
    clause: 'TNY 4',
    what: say('happened', { what: 'one hears it' }),
    private: true,
  })
})

test('a looker does not learn who else got a line, nor of lines it did not get', () => {
  const match = opened(telling)
  assert.deepEqual(Object.keys(match.ledger('ann')[1] ?? {}).toSorted(), [
    'clause',
    'private',
    'turn',
    'what',
  ])
  assert.equal(match.ledger('ben').length, 1)
  assert.equal(match.lines().length, 3)
})

test('a ledger grows as the match goes on, for a looker who looked before as for one who did not', () => {
  const match = opened(telling)
  match.ledger('ben')
  reply(match, 'ann', 'pear')
  assert.equal(match.ledger('ben').length, 2)
  assert.equal(match.ledger('cat').length, 2)
})

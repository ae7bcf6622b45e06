import assert from 'node:assert/strict'
import { test } from 'node:test'
import { given, opened, refusedBy, reply, runOut } from './at-the-table.ts'
import { choose, tinyGame } from './tiny-game.ts'

const atOnce = tinyGame(function* (t) {
  const fruits = yield* t.askAll(['ann', 'ben'], choose, () => null)
  for (const [seat, fruit] of fruits) t.state.log.push(`${seat}: ${fruit}`)
})

test('TBL 2.6 for a seat whose time has run out stands the answer the rules assume, and the record says so', () => {
  const match = opened(atOnce)
  assert.deepEqual(runOut(match, 'ann'), [
    { do: 'answer', seat: 'ann', question: '1#1', answer: 'apple', by: 'absent' },
  ])
  reply(match, 'ben', 'pear')
  assert.deepEqual(match.outcome, { log: ['ann: apple', 'ben: pear'] })
})

test('TBL 2.6 an answer already sealed stands', () => {
  const match = opened(atOnce)
  reply(match, 'ann', 'quince')
  assert.deepEqual(runOut(match, 'ann'), [])
  reply(match, 'ben', 'pear')
  assert.deepEqual(match.outcome, { log: ['ann: quince', 'ben: pear'] })
})

test('TBL 2.2 TBL 2.6 a seat that comes back in time may still change what was assumed for it', () => {
  const match = opened(atOnce)
  runOut(match, 'ann')
  reply(match, 'ann', 'quince')
  runOut(match, 'ben')
  assert.deepEqual(match.outcome, { log: ['ann: quince', 'ben: apple'] })
})

test('TBL 1.2 the time of a seat that is not asked cannot run out', () => {
  const match = opened(atOnce)
  refusedBy('TBL 1.2', match.timeUp('cat', '1#1'))
  assert.deepEqual(given(match.timeUp('ann', '1#1')).length, 1)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { received } from '../src/contract/received.ts'
import { SPECTATOR } from '../src/index.ts'
import { opened, questionOf, refusedBy, reply, takeBack } from './at-the-table.ts'
import { choose, type Fruit, type Seat, tinyGame } from './tiny-game.ts'

const atOnce = tinyGame(function* (t) {
  const fruits: ReadonlyMap<Seat, Fruit> = yield* t.askAll(t.seats, choose, (seat) => `for ${seat}`)
  for (const [seat, fruit] of fruits) t.state.log.push(`${seat}: ${fruit}`)
})

test('TBL 2.1 everybody is asked at once, and nothing happens before the last answer', () => {
  const match = opened(atOnce)
  assert.deepEqual(match.awaited(), ['ann', 'ben', 'cat'])
  assert.equal(questionOf(match, 'cat').brief, 'for cat')
  reply(match, 'cat', 'pear')
  reply(match, 'ann', 'apple')
  assert.deepEqual(match.awaited(), ['ben'])
  assert.deepEqual(match.view('cat').log, [])
  reply(match, 'ben', 'quince')
  assert.deepEqual(match.outcome, { log: ['ann: apple', 'ben: quince', 'cat: pear'] })
})

test('TBL 2.1 the answers come to the rules in the order of the seats, whoever was first', () => {
  const orders: readonly Seat[][] = [
    ['ann', 'ben', 'cat'],
    ['cat', 'ben', 'ann'],
    ['ben', 'ann', 'cat'],
  ]
  for (const order of orders) {
    const match = opened(atOnce)
    for (const seat of order) reply(match, seat, 'pear')
    assert.deepEqual(match.outcome, { log: ['ann: pear', 'ben: pear', 'cat: pear'] })
  }
})

test('TBL 2.1 what is sealed is seen by its seat, and by the others only that it is there', () => {
  const [pears, quinces] = (['pear', 'quince'] as const).map((fruit) => {
    const match = opened(atOnce)
    reply(match, 'ann', fruit)
    return match
  })
  assert.ok(pears && quinces)
  assert.equal(questionOf(pears, 'ann').sealed?.answer, 'pear')
  for (const viewer of ['ben', 'cat', SPECTATOR] as const) {
    assert.deepEqual(received(pears, viewer), received(quinces, viewer))
    assert.ok(!JSON.stringify({ ...received(pears, viewer), questions: [] }).includes('pear'))
  }
  assert.notDeepEqual(received(pears, 'ann'), received(quinces, 'ann'))
  assert.deepEqual(pears.awaited(), ['ben', 'cat'])
})

test('TBL 2.1 before and after an answer is sealed the others differ in nothing but who is awaited', () => {
  const [before, after] = [opened(atOnce), opened(atOnce)]
  reply(after, 'ann', 'pear')
  for (const viewer of ['ben', 'cat', SPECTATOR] as const)
    assert.deepEqual(received(after, viewer), { ...received(before, viewer), awaited: ['ben', 'cat'] })
})

test('TBL 2.2 a sealed answer can be changed until the rules take it', () => {
  const match = opened(atOnce)
  reply(match, 'ann', 'apple')
  reply(match, 'ann', 'quince')
  assert.equal(questionOf(match, 'ann').sealed?.answer, 'quince')
  assert.deepEqual(match.awaited(), ['ben', 'cat'])
  reply(match, 'ben', 'apple')
  reply(match, 'ann', 'pear')
  reply(match, 'cat', 'apple')
  assert.deepEqual(match.outcome, { log: ['ann: pear', 'ben: apple', 'cat: apple'] })
})

test('TBL 2.3 a sealed answer can be withdrawn until the rules take it, and its seat is awaited again', () => {
  const match = opened(atOnce)
  reply(match, 'ann', 'apple')
  reply(match, 'ben', 'apple')
  takeBack(match, 'ann')
  assert.deepEqual(match.awaited(), ['ann', 'cat'])
  assert.equal(questionOf(match, 'ann').sealed, undefined)
  reply(match, 'cat', 'pear')
  assert.equal(match.outcome, undefined)
  reply(match, 'ann', 'quince')
  assert.deepEqual(match.outcome, { log: ['ann: quince', 'ben: apple', 'cat: pear'] })
})

test('TBL 2.3 where nothing is sealed there is nothing to withdraw', () => {
  const match = opened(atOnce)
  assert.match(refusedBy('TBL 2.3', match.withdraw('ann', '1#1')), /sealed no answer/)
  reply(match, 'ann', 'pear')
  takeBack(match, 'ann')
  refusedBy('TBL 2.3', match.withdraw('ann', '1#1'))
})

test('TBL 2.2 TBL 2.3 changing and withdrawing are part of the record, and replay to the same', () => {
  const match = opened(atOnce)
  reply(match, 'ann', 'apple')
  assert.deepEqual(takeBack(match, 'ann'), [{ do: 'withdraw', seat: 'ann', question: '1#1' }])
  assert.deepEqual(reply(match, 'ann', 'pear'), [
    { do: 'answer', seat: 'ann', question: '1#1', answer: 'pear' },
  ])
  assert.deepEqual(
    match.record().entries.map((entry) => entry.do),
    ['answer', 'withdraw', 'answer'],
  )
})

test('where nobody is asked, the rules go on at once', () => {
  const match = opened(
    tinyGame(function* (t) {
      const fruits = yield* t.askAll([], choose, () => null)
      t.state.log.push(fruits.size)
    }),
  )
  assert.deepEqual(match.outcome, { log: [0] })
})

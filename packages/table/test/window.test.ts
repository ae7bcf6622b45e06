import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { received } from '../src/contract/received.ts'
import { type Interrupt, PASS, type Pass, SPECTATOR } from '../src/index.ts'
import { opened, questionOf, refusedBy, reply, runOut, takeBack } from './at-the-table.ts'
import { type Fruit, interrupt, type Seat, tinyGame } from './tiny-game.ts'

const windowed = tinyGame(function* (t) {
  const found: Interrupt<Seat, Exclude<Fruit | Pass, Pass>> | undefined = yield* t.window(
    ['cat', 'ann', 'ben'],
    interrupt,
    (seat) => `${seat}?`,
  )
  t.state.log.push(found === undefined ? 'all passed' : `${found.seat}: ${found.answer}`)
})

test('TBL 2.4 any of the asked seats may interrupt', () => {
  const match = opened(windowed)
  assert.deepEqual(match.awaited(), ['ann', 'ben', 'cat'])
  assert.equal(questionOf(match, 'ben').brief, 'ben?')
  reply(match, 'cat', PASS)
  reply(match, 'ann', PASS)
  reply(match, 'ben', 'pear')
  assert.deepEqual(match.outcome, { log: ['ben: pear'] })
})

test('TBL 2.4 when all pass, nobody has interrupted', () => {
  const match = opened(windowed)
  for (const seat of ['ben', 'cat', 'ann'] as const) reply(match, seat, PASS)
  assert.deepEqual(match.outcome, { log: ['all passed'] })
})

test('TBL 2.4 of several the one first in order interrupts, however quick the others were', () => {
  const match = opened(windowed)
  reply(match, 'ben', 'apple')
  reply(match, 'ann', 'pear')
  assert.deepEqual(match.awaited(), ['cat'])
  assert.equal(match.outcome, undefined)
  reply(match, 'cat', 'quince')
  assert.deepEqual(match.outcome, { log: ['cat: quince'] })
})

test('TBL 2.4 the window closes as soon as it is settled, and those left are asked no more', () => {
  const match = opened(windowed)
  reply(match, 'cat', 'quince')
  assert.deepEqual(match.outcome, { log: ['cat: quince'] })
  refusedBy('TBL 1.5', match.answer('ann', '1#1', 'pear'))
})

test('TBL 2.4 what a seat wanted that came too late is never told', () => {
  const [late, passed] = (['apple', PASS] as const).map((answer) => {
    const match = opened(windowed)
    reply(match, 'ben', answer)
    reply(match, 'cat', 'pear')
    return match
  })
  assert.ok(late && passed)
  for (const viewer of ['ann', 'cat', SPECTATOR] as const)
    assert.deepEqual(received(late, viewer), received(passed, viewer))
})

test('TBL 2.2 TBL 2.3 in a window too an answer can be changed and withdrawn until it is settled', () => {
  const match = opened(windowed)
  reply(match, 'ben', 'apple')
  reply(match, 'ben', PASS)
  reply(match, 'ann', 'apple')
  takeBack(match, 'ann')
  assert.deepEqual(match.awaited(), ['ann', 'cat'])
  reply(match, 'cat', PASS)
  reply(match, 'ann', PASS)
  assert.deepEqual(match.outcome, { log: ['all passed'] })
})

test('TBL 2.6 a seat whose time is up lets the window go by', () => {
  const match = opened(windowed)
  reply(match, 'ben', 'pear')
  runOut(match, 'cat')
  runOut(match, 'ann')
  assert.deepEqual(match.outcome, { log: ['ben: pear'] })
})

test('TBL 2.4 any order of the same wishes ends in the same interrupt', () => {
  const seats: readonly Seat[] = ['ann', 'ben', 'cat']
  const wishes = fc.record({ ann: wish(), ben: wish(), cat: wish() })
  const order = fc.shuffledSubarray([...seats], { minLength: 3 })
  fc.assert(
    fc.property(wishes, order, (wanted, quickest) => {
      const match = opened(windowed)
      for (const seat of quickest) if (match.outcome === undefined) reply(match, seat, wanted[seat])
      const first = (['cat', 'ann', 'ben'] as const).find((seat) => wanted[seat] !== PASS)
      assert.deepEqual(match.outcome?.log, [first ? `${first}: ${wanted[first]}` : 'all passed'])
    }),
  )
})

function wish() {
  return fc.constantFrom(PASS, 'apple', 'pear')
}

test('a window that nobody could use is closed at once', () => {
  const match = opened(
    tinyGame(function* (t) {
      const found = yield* t.window([], interrupt, () => null)
      t.state.log.push(found === undefined)
    }),
  )
  assert.deepEqual(match.outcome, { log: [true] })
})

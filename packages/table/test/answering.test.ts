import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { type Decision, type Json, oneOf } from '../src/index.ts'
import { opened, questionOf, refusedBy, reply } from './at-the-table.ts'
import { choose, say, sign, type Tiny, tinyGame } from './tiny-game.ts'

const everybody = tinyGame(function* (t) {
  const fruits = yield* t.askAll(t.seats, choose, () => null)
  t.state.log.push([...fruits.values()])
})

test('TBL 1.1 only a seat of the match can answer', () => {
  const match = opened(everybody, { seats: ['ann', 'ben'] })
  const { id } = questionOf(match, 'ann')
  for (const nobody of ['cat', 'Ann', 'ann ', '', 'spectator', 'x'.repeat(10_000)]) {
    const sentence = refusedBy('TBL 1.1', match.answer(nobody, id, 'pear'))
    assert.match(sentence, /^There is no seat “.{0,40}” at this table\.$/)
    refusedBy('TBL 1.1', match.withdraw(nobody, id))
    refusedBy('TBL 1.1', match.timeUp(nobody, id))
    refusedBy('TBL 1.1', match.instruct(nobody, 'choose', { want: 'pear' }))
  }
})

test('TBL 1.1 an answer counts for the seat that gave it and no other', () => {
  const match = opened(everybody)
  reply(match, 'ben', 'pear')
  assert.deepEqual(match.awaited(), ['ann', 'cat'])
  assert.equal(questionOf(match, 'ann').sealed, undefined)
})

test('TBL 1.2 only what is asked at this moment can be answered', () => {
  const match = opened(
    tinyGame(function* (t) {
      yield* t.ask('ann', choose, null)
      yield* t.ask('ann', sign, null)
    }),
  )
  refusedBy('TBL 1.2', match.answer('ann', '1#2', true))
  refusedBy('TBL 1.2', match.answer('ben', '1#1', 'pear'))
  reply(match, 'ann', 'pear')
  const sentence = refusedBy('TBL 1.2', match.answer('ann', '1#1', 'apple'))
  assert.match(sentence, /^This is not being asked of you now\./)
  refusedBy('TBL 1.2', match.withdraw('ann', '1#1'))
  refusedBy('TBL 1.2', match.timeUp('ann', '1#1'))
})

const parcel: Decision<Tiny, null, { weight: number; to: string }> = {
  kind: 'parcel',
  title: () => say('title', { kind: 'parcel' }),
  shape: z.strictObject({ weight: z.int().min(1).max(9), to: z.string().max(20) }),
  options: () => oneOf([{ weight: 1, to: 'ann' }]),
  check: () => undefined,
  absent: () => ({ weight: 1, to: 'ann' }),
}

const parcels = tinyGame(function* (t) {
  t.state.log.push({ ...(yield* t.ask('ann', parcel, null)) })
})

test('TBL 1.3 an answer has the form asked for, neither less nor more, and is told what is wrong', () => {
  const match = opened(parcels)
  const refused = (answer: Json) => refusedBy('TBL 1.3', match.answer('ann', '1#1', answer))
  assert.match(refused({ weight: 3 }), /^That answer does not have the form asked for\. At to: /)
  assert.match(refused({ weight: '3', to: 'ben' }), /At weight: /)
  assert.match(refused({ weight: 3, to: 'ben', express: true }), /form asked for: .*express/)
  assert.match(refused('parcel'), /form asked for: /)
  refused(null)
  refused([])
  refused({ weight: 10, to: 'ben' })
  refused({ weight: 1.5, to: 'ben' })
  reply(match, 'ann', { weight: 3, to: 'ben' })
  assert.deepEqual(match.outcome, { log: [{ weight: 3, to: 'ben' }] })
})

test('TBL 1.3 what is wrong with a form is told in bearable length', () => {
  const match = opened(parcels)
  const answer = { weight: 3, to: 'ben', ['x'.repeat(100_000)]: 1 }
  assert.ok(refusedBy('TBL 1.3', match.answer('ann', '1#1', answer)).length < 600)
})

test('TBL 1.4 an answer is plain data of bearable size', () => {
  const match = opened(parcels)
  const refused = (answer: unknown) => refusedBy('TBL 1.4', match.answer('ann', '1#1', answer))
  assert.match(refused({ weight: Number.NaN, to: 'ben' }), /not plain data/)
  assert.match(
    refused(JSON.parse('{"weight": 1, "to": "ben", "__proto__": {"to": "cat"}}')),
    /not plain data/,
  )
  assert.match(refused({ weight: 1, to: 'x'.repeat(300_000) }), /far longer/)
  refused(undefined)
  refused(Object.create({ weight: 1, to: 'ben' }))
})

test('TBL 1.5 after the end nothing more is answered', () => {
  const match = opened(parcels)
  reply(match, 'ann', { weight: 3, to: 'ben' })
  const over = 'This match is over; nothing more can be answered.'
  assert.equal(refusedBy('TBL 1.5', match.answer('ann', '1#1', { weight: 4, to: 'ben' })), over)
  refusedBy('TBL 1.5', match.withdraw('ann', '1#1'))
  refusedBy('TBL 1.5', match.timeUp('ann', '1#1'))
  refusedBy('TBL 1.5', match.instruct('ann', 'choose', { want: 'pear' }))
  assert.equal(match.length, 1)
})

test('TBL 1.5 a match is not over as long as somebody is asked', () => {
  const game = tinyGame(function* (t) {
    t.state.turn = 9
    yield* t.ask('ann', sign, null)
    t.state.log.push('signed')
  })
  const match = opened(game)
  assert.equal(match.outcome, undefined)
  reply(match, 'ann', true)
  assert.deepEqual(match.outcome, { log: ['signed'] })
})

test('TBL 1.6 a refused answer changes nothing, not even the answer sealed before it', () => {
  const match = opened(everybody)
  reply(match, 'ann', 'pear')
  const before = match.record()
  assert.equal(
    refusedBy('TNY 1', match.answer('ann', '1#1', 'lemon'), everybody),
    'Lemons are out of season.',
  )
  refusedBy('TBL 1.3', match.answer('ann', '1#1', 'stone'))
  refusedBy('TBL 1.4', match.answer('ann', '1#1', undefined))
  assert.equal(questionOf(match, 'ann').sealed?.answer, 'pear')
  assert.deepEqual(match.record(), before)
})

test('a legal but odd answer is accepted, with a warning to be had beforehand', () => {
  const match = opened(everybody)
  const question = questionOf(match, 'ann')
  assert.deepEqual(question.warnings('quince'), [say('odd')])
  assert.deepEqual(question.warnings('pear'), [])
  assert.deepEqual(question.warnings('lemon'), [])
  assert.equal(question.check('quince'), undefined)
  reply(match, 'ann', 'quince')
})

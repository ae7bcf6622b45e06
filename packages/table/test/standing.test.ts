import assert from 'node:assert/strict'
import { test } from 'node:test'
import { received } from '../src/contract/received.ts'
import { type Checkpoint, Match, PASS, READY, readRecord, SPECTATOR, writeRecord } from '../src/index.ts'
import { given, opened, questionOf, refusedBy, reply, takeBack, unanswering } from './at-the-table.ts'
import { act, choose, interrupt, type Tiny, tinyGame } from './tiny-game.ts'

const atOnce = tinyGame(function* (t) {
  const fruits = yield* t.askAll(['ann', 'ben'], choose, () => null)
  t.state.log.push([...fruits.values()])
})

const turns = { options: { turns: 3 } }

test('TBL 3.1 an instruction is for those kinds of decision that allow it', () => {
  const match = opened(atOnce)
  assert.match(refusedBy('TBL 3.1', match.instruct('ann', 'sign', true)), /takes no instructions beforehand/)
  assert.match(refusedBy('TBL 3.1', match.instruct('ann', 'sing', true)), /No decision .* “sing”/)
  assert.equal(match.length, 0)
})

test('TBL 3.1 nobody else learns of an instruction', () => {
  const [with_, without] = [opened(atOnce, turns), opened(atOnce, turns)]
  given(with_.instruct('cat', 'choose', { want: 'quince' }))
  for (const viewer of ['ann', 'ben', SPECTATOR] as const)
    assert.deepEqual(received(with_, viewer), received(without, viewer))
  assert.deepEqual(with_.instructions('ann'), {})
  assert.deepEqual(with_.instructions('cat'), { choose: { want: 'quince' } })
})

test('TBL 3.1 an answer by instruction looks to the others like one the seat has sealed itself', () => {
  const [instructed, byHand] = [opened(atOnce), opened(atOnce)]
  given(instructed.instruct('ann', 'choose', { want: 'quince' }))
  reply(byHand, 'ann', 'pear')
  for (const viewer of ['ben', 'cat', SPECTATOR] as const)
    assert.deepEqual(received(instructed, viewer), received(byHand, viewer))
})

test('TBL 3.2 an instruction must have the form its kind of decision asks for', () => {
  const match = opened(atOnce)
  assert.match(refusedBy('TBL 3.2', match.instruct('ann', 'choose', { want: 'stone' })), /At want: /)
  refusedBy('TBL 3.2', match.instruct('ann', 'choose', { want: 'pear', more: 1 }))
  refusedBy('TBL 1.4', match.instruct('ann', 'choose', undefined))
  refusedBy('TBL 1.4', match.instruct('ann', 'choose', { want: 'x'.repeat(300_000) }))
  assert.deepEqual(match.instructions('ann'), {})
})

test('TBL 3.2 an instruction can be changed and taken back at any time', () => {
  const match = opened(atOnce, turns)
  given(match.instruct('ann', 'interrupt', { want: 'apple' }))
  given(match.instruct('ann', 'interrupt', { want: 'pear' }))
  assert.deepEqual(match.instructions('ann'), { interrupt: { want: 'pear' } })
  given(match.instruct('ann', 'interrupt', null))
  given(match.instruct('ann', 'interrupt', null))
  assert.deepEqual(match.instructions('ann'), {})
  refusedBy('TBL 3.2', match.instruct('ann', 'interrupt', { want: 'stone' }))
})

test('TBL 3.2 an instruction cannot be changed through what the table hands out or was given', () => {
  const match = opened(atOnce)
  const mine = { want: 'pear' }
  given(match.instruct('cat', 'choose', mine))
  mine.want = 'apple'
  Reflect.set(match.instructions('cat'), 'choose', { want: 'apple' })
  assert.deepEqual(match.instructions('cat'), { choose: { want: 'pear' } })
})

test('TBL 3.3 an instruction answers as soon as the question comes, and the record holds the answer', () => {
  const match = opened(atOnce, turns)
  const entries = given(match.instruct('ann', 'choose', { want: 'pear' }))
  assert.deepEqual(entries, [
    { do: 'instruct', seat: 'ann', kind: 'choose', instruction: { want: 'pear' } },
    { do: 'answer', seat: 'ann', question: '1#1', answer: 'pear', by: 'standing' },
  ])
  assert.deepEqual(reply(match, 'ben', 'apple'), [
    { do: 'answer', seat: 'ben', question: '1#1', answer: 'apple' },
    { do: 'answer', seat: 'ann', question: '2#1', answer: 'pear', by: 'standing' },
  ])
  assert.deepEqual(match.awaited(), ['ben'])
})

test('TBL 3.3 instructions of all seats play a match to its end', () => {
  const match = opened(atOnce, turns)
  given(match.instruct('ann', 'choose', { want: 'pear' }))
  const entries = given(match.instruct('ben', 'choose', { want: 'apple' }))
  assert.equal(entries.length, 1 + 1 + 2 + 2)
  assert.deepEqual(match.outcome, {
    log: [
      ['pear', 'apple'],
      ['pear', 'apple'],
      ['pear', 'apple'],
    ],
  })
})

test('TBL 2.2 TBL 2.3 an answer by instruction can be changed and withdrawn like any other', () => {
  const match = opened(atOnce)
  given(match.instruct('ann', 'choose', { want: 'pear' }))
  takeBack(match, 'ann')
  assert.deepEqual(match.awaited(), ['ann', 'ben'])
  reply(match, 'ann', 'quince')
  reply(match, 'ben', 'apple')
  assert.deepEqual(match.outcome, { log: [['quince', 'apple']] })
})

test('TBL 3.3 an instruction leaves alone what the seat has sealed itself', () => {
  const match = opened(atOnce)
  reply(match, 'ann', 'apple')
  assert.equal(given(match.instruct('ann', 'choose', { want: 'pear' })).length, 1)
  assert.equal(questionOf(match, 'ann').sealed?.answer, 'apple')
})

test('TBL 3.3 where an instruction does not speak to the situation, the seat is asked', () => {
  const match = opened(atOnce)
  given(match.instruct('ann', 'choose', { want: 'silent' }))
  assert.deepEqual(match.awaited(), ['ann', 'ben'])
})

test('TBL 3.3 where an instruction leads to an answer the rules refuse, the seat is asked', () => {
  const match = opened(atOnce)
  assert.equal(given(match.instruct('ann', 'choose', { want: 'lemon' })).length, 1)
  assert.deepEqual(match.awaited(), ['ann', 'ben'])
  reply(match, 'ann', 'apple')
  reply(match, 'ben', 'apple')
  assert.deepEqual(match.outcome, { log: [['apple', 'apple']] })
})

test('TBL 3.3 in a window an instruction interrupts or passes in the order of seats', () => {
  const match = opened(
    tinyGame(function* (t) {
      const found = yield* t.window(t.seats, interrupt, () => null)
      t.state.log.push(found?.seat ?? PASS)
    }),
    turns,
  )
  given(match.instruct('cat', 'interrupt', { want: 'pear' }))
  given(match.instruct('ben', 'interrupt', { want: PASS }))
  assert.deepEqual(match.awaited(), ['ann'])
  reply(match, 'ann', PASS)
  assert.deepEqual(match.view('ann').log, ['cat'])
  assert.deepEqual(match.awaited(), ['ann'])
  reply(match, 'ann', 'apple')
  assert.deepEqual(match.view('ann').log, ['cat', 'ann'])
})

const market = tinyGame(function* (t) {
  yield* t.open(
    ['ann', 'ben'],
    act,
    () => null,
    (seat, fruit, room) => {
      t.state.log.push(`${seat}: ${fruit}`)
      room.recall('ben')
    },
  )
})

test('TBL 3.3 in an open phase an instruction to be ready holds whenever the seat is called back', () => {
  const match = opened(market)
  given(match.instruct('ben', 'act', { want: READY }))
  assert.deepEqual(unanswering(match), ['ann'])
  assert.deepEqual(
    reply(match, 'ann', 'pear').map((entry) => entry.do === 'answer' && entry.by),
    [undefined, 'standing'],
  )
  assert.deepEqual(unanswering(match), ['ann'])
  reply(match, 'ann', READY)
  assert.deepEqual(match.outcome, { log: ['ann: pear'] })
})

test('TBL 3.3 in an open phase an instruction to act does so once, or the phase would never end', () => {
  const match = opened(market, turns)
  given(match.instruct('ben', 'act', { want: 'apple' }))
  assert.deepEqual(match.view('ann').log, ['ben: apple'])
  assert.deepEqual(unanswering(match), ['ann', 'ben'])
  reply(match, 'ben', READY)
  reply(match, 'ann', READY)
  assert.deepEqual(match.view('ann').log, ['ben: apple', 'ben: apple'])
})

test('TBL 3.3 instructions outlive checkpoints and reopening, and answer nothing twice', () => {
  const checkpoints: Checkpoint[] = []
  const match = opened(atOnce, turns, { keep: (checkpoint) => checkpoints.push(checkpoint) })
  given(match.instruct('ann', 'choose', { want: 'pear' }))
  given(match.instruct('cat', 'interrupt', { want: PASS }))
  reply(match, 'ben', 'apple')
  assert.deepEqual(match.record().checkpoint?.standing, {
    ann: { choose: { want: 'pear' } },
    cat: { interrupt: { want: PASS } },
  })
  const stored = given(readRecord(writeRecord(match.record())))
  for (const checkpoint of [undefined, ...checkpoints]) {
    const { checkpoint: _, ...bare } = stored
    const again = given(Match.open(atOnce, checkpoint === undefined ? bare : { ...bare, checkpoint }))
    assert.deepEqual(again.settle(), [])
    assert.deepEqual(again.instructions('ann'), { choose: { want: 'pear' } })
    assert.deepEqual(again.instructions('cat'), { interrupt: { want: PASS } })
    assert.equal(reply(again, 'ben', 'quince').length, 2)
    assert.deepEqual(again.view('ann').log, [
      ['pear', 'apple'],
      ['pear', 'quince'],
    ])
  }
})

test('TBL 3.3 an answer lost between an instruction and what follows from it is given after opening', () => {
  const match = opened(atOnce, turns)
  given(match.instruct('ann', 'choose', { want: 'pear' }))
  const { entries, ...header } = match.record()
  const again: Match<Tiny> = given(Match.open(atOnce, { ...header, entries: entries.slice(0, 1) }))
  assert.deepEqual(again.awaited(), ['ann', 'ben'])
  assert.deepEqual(again.settle(), entries.slice(1))
  assert.deepEqual(again.settle(), [])
})

test('TBL 3.3 an answer by instruction that was withdrawn is not given again after opening', () => {
  const match = opened(atOnce, turns)
  given(match.instruct('ann', 'choose', { want: 'pear' }))
  takeBack(match, 'ann')
  const again = given(Match.open(atOnce, match.record()))
  assert.deepEqual(again.settle(), [])
  assert.deepEqual(again.awaited(), ['ann', 'ben'])
})

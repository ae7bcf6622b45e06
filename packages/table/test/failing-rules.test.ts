import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { type Checkpoint, type Decision, Match, oneOf, type Table } from '../src/index.ts'
import { given, laid, opened, questionOf, reply, takeBack } from './at-the-table.ts'
import { choose, say, type Tiny, tinyGame } from './tiny-game.ts'

/** Rules that stumble over quinces, after they have already changed something. */
function* stumbling(t: Table<Tiny>) {
  const fruits = yield* t.askAll(t.seats, choose, () => null)
  t.state.log.push([...fruits.values()])
  t.tell('all', 'TNY 2', say('happened', { what: 'all have chosen' }))
  if (fruits.get('cat') === 'quince') throw new Error('The rules have stumbled.')
}

function secondTurnOf(match: Match<Tiny>): void {
  for (const seat of match.seats) reply(match, seat, 'apple')
  reply(match, 'ann', 'pear')
  reply(match, 'ben', 'quince')
  takeBack(match, 'ben')
  reply(match, 'ben', 'pear')
}

for (const [how, host] of [
  ['without checkpoints', {}],
  ['with checkpoints', { keep: () => undefined }],
] as const) {
  test(`TBL 1.6 should the rules fail, the table is as before and can go on (${how})`, () => {
    const game = tinyGame(stumbling)
    const match = opened(game, { options: { turns: 2 } }, host)
    secondTurnOf(match)
    const before = { record: match.record(), hash: match.hash(), ledger: match.ledger('ann').length }
    assert.throws(() => match.answer('cat', '2#1', 'quince'), /The rules have stumbled/)
    assert.deepEqual(
      { record: match.record(), hash: match.hash(), ledger: match.ledger('ann').length },
      before,
    )
    assert.deepEqual(match.awaited(), ['cat'])
    assert.equal(questionOf(match, 'ben').sealed?.answer, 'pear')
    reply(match, 'cat', 'apple')
    assert.deepEqual(match.outcome, {
      log: [
        ['apple', 'apple', 'apple'],
        ['pear', 'pear', 'apple'],
      ],
    })
    assert.equal(given(Match.replay(game, match.record())).hash(), match.hash())
  })
}

test('TBL 1.6 rules that fail as the next turn begins leave the last answer untaken', () => {
  const kept: Checkpoint[] = []
  const game = tinyGame(function* (t) {
    if (t.state.log.includes('quince')) throw new Error('The rules have stumbled.')
    t.state.log.push(yield* t.ask('ann', choose, null))
  })
  const match = opened(game, { options: { turns: 9 } }, { keep: (checkpoint) => kept.push(checkpoint) })
  reply(match, 'ann', 'pear')
  assert.throws(() => match.answer('ann', '2#1', 'quince'), /stumbled/)
  assert.equal(match.turn, 2)
  reply(match, 'ann', 'apple')
  assert.deepEqual(match.view('ann').log, ['pear', 'apple'])
  assert.equal(match.record().checkpoint?.turn, 3)
  for (const checkpoint of kept) {
    const reopened = given(Match.open(game, { ...match.record(), checkpoint }))
    assert.equal(reopened.hash(), match.hash(), `from turn ${checkpoint.turn}`)
  }
})

test('TBL 1.6 rules that fail over a standing answer leave the table as before', () => {
  const game = tinyGame(stumbling)
  const match = opened(game)
  given(match.instruct('ann', 'choose', { want: 'pear' }))
  reply(match, 'ben', 'pear')
  const before = match.record()
  assert.throws(() => match.instruct('cat', 'choose', { want: 'quince' }), /stumbled/)
  assert.deepEqual(match.record(), before)
  assert.deepEqual(match.instructions('cat'), {})
  assert.deepEqual(match.instructions('ann'), { choose: { want: 'pear' } })
  reply(match, 'cat', 'pear')
  assert.deepEqual(match.outcome, { log: [['pear', 'pear', 'pear']] })
})

test('TBL 1.6 rules that fail while a match is opened leave its record as it was', () => {
  const game = tinyGame(stumbling)
  const record = {
    ...laid(game, { seats: ['cat'] }),
    entries: [{ do: 'instruct' as const, seat: 'cat', kind: 'choose', instruction: { want: 'quince' } }],
  }
  const match = given(Match.open(game, record))
  assert.throws(() => match.settle(), /stumbled/)
  assert.deepEqual(match.record().entries, record.entries)
  given(match.instruct('cat', 'choose', null))
  reply(match, 'cat', 'pear')
  assert.deepEqual(match.outcome, { log: [['pear']] })
})

const spell: Decision<Tiny, null, { letter: string }[]> = {
  kind: 'spell',
  title: () => say('title', { kind: 'spell' }),
  shape: z.array(z.strictObject({ letter: z.string() })),
  options: () => oneOf([[{ letter: 'a' }]]),
  check: () => undefined,
  absent: () => [],
}

test('TBL 1.6 at a guarded table rules that change an answer fail at once, and the record does not feel it', () => {
  const game = tinyGame(function* (t) {
    const letters = yield* t.ask('ann', spell, null)
    for (const each of letters) each.letter = 'b'
  })
  const match = opened(game, {}, { guard: true })
  assert.throws(
    () => match.answer('ann', '1#1', [{ letter: 'a' }]),
    /^TypeError: .* read only property 'letter'/,
  )
  assert.equal(match.length, 0)
  assert.deepEqual(match.awaited(), ['ann'])
})

test('TBL 1.6 whoever has given an answer cannot change it afterwards by changing what he gave', () => {
  const game = tinyGame(function* (t) {
    const letters = yield* t.askAll(['ann', 'ben'], spell, () => null)
    t.state.log.push(JSON.stringify([...letters.values()]))
  })
  const match = opened(game)
  const mine = [{ letter: 'a' }]
  reply(match, 'ann', mine)
  Reflect.set(mine[0] ?? {}, 'letter', 'b')
  reply(match, 'ben', [])
  assert.deepEqual(match.outcome, { log: ['[[{"letter":"a"}],[]]'] })
})

test('rules that run on without asking anybody are stopped', () => {
  const game = tinyGame(function* () {
    yield* []
  })
  assert.throws(() => opened(game, { options: { turns: 1e9 } }), /Tiny runs on without asking anybody/)
  assert.deepEqual(opened(game, { options: { turns: 5000 } }).outcome, { log: [] })
})

test('rules that ask somebody who does not sit at the table fail at once', () => {
  function* asksCat(t: Table<Tiny>) {
    yield* t.ask('cat', choose, null)
  }
  const game = tinyGame(asksCat)
  assert.throws(() => opened(game, { seats: ['ann', 'ben'] }), /Nobody sits at cat to be asked/)
})

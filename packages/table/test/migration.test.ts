import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  exportRecord,
  type Game,
  Match,
  type MatchRecord,
  readRecord,
  type Table,
  verify,
  writeRecord,
} from '../src/index.ts'
import { given, opened, refusedBy, reply } from './at-the-table.ts'
import { choose, type Tiny, tinyGame } from './tiny-game.ts'

function* older(t: Table<Tiny>) {
  t.state.log.push(yield* t.ask('ann', choose, null))
}

/** In the newer rules ben is asked too, and what is noted is a pair. */
function* newer(t: Table<Tiny>) {
  const fruits = yield* t.askAll(['ann', 'ben'], choose, () => null)
  t.state.log.push([...fruits.values()])
}

const first = tinyGame(older)
const paired = (state: unknown) => {
  const { log, ...rest }: Tiny['state'] = JSON.parse(JSON.stringify(state))
  return { ...rest, log: log.map((fruit) => [fruit, fruit]) }
}
const second = tinyGame(newer, { version: 2, migrations: { 1: paired } })

/** Two turns under the first rules, and ann's answer to the third is lost with the change. */
function oldRecord(): MatchRecord {
  const match = opened(first, { options: { turns: 3 } }, { keep: () => undefined })
  given(match.instruct('cat', 'interrupt', { want: 'pass' }))
  reply(match, 'ann', 'pear')
  reply(match, 'ann', 'apple')
  return given(readRecord(writeRecord(match.record())))
}

test('TBL 5.5 a record of older rules goes on from its newest checkpoint, carried over', () => {
  const match = given(Match.open(second, oldRecord()))
  assert.deepEqual(match.view('ann').log, [
    ['pear', 'pear'],
    ['apple', 'apple'],
  ])
  assert.equal(match.turn, 3)
  assert.deepEqual(match.awaited(), ['ann', 'ben'])
  assert.deepEqual(match.instructions('cat'), { interrupt: { want: 'pass' } })
})

test('TBL 5.5 what was carried over is of the new version, and opens, replays and verifies as such', () => {
  const match = given(Match.open(second, oldRecord()))
  reply(match, 'ann', 'quince')
  const half = given(readRecord(writeRecord(match.record())))
  assert.equal(half.version, 2)
  assert.equal(half.base?.version, 2)
  const again = given(Match.open(second, half))
  assert.deepEqual(again.awaited(), ['ben'])
  reply(again, 'ben', 'pear')
  const log = [
    ['pear', 'pear'],
    ['apple', 'apple'],
    ['quince', 'pear'],
  ]
  assert.deepEqual(again.outcome, { log })
  assert.deepEqual(given(Match.replay(second, again.record())).outcome, { log })
  given(verify(second, given(exportRecord(second, again.record()))))
})

test('TBL 5.5 TBL 6.1 a record stored under the old version, with answers to the new rules, is handed out whole', () => {
  const stored = oldRecord()
  const match = given(Match.open(second, stored))
  const since = [...reply(match, 'ann', 'quince'), ...reply(match, 'ben', 'pear')]
  const exported = given(exportRecord(second, { ...stored, entries: [...stored.entries, ...since] }))
  assert.equal(exported.version, 2)
  given(verify(second, given(readRecord(writeRecord(exported)))))
})

test('TBL 5.5 a checkpoint is carried over version by version', () => {
  const third: Game<Tiny> = tinyGame(newer, {
    version: 3,
    migrations: { 1: paired, 2: (state) => Object.assign({ ...Object(state) }, { turn: 2 }) },
  })
  const match = given(Match.open(third, oldRecord()))
  assert.deepEqual([match.state.turn, match.state.log.length], [2, 2])
})

test('TBL 5.5 where there is no way across, an older record is refused with a sentence', () => {
  const sentence =
    'This match was begun under version 1 of the rules, and there is no way across to version 2.'
  const { checkpoint, ...bare } = oldRecord()
  for (const open of [Match.open, Match.replay]) {
    assert.equal(refusedBy('TBL 5.5', open(tinyGame(newer, { version: 2 }), oldRecord())), sentence)
    assert.equal(refusedBy('TBL 5.5', open(tinyGame(newer, { version: 2 }), bare)), sentence)
  }
  assert.equal(refusedBy('TBL 5.5', Match.replay(second, bare)), sentence)
  const gap = tinyGame(newer, { version: 3, migrations: { 1: paired } })
  assert.match(refusedBy('TBL 5.5', Match.open(gap, oldRecord())), /across to version 3/)
})

test('TBL 5.5 a match without a checkpoint begins anew, and what comes of it replays as such', () => {
  const { checkpoint, ...bare } = oldRecord()
  const match = given(Match.open(second, bare))
  assert.deepEqual([match.turn, match.view('ann').log, match.awaited()], [1, [], ['ann', 'ben']])
  reply(match, 'ann', 'quince')
  const stored = given(readRecord(writeRecord(match.record())))
  assert.equal(stored.version, 2)
  assert.deepEqual(given(Match.open(second, stored)).awaited(), ['ben'])
  assert.deepEqual(given(Match.replay(second, stored)).awaited(), ['ben'])
})

test('TBL 5.5 an answer of this turn that the newer rules do not take has the turn begin anew', () => {
  const asksCat = tinyGame(
    function* (t) {
      t.state.log.push(yield* t.ask('cat', choose, null))
    },
    { version: 2, migrations: { 1: (state) => ({ ...Object(state) }) } },
  )
  const bothAsked = tinyGame(newer)
  const under = opened(bothAsked, { options: { turns: 3 } }, { keep: () => undefined })
  reply(under, 'ann', 'pear')
  reply(under, 'ben', 'pear')
  reply(under, 'ann', 'apple')
  const match = given(Match.open(asksCat, given(readRecord(writeRecord(under.record())))))
  assert.deepEqual([match.turn, match.awaited()], [2, ['cat']])
  reply(match, 'cat', 'quince')
  assert.equal(given(Match.replay(asksCat, match.record())).turn, 3)
})

test('TBL 6.4 a match played by older rules is called so, and neither true nor false', () => {
  const match = opened(first, { options: { turns: 1 } })
  reply(match, 'ann', 'pear')
  const exported = given(exportRecord(first, match.record()))
  assert.match(refusedBy('TBL 6.4', verify(second, exported)), /played by version 1 of the rules/)
})

test('TBL 5.5 a migration leaves the record it was given alone', () => {
  const record = oldRecord()
  const before = writeRecord(record)
  const careless = tinyGame(newer, {
    version: 2,
    migrations: { 1: (state) => Object.assign(Object(state), { log: [] }) },
  })
  given(Match.open(careless, record))
  assert.equal(writeRecord(record), before)
})

test('TBL 5.5 a record that the way across cannot make anything of is refused', () => {
  const stumbling = tinyGame(newer, {
    version: 2,
    migrations: {
      1: () => {
        throw new TypeError('stumbled')
      },
    },
  })
  refusedBy('TBL 5.5', Match.open(stumbling, oldRecord()))
})

test('TBL 5.1 a record whose first state has come to harm is refused', () => {
  const { base, ...record } = given(Match.open(second, oldRecord())).record()
  assert.ok(base)
  const reading = tinyGame(
    function* (t) {
      t.state.log.push('read')
      yield* newer(t)
    },
    { version: 2 },
  )
  const harmed = { ...record, base: { ...base, state: { log: 7 } }, checkpoint: { ...base, state: {} } }
  assert.match(refusedBy('TBL 5.1', Match.open(reading, harmed)), /cannot be played/)
  refusedBy('TBL 5.1', Match.replay(reading, harmed))
})

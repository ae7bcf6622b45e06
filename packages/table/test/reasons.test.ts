import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type AnyGame,
  company,
  exportRecord,
  type GameTypes,
  type Line,
  layTable,
  linesBeside,
  Match,
  type MatchRecord,
  PlayedBack,
  playOut,
  readRecord,
  seedFrom,
  verify,
  writeRecord,
} from '../src/index.ts'
import { given } from './at-the-table.ts'
import { game as skirmish } from './fixture/game.ts'

const fixture: AnyGame = skirmish
const SEATS = ['amber', 'blue']

/** A bot that thinks ahead against one that does not, and what is told of it beside the ledger. */
function played(turns: number, open = false) {
  const record = given(layTable(fixture, { options: { turns }, seats: SEATS, seed: seedFrom('reasons') }))
  const beside: Line<GameTypes>[] = []
  const match = given(
    Match.open(fixture, record, {
      beside: (question, entry) =>
        beside.push(...linesBeside(fixture, question, entry, { turn: match.turn, at: 0, open })),
    }),
  )
  const bots = ['foresighted', 'random'].flatMap((name) => fixture.bots[name] ?? [])
  playOut(match, company(match.seats, bots, seedFrom('bots'), 2))
  return { match, beside }
}

const withReasons = ({ entries }: MatchRecord) =>
  entries.filter((entry) => entry.do === 'answer' && entry.reasons !== undefined)

test('TBL 2.8 reasons are kept in the record with the answer, and nothing else depends on them', () => {
  const { match } = played(3)
  const record = given(exportRecord(fixture, match.record()))
  assert.deepEqual(
    withReasons(record).map(({ seat }) => seat),
    ['amber', 'amber', 'amber'],
  )
  const read = given(readRecord(writeRecord(record)))
  assert.deepEqual(read, record)
  const entries = read.entries.map((entry) => {
    if (entry.do !== 'answer') return entry
    const { reasons, ...bare } = entry
    return bare
  })
  assert.deepEqual(given(verify(fixture, { ...read, entries })).result, record.result)
})

test('TBL 2.8 reasons are for the bot’s seat alone, or for everybody where the table was laid so', () => {
  const { beside } = played(2)
  assert.deepEqual(
    beside.map(({ to, clause, what }) => [to, clause, what.key]),
    Array.from({ length: 2 }, () => [['amber'], 'TBL 2.8', 'table.why']),
  )
  assert.deepEqual(
    played(2, true).beside.map(({ to }) => to),
    ['all', 'all'],
  )
})

test('TBL 2.8 who plays a finished match back reads them under what was answered, whoever they look as', () => {
  const { match } = played(3)
  const back = given(PlayedBack.open(fixture, match.record()))
  const keys = (viewer: string) => back.log(viewer).map(({ what }) => what.key)
  const before = back.at(back.last).ledger('blue').length
  assert.equal(keys('blue').length, before + 3)
  for (const viewer of ['amber', 'blue', 'spectator'])
    assert.equal(keys(viewer).filter((key) => key === 'table.why').length, 3)
  back.at(0)
  assert.ok(!keys('blue').includes('table.why'), 'nothing is told before it happened')

  const blue = given(PlayedBack.open(fixture, match.record(), 'blue'))
  blue.at(blue.last)
  assert.ok(!blue.log('blue').some(({ what }) => what.key === 'table.why'), 'while it goes on, they are not')
})

test('TBL 2.8 at most three are kept, and what has lost its words is told all the same', () => {
  const record = given(layTable(fixture, { options: {}, seats: SEATS, seed: seedFrom('reasons') }))
  const beside: string[] = []
  const match = given(
    Match.open(fixture, record, {
      beside: (question, entry) => {
        const lines = linesBeside(fixture, question, entry, { turn: 1, at: 0 })
        beside.push(...lines.map(({ what }) => JSON.stringify(what.fields)))
      },
    }),
  )
  const question = match.nextUnanswered()
  assert.ok(question)
  const reason = { key: 'gone.by-now', fields: { gold: 7 } }
  const reasons = [reason, reason, reason, reason]
  const answer = given(match.answer('amber', question.id, [0, 14, 28], { reasons, cutShort: true }))
  assert.deepEqual(answer, [
    {
      do: 'answer',
      seat: 'amber',
      question: question.id,
      answer: [0, 14, 28],
      reasons: [reason, reason, reason],
      cutShort: true,
    },
  ])
  assert.match(beside.join(), /gone by now, gold 7/)
})

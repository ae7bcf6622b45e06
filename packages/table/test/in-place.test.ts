import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type AnswerEntry,
  type GameTypes,
  type Line,
  linesBeside,
  Match,
  readRecord,
  tableWords,
  textOf,
  writeRecord,
} from '../src/index.ts'
import { given, opened, questionOf, reply, runOut } from './at-the-table.ts'
import { choose, tinyGame } from './tiny-game.ts'

const atOnce = tinyGame(function* (t) {
  const fruits = yield* t.askAll(['ann', 'ben'], choose, () => null)
  t.state.log.push([...fruits.values()])
})

/** A table that writes down what was answered in somebody's place. */
function watched() {
  const lines: Line<GameTypes>[] = []
  const marks: AnswerEntry['by'][] = []
  const match = opened(
    atOnce,
    { options: { turns: 3 } },
    {
      beside: (question, entry) => {
        marks.push(entry.by)
        lines.push(...linesBeside(atOnce, question, entry, { turn: match.turn, at: 7 }))
      },
    },
  )
  return { match, lines, marks }
}

const texts = (lines: readonly Line<GameTypes>[]) =>
  lines.map(({ what }) => textOf(what, tableWords, atOnce.words))

test('TBL 2.7 an answer given in a seat’s place is marked in the record and told to that seat alone', () => {
  const { match, lines, marks } = watched()
  runOut(match, 'ann')
  given(match.answerFor('ben', questionOf(match, 'ben').id, 'pear'))
  assert.deepEqual(marks, ['absent', 'bot'])
  assert.deepEqual(
    lines.map(({ to, turn, clause }) => [to, turn, clause]),
    [
      [['ann'], 1, 'TBL 2.6'],
      [['ben'], 1, 'TBL 2.7'],
    ],
  )
  assert.match(texts(lines).join('\n'), /The rules answered for you: .*\nA bot answered for you: /)
  assert.deepEqual(match.lines(), [], 'the ledger of the rules is as it was')

  given(match.instruct('ann', 'choose', { want: 'quince' }))
  assert.deepEqual(marks, ['absent', 'bot', 'standing'])
  assert.match(texts(lines).at(-1) ?? '', /^Answered as you had set in advance: /)
})

test('TBL 2.7 what a seat answers itself is not told, and the mark outlives the file', () => {
  const { match, marks } = watched()
  reply(match, 'ann', 'pear')
  assert.deepEqual(marks, [])
  given(match.answerFor('ben', questionOf(match, 'ben').id, 'pear'))
  const record = given(readRecord(writeRecord(match.record())))
  assert.deepEqual(
    record.entries.map((entry) => entry.do === 'answer' && entry.by),
    [undefined, 'bot'],
  )
  assert.equal(given(Match.open(atOnce, record)).hash(), match.hash())
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type AskedQuestion,
  enumerate,
  type GameTypes,
  type Match,
  type Question,
  questionAt,
} from '../src/index.ts'
import { atRandom, opened, questionOf, refusedBy, reply } from './at-the-table.ts'
import { game as skirmish } from './fixture/game.ts'
import { choose, tinyGame } from './tiny-game.ts'

/** What a seat is sent of a question: nothing but what survives JSON. */
function sent<G extends GameTypes>(question: Question<G>): { asked: AskedQuestion; view: G['view'] } {
  const { id, seat, kind, brief, free, sealed, view } = question
  return JSON.parse(JSON.stringify({ asked: { id, seat, kind, brief, free, sealed }, view }))
}

function again<G extends GameTypes>(match: Match<G>, question: Question<G>): Question<G> {
  const { asked, view } = sent(question)
  return questionAt(match.game, asked, view)
}

test('a question put together again from what was sent is the one the table has', () => {
  const match = atRandom(opened(skirmish), 20)
  for (const seat of match.seats) {
    for (const question of match.questions(seat)) {
      const far = again(match, question)
      const { id, kind, brief, free, sealed, openEnded, view } = question
      assert.deepEqual(
        [far.id, far.seat, far.kind, far.brief, far.free, far.sealed, far.openEnded, far.view],
        [id, seat, kind, brief, free, sealed, openEnded, view],
      )
      assert.deepEqual(far.title(), question.title())
      assert.deepEqual(far.absent(), question.absent())
      assert.equal(far.shape, question.shape)
      const offered = [...enumerate(question.options()).take(50)]
      assert.deepEqual([...enumerate(far.options()).take(50)], offered)
      for (const answer of offered) {
        assert.equal(far.check(answer), undefined)
        assert.deepEqual(far.warnings(answer), question.warnings(answer))
      }
      assert.deepEqual(far.check('nonsense'), question.check('nonsense'))
    }
  }
})

const fruitTable = tinyGame(function* (t) {
  yield* t.askAll(['ann', 'ben'], choose, (seat) => ({ for: seat }))
})

test('far from the table the same answers are refused, by the same clause, and the same ones are odd', () => {
  const match = opened(fruitTable)
  const far = again(match, questionOf(match, 'ann'))
  assert.equal(far.check('lemon')?.clause, 'TNY 1')
  refusedBy('TNY 1', match.answer('ann', far.id, 'lemon'), fruitTable)
  assert.equal(far.warnings('quince').length, 1)
  assert.deepEqual(far.warnings('lemon'), [])
})

test('an answer that is sealed is there, whatever the rules would say to it now', () => {
  const match = opened(fruitTable)
  reply(match, 'ann', 'pear')
  const { asked, view } = sent(questionOf(match, 'ann'))
  assert.deepEqual(questionAt(fruitTable, asked, view).sealed, { answer: 'pear' })
  const overtaken = { ...asked, sealed: { answer: 'lemon' } }
  assert.deepEqual(questionAt(fruitTable, overtaken, view).sealed, { answer: 'lemon' })
})

test('a question of another game, or for a seat it has not, is not understood', () => {
  const match = opened(fruitTable)
  const { asked, view } = sent(questionOf(match, 'ann'))
  assert.throws(() => questionAt(fruitTable, { ...asked, kind: 'sing' }, view), /knows no decision 'sing'/)
  assert.throws(() => questionAt(fruitTable, { ...asked, seat: 'dan' }, view), /has no seat 'dan'/)
})

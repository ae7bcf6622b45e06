import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AnyGame } from '../src/index.ts'
import { type LessonStep, playUpTo, scriptedAnswer, stepNow } from '../src/lesson/index.ts'
import { opened } from './at-the-table.ts'
import { game } from './fixture/game.ts'

const skirmish: AnyGame = game

const reads = (id: string): LessonStep => ({ id, title: id, text: id, task: { do: 'read' } })
const answers = (kind: string): LessonStep => ({
  id: kind,
  title: kind,
  text: kind,
  task: { do: 'answer', kind, shows: () => undefined },
})
const STEPS = [reads('welcome'), answers('cards'), reads('on orders'), answers('orders')]

test('a lesson stays where it is while its question is asked, or nothing is', () => {
  assert.equal(stepNow(STEPS, 0, ['orders']), 0)
  assert.equal(stepNow(STEPS, 1, ['cards', 'orders']), 1)
  assert.equal(stepNow(STEPS, 1, []), 1)
})

test('what does not come up is passed over, and what is said after it is not', () => {
  assert.equal(stepNow(STEPS, 1, ['orders']), 2)
  assert.equal(stepNow(STEPS, 1, ['something else']), 1)
})

test('a script answers for its seat, kind and turn alone, and only what the rules allow', () => {
  const match = opened(skirmish, { options: { turns: 3 } })
  const [question] = match.unanswered()
  assert.ok(question)
  const { kind, seat } = question
  const answer = question.absent()
  assert.deepEqual(scriptedAnswer([{ kind, answer }], question, 1), { answer })
  assert.equal(scriptedAnswer([{ kind, answer, turn: 2 }], question, 1), undefined)
  assert.equal(scriptedAnswer([{ kind, answer, seat: `not ${seat}` }], question, 1), undefined)
  assert.equal(scriptedAnswer([{ kind, answer: { nonsense: true } }], question, 1), undefined)
})

test('a lesson that begins later has been played up to there', () => {
  const match = opened(skirmish, { options: { turns: 3 } })
  const [first] = match.unanswered()
  assert.ok(first)
  const there = playUpTo(match, { script: [] }, ({ seat }) => seat === first.seat && match.turn === 2)
  assert.equal(match.turn, 2)
  assert.equal(there?.seat, first.seat)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AnyGame, type Checkpoint, Match } from '../src/index.ts'
import { type LessonStep, openedFor, playUpTo, scriptedAnswer, stepNow } from '../src/lesson/index.ts'
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

test('a lesson begins at the position that was set up for it, with what was answered there', () => {
  const before = opened(skirmish, { options: { turns: 5 } })
  const checkpoints: Checkpoint[] = []
  const replayed = Match.replay(skirmish, before.record(), { keep: (each) => checkpoints.push(each) })
  assert.ok(replayed.ok)
  const match = replayed.value
  playUpTo(match, { script: [] }, () => match.turn === 3)
  const third = checkpoints.find(({ turn }) => turn === 3)
  const [question] = match.unanswered()
  assert.ok(third && question)
  match.answer(question.seat, question.id, question.absent())
  const entries = match.record().entries.slice(third.entries)
  const [here = '', ...bots] = match.seats
  const position = { turn: third.turn, state: third.state, entries }
  const table = { options: { turns: 5 }, here, bots, seed: 'a prepared table', script: [], position }
  const taught = openedFor(skirmish, { id: 'prepared', table })
  assert.ok(taught.ok)
  assert.equal(taught.value.turn, 3)
  assert.equal(taught.value.length, 1)
  assert.equal(taught.value.record().lesson, 'prepared')
})

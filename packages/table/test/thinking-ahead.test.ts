import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  company,
  consideredBy,
  diceFor,
  diceRoot,
  layTable,
  Match,
  playOut,
  seedFrom,
  thinkingAt,
} from '../src/index.ts'
import { game } from './fixture/game.ts'
import type { Skirmish } from './fixture/state.ts'

function begun(seed: string, seats: readonly Skirmish['seat'][] = ['amber', 'blue']): Match<Skirmish> {
  const laid = layTable(game, { options: { turns: 20 }, seats, seed: seedFrom(seed) })
  const opened = laid.ok ? Match.open(game, laid.value) : laid
  assert.ok(opened.ok)
  return opened.value
}

test('the same dice and the same effort lead to the same answer, and another effort may lead elsewhere', () => {
  const match = begun('the same')
  const { foresighted } = game.bots
  const question = match.nextUnanswered()
  assert.ok(foresighted && question)
  const answers = [30, 30, 1].map((effort) =>
    Array.from({ length: 12 }, (_, number) => {
      const dice = diceFor(diceRoot(seedFrom('thinking', number), {}), 'bot')
      return consideredBy(foresighted, question, dice, thinkingAt(match, question.seat, effort)).answer
    }),
  )
  assert.deepEqual(answers[0], answers[1])
  assert.notDeepEqual(answers[0], answers[2])
})

test('nothing of what was thought reaches the match', () => {
  const match = begun('untouched')
  const question = match.nextUnanswered()
  assert.ok(question)
  const before = { hash: match.hash(), place: match.place(), lines: match.lines().length }
  const bots = company(match.seats, Object.values(game.bots).slice(0, 1), seedFrom('bots'), 20)
  bots.answer(question, match)
  assert.deepEqual({ hash: match.hash(), place: match.place(), lines: match.lines().length }, before)
})

test('whoever thinks ahead gets further than the others do on average', () => {
  const { foresighted, random } = game.bots
  assert.ok(foresighted && random)
  let [own, all] = [0, 0]
  for (let number = 0; number < 10; number += 1) {
    const match = begun(`ahead ${number}`, game.seats.all)
    const bots = [foresighted, ...match.seats.slice(1).map(() => random)]
    playOut(match, company(match.seats, bots, seedFrom('bots', number), 20))
    const points = Object.values(match.outcome?.points ?? {})
    own += points[0] ?? 0
    all += points.reduce((sum, each) => sum + each, 0) / points.length
  }
  assert.ok(own > 1.2 * all, `${own} points, and ${all} on average`)
})

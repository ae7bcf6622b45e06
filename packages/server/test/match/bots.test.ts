import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { layTable, Match, seedFrom } from '@windward/table'
import { game } from '@windward/table/fixture'
import { BotPool } from '../../src/match/bots/pool.ts'
import { wireQuestion } from '../../src/match/questions-and-lines.ts'
import { BUDGET_MS, THINKS_MS } from './slow-times.ts'

function poolFor(t: TestContext): BotPool {
  const pool = new BotPool({ workers: 1, budgetMs: BUDGET_MS })
  t.after(() => pool.close())
  return pool
}

/** The first question of a match, for the bot of that name. */
function taskFor(bot: string) {
  const options = game.options.parse({})
  const laid = layTable(game, { options, seats: game.seats.choose(2, options), seed: seedFrom('slow bots') })
  const opened = laid.ok ? Match.open(game, laid.value) : laid
  assert.ok(opened.ok)
  const question = opened.value.nextUnanswered()
  assert.ok(question)
  return {
    module: import.meta.resolve('./slow-game.ts'),
    bot,
    question: wireQuestion(game, question),
    view: JSON.stringify(opened.value.view(question.seat)),
  }
}

test('bots that wait for their turn are not taken to be at a loss', async (t) => {
  const pool = poolFor(t)
  const inLine = Array.from({ length: Math.ceil(BUDGET_MS / THINKS_MS) + 1 }, () =>
    pool.answer(taskFor('slow')),
  )
  for (const { answer } of await Promise.all(inLine)) assert.equal(answer, 'thought over')
})

test('a bot that thinks too long is given up, and the next in line is asked', async (t) => {
  const pool = poolFor(t)
  const lost = assert.rejects(pool.answer(taskFor('lost')))
  assert.equal((await pool.answer(taskFor('slow'))).answer, 'thought over')
  await lost
})

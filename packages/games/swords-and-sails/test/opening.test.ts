import assert from 'node:assert/strict'
import { test } from 'node:test'
import { company, layTable, Match, nextAwaited, questionAt, seedFrom } from '@windward/table'
import { asked } from '../src/asked.ts'
import { steward } from '../src/bots/steward.ts'
import type { FactionId } from '../src/data/factions/factions.ts'
import { game } from '../src/game.ts'
import { opening } from '../src/opening.ts'

const seats: FactionId[] = ['ENG', 'BYZ', 'FAT', 'HRE', 'KIE', 'NSE', 'FRA']

test('the opening knows all that is asked and told up to the first question of the usual match', () => {
  const laid = layTable(game, { options: {}, seats, seed: seedFrom('opening') })
  assert.ok(laid.ok)
  const opened = Match.open(game, laid.value)
  assert.ok(opened.ok)
  const match = opened.value
  const bots = company(seats, [steward], seedFrom('stewards'))
  let question = nextAwaited(match)
  while (question !== undefined && question.seat !== 'ENG') {
    assert.ok(match.answer(question.seat, question.id, bots.answer(question)).ok)
    question = nextAwaited(match)
  }
  assert.ok(question)
  const again = questionAt(opening, question, match.view('ENG'))
  assert.deepEqual(again.title(), question.title())
  for (const { what } of match.ledger('ENG')) assert.ok(what.key in opening.words, what.key)
})

test('what is asked and said is the same whoever holds the rules', () => {
  assert.equal(asked.decisions, game.decisions)
  assert.equal(asked.words, game.words)
  assert.deepEqual([asked.id, asked.name, asked.seats.all], [game.id, game.name, game.seats.all])
})

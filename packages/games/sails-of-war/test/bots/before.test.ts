import assert from 'node:assert/strict'
import { test } from 'node:test'
import { company, hashOf, layTable, Match, playOut, seedFrom } from '@windward/table'
import { game } from '../../src/game.ts'

/** What 'before' answers is what others are measured by: where this changes, it needs a copy of what was changed. */
test('the bot others are measured by plays as it always did', () => {
  const seats = game.seats.choose(3, game.options.parse({}))
  const seed = seedFrom('before')
  const laid = layTable(game, { options: {}, seats, seed })
  assert.ok(laid.ok)
  const match = Match.replay(game, laid.value)
  assert.ok(match.ok)
  const { before } = game.bots
  assert.ok(before !== undefined)
  assert.deepEqual(playOut(match.value, company(seats, [before], seed), 1500).refusals, [])
  assert.equal(
    hashOf(match.value.record().entries),
    '19c231ae62c9d50af777117d06412013cb2ec9f7815759853663d5befb6b36e6',
  )
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { company, hashOf, layTable, Match, playOut, seedFrom } from '@windward/table'
import { game } from '../../src/game.ts'

/** What 'before' answers is what others are measured by: where this changes, it needs a copy of what was changed. */
test('SNS 15.1.1 the bot others are measured by plays as it always did', () => {
  const seats = ['ENG', 'FRA', 'HRE', 'NSE'] as const
  const seed = seedFrom('before')
  const laid = layTable(game, { options: { map: 'west' }, seats, seed })
  assert.ok(laid.ok)
  const match = Match.replay(game, laid.value)
  assert.ok(match.ok)
  const { before } = game.bots
  assert.ok(before !== undefined)
  assert.deepEqual(playOut(match.value, company(seats, [before], seed), 600).refusals, [])
  assert.equal(
    hashOf(match.value.record().entries),
    '3bc3050a8997b5cbe3b211d962c8ee5ef21d64c1b9763ad0e51d4e6847931df8',
  )
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { opened, questionOf, refusedBy, reply } from './at-the-table.ts'
import { game as skirmish } from './fixture/game.ts'
import { game as parley } from './parley/game.ts'

test('TBL 1.6 whoever scribbles in what he sees changes nothing of what he may do', () => {
  const match = opened(parley, { seats: ['north', 'east'] })
  reply(match, 'north', 'coin')
  reply(match, 'east', 'coin')
  const { id, view } = questionOf(match, 'north')
  for (const seen of [view, match.view('north')]) {
    for (const player of seen.players) Reflect.set(player, 'coins', 99)
  }
  refusedBy('PAR 2.2', match.answer('north', id, { to: 'east', coins: 50 }), parley)
})

test('TBL 1.6 whoever scribbles in what he was told changes nothing of what he may do', () => {
  const match = opened(skirmish, { seats: ['amber', 'blue'] })
  const question = questionOf(match, 'amber')
  Reflect.set(Object(question.brief), 'areas', [20, 20, 20])
  refusedBy('FIX 2.1', match.answer('amber', question.id, [20, 20, 20]), skirmish)
  assert.deepEqual(question.absent(), [0, 14, 28])
})

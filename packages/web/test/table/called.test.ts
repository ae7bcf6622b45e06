import assert from 'node:assert/strict'
import { test } from 'node:test'
import { called } from '../../app/table/seats/player-name.ts'

const seat = { seat: 'red', yours: false } as const

test('everybody at a table is called what they are', () => {
  assert.equal(called({ ...seat, by: 'person', name: 'Ben' }), 'Ben')
  assert.equal(called({ ...seat, by: 'person', name: 'Ben', yours: true }), 'you')
  assert.equal(called({ ...seat, by: 'bot', bot: 'random' }), 'a bot (random)')
  assert.equal(called({ ...seat, by: 'person', name: 'Fathom', owner: 'Ada' }), 'Fathom, a bot of Ada')
  assert.equal(called({ ...seat, by: 'nobody' }), 'nobody')
})

import assert from 'node:assert/strict'
import test from 'node:test'
import type { Fields, SeenLine } from '@windward/table'
import { battleTold } from '../../board/told/battle-told.ts'
import { together } from '../../board/told/together.ts'

const line = (key: string, fields: Fields = {}): SeenLine => ({
  turn: 1,
  clause: 'SOW 1.1.1',
  private: false,
  what: { key, fields },
})

test('all Sea Serpents move in one moment, bids are read one by one', () => {
  assert.ok(together(line('sea.serpent-moved'), line('sea.serpent-moved')))
  assert.ok(!together(line('sea.serpent-moved'), line('sea.serpent-attacks')))
  assert.ok(!together(line('council.bid'), line('council.bid')))
})

test('where a Realm was rolled it lies in the same moment, and a fleet that sails into a Port is in it', () => {
  assert.ok(together(line('setup.rolled'), line('setup.laid')))
  assert.ok(together(line('movement.sailed'), line('movement.docked')))
  assert.ok(!together(line('setup.laid'), line('setup.laid')))
  assert.ok(!together(line('movement.docked'), line('movement.sailed')))
})

test('SOW 8.1.1 the dice of a battle are told with the Realm and both sides, until it ends', () => {
  const lines = [
    line('battle.begins', { realm: 'mellon', attacker: 'orcs', defender: 'elves' }),
    line('battle.rolled', { race: 'orcs', rolls: [], modifier: 0 }),
    line('battle.ends', { winner: 'orcs', realm: 'mellon' }),
    line('battle.pillaged', { realm: 'zul' }),
    line('movement.marched'),
  ].map((each, n) => ({ ...each, n }))
  const battle = { realm: 'mellon', attacker: 'orcs', defender: 'elves' }
  assert.deepEqual(
    lines.map((each) => battleTold(each, lines)),
    [battle, battle, battle, undefined, undefined],
  )
})

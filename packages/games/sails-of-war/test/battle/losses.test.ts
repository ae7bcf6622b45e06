import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  CHEAPEST,
  canLose,
  forcedLosses,
  killable,
  lossesBy,
  type Ranks,
  routable,
} from '../../src/battle/losses.ts'
import { hitOf } from '../../src/battle/rolls.ts'
import { type SomeUnits, unitsOf } from '../../src/pieces.ts'

const ranks = (ready: SomeUnits, routed: SomeUnits = {}): Ranks => ({
  ready: unitsOf(ready),
  routed: unitsOf(routed),
})

test('SOW 8.3.1 no Archers in the Archers step unless nothing else is un-routed', () => {
  assert.deepEqual(killable('archers', ranks({ footman: 1, archer: 1, cavalry: 1 })), ['footman', 'cavalry'])
  assert.deepEqual(killable('archers', ranks({ archer: 1 }, { footman: 3 })), ['archer'])
})

test('SOW 8.3.1 Cavalry first in the Cavalry step, anything in the front step', () => {
  assert.deepEqual(killable('cavalry', ranks({ footman: 1, cavalry: 1 })), ['cavalry'])
  assert.deepEqual(killable('cavalry', ranks({ footman: 1, archer: 1 })), ['footman', 'archer'])
  assert.deepEqual(killable('front', ranks({ footman: 1, archer: 1, giant: 1 })), [
    'footman',
    'archer',
    'giant',
  ])
})

test('SOW 8.3.2 kills fall on routed units only when no un-routed one is left; routs need an un-routed one', () => {
  const mixed = ranks({ footman: 1 }, { cavalry: 2 })
  assert.deepEqual(killable('front', mixed), ['footman'])
  assert.deepEqual(lossesBy('front', { kills: 2, routs: 1 }, mixed, CHEAPEST), {
    killed: ['footman', 'cavalry'],
    routed: [],
  })
  assert.deepEqual(routable('front', ranks({}, { cavalry: 2 })), [])
})

test('SOW 8.3.3 kills are taken before routs', () => {
  const two = ranks({ footman: 2 })
  assert.ok(canLose('front', { kills: 1, routs: 1 }, two, { killed: ['footman'], routed: ['footman'] }))
  assert.ok(!canLose('front', { kills: 1, routs: 1 }, two, { killed: [], routed: ['footman'] }))
  assert.ok(!canLose('front', { kills: 1, routs: 0 }, two, { killed: ['footman', 'footman'], routed: [] }))
})

test('SOW 8.3.1 nobody is asked where there is but one way to lose', () => {
  assert.deepEqual(forcedLosses('front', { kills: 1, routs: 1 }, ranks({ footman: 3 })), {
    killed: ['footman'],
    routed: ['footman'],
  })
  assert.equal(forcedLosses('front', { kills: 1, routs: 0 }, ranks({ footman: 1, archer: 1 })), undefined)
})

test('SOW 8.5.2 in a pursuit routed units may fall as well', () => {
  assert.deepEqual(killable('pursuit', ranks({ footman: 1 }, { cavalry: 1 })), ['footman', 'cavalry'])
})

test('SOW 8.2.1, SOW 1.3.2, SOW 1.3.3, SOW 1.3.4, SOW 1.3.5, SOW 1.3.7 each race hits by its own numbers', () => {
  assert.equal(hitOf('knights', 'cavalry', 6, 0), 'kill')
  assert.equal(hitOf('knights', 'cavalry', 4, 0), 'rout')
  assert.equal(hitOf('elves', 'archer', 7, 0), 'kill')
  assert.equal(hitOf('elves', 'footman', 8, 0), 'rout')
  assert.equal(hitOf('dwarves', 'footman', 7, 0), 'kill')
  assert.equal(hitOf('dwarves', 'cavalry', 5, 0), 'miss')
  assert.equal(hitOf('barbarians', 'archer', 6, 0), 'miss')
  assert.equal(hitOf('dark-lord', 'footman', 6, 0), 'miss')
  assert.equal(hitOf('orcs', 'footman', 8, -1), 'rout')
})

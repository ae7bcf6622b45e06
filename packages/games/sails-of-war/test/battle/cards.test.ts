import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hero } from '../field.ts'
import { of } from '../scene.ts'
import { battle } from './clash.ts'

const none = { rout: null, archers: null, cavalry: null, front: null }

test('SOW 8.7.1, SOW 12.2.7, SOW 12.2.8 cards are laid for the steps of a round, one a step, both sides at once', () => {
  const scene = battle(
    {
      attacker: { footman: 1, archer: 4, cavalry: 4 },
      defender: { footman: 2 },
      against: 'knights',
      change: (state) => {
        of(state, 'orcs').hand = ['volley', 'grand-charge', 'battle-fury', 'hold-the-line']
        of(state, 'knights').hand = ['dread']
      },
    },
    [1, 1, 1, 1, 1, 1, 1, 1, 5, 5, 1, 1],
  )
  assert.equal(scene.refusal('knights', 'battle-cards', { ...none, rout: 'hold-the-line' }), 'SOW 8.7.1')
  scene.answer('knights', 'battle-cards', { ...none, rout: 'dread' })
  scene.answer('orcs', 'battle-cards', {
    rout: null,
    archers: 'volley',
    cavalry: 'grand-charge',
    front: 'battle-fury',
  })
  assert.equal(scene.state.battle?.defender.routed.footman, 1, 'a Footman routs with 5 and +1')
  assert.deepEqual([...scene.state.discards].sort(), ['battle-fury', 'dread', 'grand-charge', 'volley'])
  assert.deepEqual(of(scene.state, 'orcs').hand, ['hold-the-line'])
})

test('SOW 8.7.1 a card lies face down until its step, and is spent though the round ends before it', () => {
  const scene = battle(
    {
      attacker: { footman: 2, archer: 1 },
      defender: { footman: 2, archer: 1 },
      against: 'knights',
      change: (state) => {
        of(state, 'orcs').hand = ['volley', 'battle-fury']
        hero(state, 'knights', 'mellon')
      },
    },
    [1, 1, 1, 1, 1, 1],
  )
  scene.answer('knights', 'join-battle', 'knights/hero/1')
  scene.answer('orcs', 'battle-cards', { ...none, archers: 'volley', front: 'battle-fury' })
  assert.deepEqual(scene.asked('knights'), ['reroll'], 'of the Archers')
  assert.deepEqual(scene.state.discards, ['volley'])
  assert.ok(!scene.told('knights').some((line) => line.includes('Battle Fury')))
  scene.answer('knights', 'reroll', 'keep').answer('knights', 'reroll', 'keep')
  assert.deepEqual(scene.state.discards, ['volley', 'battle-fury'])
  const short = battle(
    {
      attacker: { footman: 1, archer: 1 },
      defender: { footman: 1 },
      change: (state) => {
        of(state, 'orcs').hand = ['battle-fury']
      },
    },
    [10],
  ).answer('orcs', 'battle-cards', { ...none, front: 'battle-fury' })
  assert.ok(short.over)
  assert.deepEqual(short.state.discards, ['battle-fury'])
})

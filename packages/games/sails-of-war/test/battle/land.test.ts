import assert from 'node:assert/strict'
import { test } from 'node:test'
import { settleControl } from '../../src/battle/settle-control.ts'
import type { RaceId } from '../../src/data/races.ts'
import { lay } from '../field.ts'
import { of, Scene } from '../scene.ts'
import { battle, units } from './clash.ts'

test('SOW E9, SOW 8.1.6, SOW 8.2.1, SOW 8.2.2, SOW 8.2.3, SOW 8.3.1, SOW 8.4.1 a battle round before a Town', () => {
  const scene = battle(
    {
      attacker: { footman: 3, archer: 1, cavalry: 1 },
      defender: { footman: 2, archer: 1 },
      realm: { building: 'town' },
    },
    [7, 8, 9, 6, 2, 5, 5, 4, 1, 1, 1, 1, 1],
  )
  assert.equal(scene.refusal('orcs', 'losses', { killed: ['archer'], routed: [] }), 'SOW 8.3.1')
  scene.answer('orcs', 'losses', { killed: ['footman'], routed: [] })
  assert.equal(scene.state.battle?.defender.routed.footman, 1, 'a Footman, not the Archer')
  scene.answer('dwarves', 'losses', { killed: ['archer'], routed: [] })
  scene.answer('orcs', 'losses', { killed: [], routed: ['footman'] })
  scene.answer('orcs', 'retreat', 'stay')
  const { battle: now } = scene.state
  assert.equal(now?.round, 2)
  assert.equal(now?.defender.ready.footman, 2, '4 and +1 is 5: one rallies')
  assert.equal(now?.attacker.routed.footman, 1, '5 and –1 is 4: none')
})

test('SOW 8.2.3, SOW 16.6 in the sea game walls hinder the attacker; in base mode they help the defender', () => {
  const duel = (options: object) =>
    battle(
      {
        attacker: { footman: 1 },
        defender: { footman: 1 },
        options,
        realm: { building: 'city' },
        against: 'knights',
      },
      [9, 6, 3, 4, 1, 1],
    )
  assert.equal(duel({}).state.battle?.defender.routed.footman, 1, '9 and –2 routs only')
  assert.ok(duel({ mode: 'base' }).over, '9 kills, and 6 and +2 kills too')
})

test('SOW 8.2.3 walls help their owner only: who attacks strangers in his own Town is not hindered', () => {
  const scene = battle(
    {
      attacker: { footman: 1 },
      defender: { giant: 1 },
      by: 'dwarves',
      against: 'orcs',
      realm: { owner: 'dwarves', building: 'town' },
    },
    [7, 1],
  )
  assert.ok(scene.over, 'a 7 of the Dwarves kills, without –1')
})

test('SOW 8.2.1 a ten always kills', () => {
  const scene = battle(
    { attacker: { footman: 1 }, defender: { footman: 1 }, by: 'elves', realm: { building: 'city' } },
    [10, 2],
  )
  assert.equal(units(scene, 'elves')?.footman, 1)
  assert.equal(units(scene, 'dwarves'), undefined)
})

test('SOW 8.2.4, SOW 8.2.5, SOW 8.2.6, SOW 8.3.4 two Archers, two Cavalry, three in front; a Dragon rolls twice', () => {
  const scene = battle(
    { attacker: { archer: 3, cavalry: 3, footman: 3, dragon: 1 }, defender: { footman: 9 } },
    Array.from({ length: 2 + 2 + 4 + 3 }, () => 1),
  )
  scene.answer('orcs', 'pick-units', { dragon: 1, footman: 2 }).diceSpent()
  assert.deepEqual(scene.asked('orcs'), ['retreat'])
})

test('SOW 8.2.6, SOW 8.2.7 the front rank is picked by its owner where there is a choice', () => {
  const scene = battle(
    { attacker: { footman: 3, dragon: 1 }, defender: { footman: 3 } },
    [8, 8, 8, 8, 1, 1, 1],
  )
  assert.equal(scene.refusal('orcs', 'pick-units', { dragon: 1, footman: 3 }), 'SOW 8.2.7')
  scene.answer('orcs', 'pick-units', { dragon: 1, footman: 2 }).diceSpent()
  assert.ok(scene.over)
  assert.deepEqual(scene.state.battle, null)
})

test('SOW 8.4.2, SOW 11.4.1, SOW 11.4.2, SOW 8.6.4 Sky Hall and the Pit bring a monster, which leaves after the battle', () => {
  const scene = battle(
    {
      attacker: { footman: 1 },
      defender: { footman: 1 },
      by: 'barbarians',
      change: (state) => {
        lay(state, 'stormtop', [6, 6], { owner: 'barbarians' })
        lay(state, 'deathpeak', [6, 8], { owner: 'barbarians' })
        state.places.stormtop = 'sky-hall'
        state.places.deathpeak = 'pit-of-flame'
      },
    },
    [1, 6, 1, 1],
  )
  assert.ok(scene.over, 'the Giant kills with a 6')
  assert.deepEqual(units(scene, 'barbarians'), {
    footman: 1,
    archer: 0,
    cavalry: 0,
    giant: 0,
    firegaunt: 0,
    dragon: 0,
  })
  assert.match(
    scene.told().join(),
    /1 Giant and 1 Firegaunt of the Mystic Lands fight for the Barbarians of Loth K’har/,
  )
})

test('SOW 8.5.5, SOW 8.6.4 an attacker of whom only a monster of the Mystic Lands is left holds nothing', () => {
  const scene = battle(
    {
      attacker: { footman: 1 },
      defender: { footman: 1 },
      by: 'knights',
      against: 'orcs',
      change: (state) => {
        lay(state, 'stormtop', [6, 6], { owner: 'knights' })
        state.places.stormtop = 'sky-hall'
      },
    },
    [1, 6, 8],
  )
  scene.answer('knights', 'losses', { killed: ['footman'], routed: [] }).diceSpent()
  assert.deepEqual(scene.state.realms.mellon?.forces, {})
  assert.match(scene.told().join(), /Nobody is left in Mellon/)
})

test('SOW 11.4.1, SOW 11.4.2 the Giant of Sky Hall serves no evil owner, the Firegaunt of the Pit no good one', () => {
  const held = (by: RaceId, against: RaceId) =>
    battle(
      {
        attacker: { footman: 2 },
        defender: { footman: 2 },
        by,
        against,
        change: (state) => {
          lay(state, 'stormtop', [6, 6], { owner: by })
          lay(state, 'deathpeak', [6, 8], { owner: against })
          state.places.stormtop = 'sky-hall'
          state.places.deathpeak = 'pit-of-flame'
        },
      },
      Array.from({ length: 6 }, () => 1),
    ).state.battle
  const dark = held('orcs', 'dwarves')
  assert.deepEqual([dark?.attacker.ready.giant, dark?.defender.ready.firegaunt], [0, 0])
  const fair = held('dwarves', 'orcs')
  assert.deepEqual([fair?.attacker.ready.giant, fair?.defender.ready.firegaunt], [1, 1], 'a defender too')
})

test('SOW 8.4.2, SOW 13.2 the Hill Horn gives +1 on every rout check of its owner', () => {
  const scene = battle(
    {
      attacker: { footman: 1 },
      defender: { footman: 2 },
      against: 'knights',
      change: (state) => of(state, 'knights').artifacts.push('hill-horn'),
    },
    [6, 1, 1, 4, 1, 1, 1],
  )
  scene.answer('orcs', 'retreat', 'stay')
  assert.equal(scene.state.battle?.defender.ready.footman, 2, '4 and +1 is 5: one rallies')
})

test('SOW 8.4.2 Giant +3, foreign Firegaunt –2, and nothing below 1 or above 10', () => {
  const scene = battle(
    { attacker: { footman: 1, firegaunt: 1 }, defender: { footman: 1, giant: 1 }, against: 'knights' },
    [1, 3, 1, 1, 4, 1, 1, 1, 1],
  )
  scene.answer('knights', 'losses', { killed: [], routed: ['footman'] })
  scene.answer('orcs', 'retreat', 'stay')
  assert.equal(scene.state.battle?.defender.ready.footman, 1, '4 + 3 – 2 is 5: one rallies')
})

test('SOW 8.4.2 both sides check as they stand when the step begins: who rallies now helps in the next', () => {
  const scene = battle(
    { attacker: { footman: 2, firegaunt: 1 }, defender: { footman: 2 }, against: 'knights' },
    [1, 1, 6, 6, 6, 8, 5, 1, 1, 1, 1, 1],
  )
  scene.answer('orcs', 'losses', { killed: [], routed: ['firegaunt', 'footman'] })
  scene.answer('orcs', 'retreat', 'stay')
  assert.equal(scene.state.battle?.attacker.ready.firegaunt, 1, '8 and –1 is 7: both rally')
  assert.equal(scene.state.battle?.defender.ready.footman, 2, 'a 5, without –2, rallies one')
})

test('SOW 8.4.3, SOW 8.5.3, SOW 8.5.4 a broken side goes back; with nowhere to go it is destroyed', () => {
  const scene = battle(
    { attacker: { footman: 3 }, defender: { footman: 2 }, against: 'knights' },
    [6, 7, 1, 1, 1, 2],
  )
  scene.answer('orcs', 'retreat', 'stay').diceSpent()
  assert.ok(scene.over)
  assert.equal(units(scene, 'knights'), undefined)
  assert.match(scene.told().join(), /The Knights of Daqan have nowhere to go: all are lost/)
  const saved = battle(
    {
      attacker: { footman: 3 },
      defender: { footman: 2 },
      against: 'knights',
      change: (state) => Object.assign(state.realms.larkfield ?? {}, { owner: 'knights' }),
    },
    [6, 7, 1, 1, 1, 2],
  )
  saved.answer('orcs', 'retreat', 'stay').answer('knights', 'retreat', 'stay')
  assert.equal(units(saved, 'knights', 'larkfield')?.footman, 2, 'routed units recover')
})

test('SOW 8.4.4 two killed in a round and no Footman un-routed: overrun; never the Dark Lord', () => {
  const field = (against: RaceId) =>
    battle({ attacker: { footman: 3 }, defender: { footman: 2, archer: 3 }, against }, [
      1,
      1,
      8,
      8,
      1,
      1,
      1,
      ...(against === 'dark-lord' ? [1, 1, 1, 1, 1] : []),
    ])
  const scene = field('elves')
  scene
    .answer('elves', 'losses', { killed: ['footman', 'footman'], routed: [] })
    .answer('orcs', 'retreat', 'stay')
  assert.ok(scene.over)
  assert.equal(units(scene, 'elves'), undefined)
  const dark = field('dark-lord')
  dark.answer('dark-lord', 'losses', { killed: ['footman', 'footman'], routed: [] })
  dark.answer('orcs', 'retreat', 'stay')
  assert.equal(dark.state.battle?.round, 2)
})

test('SOW 8.4.5 if both are broken at once both suffer it, and SOW 8.5.5 the defender keeps the Realm', () => {
  const scene = battle(
    { attacker: { footman: 1 }, defender: { footman: 1 }, against: 'knights' },
    [6, 6, 1, 1],
  )
  scene.answer('orcs', 'retreat', 'stay')
  assert.ok(scene.over)
  assert.equal(units(scene, 'orcs', 'goodland')?.footman, 1)
  assert.equal(units(scene, 'knights'), undefined)
  assert.match(scene.told().join(), /Nobody is left in Mellon; it stays with whom it belonged/)
  const settled = new Scene(scene.state, settleControl)
  assert.equal(settled.state.realms.mellon?.owner, 'knights')
})

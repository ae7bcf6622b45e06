import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Foreseen } from '@windward/table'
import { fightLandBattles } from '../../src/battle/land-battles.ts'
import { newTurn } from '../../src/movement/turn-state.ts'
import { freshOnce } from '../../src/setup/begin.ts'
import { army, hero, lay } from '../field.ts'
import { of, position, Scene } from '../scene.ts'
import { battle, units } from './clash.ts'

test('SOW 8.5.1, SOW 8.5.2, SOW 8.5.3 a declared retreat: Cavalry strikes once more, then all go where they came from', () => {
  const scene = battle(
    { attacker: { footman: 3 }, defender: { footman: 1, cavalry: 2 }, against: 'knights' },
    [1, 1, 1, 1, 1, 1, 6, 2],
  )
  assert.equal(scene.refusal('orcs', 'retreat', 'larkfield'), 'SOW 8.5.3')
  scene.answer('orcs', 'retreat', 'goodland').diceSpent()
  assert.equal(units(scene, 'orcs', 'goodland')?.footman, 2)
  assert.equal(units(scene, 'knights')?.cavalry, 2)
})

test('SOW 8.1.1 several foes are fought one after the other in initiative order', () => {
  const scene = battle(
    {
      attacker: { footman: 3 },
      defender: { footman: 1 },
      change: (state) => {
        Object.assign(state, { seats: ['orcs', 'dwarves', 'elves'] })
        state.players.elves = {
          ...of(state, 'dwarves'),
          race: 'elves',
          initiative: 3,
          hand: [],
          once: freshOnce(),
        }
        army(state, 'mellon', 'elves', { footman: 1 })
      },
    },
    [8, 1, 1, 1, 8, 1, 1, 1],
  ).diceSpent()
  assert.deepEqual(Object.keys(scene.state.realms.mellon?.forces ?? {}), ['orcs'])
  assert.deepEqual(
    scene.state.turn?.fought.map(({ race }) => race),
    ['dwarves', 'elves'],
  )
})

test('SOW 8.1.2 a militia of two Footmen defends an empty Home Realm, once, and vanishes', () => {
  const state = position(['orcs', 'dwarves'], {}, (fresh) => {
    lay(fresh, 'dunwarr', [3, 3], { owner: 'dwarves' })
    army(fresh, 'dunwarr', 'orcs', { footman: 3 })
    fresh.turn = { ...newTurn('orcs'), segment: 'battle' }
  })
  const scene = new Scene(state, (t) => fightLandBattles(t, 'orcs'), { dice: [10, 10, 1, 7, 1] })
  scene.diceSpent()
  assert.deepEqual(Object.keys(scene.state.realms.dunwarr?.forces ?? {}), ['orcs'])
  assert.equal(scene.state.realms.dunwarr?.forces.orcs?.units.footman, 2)
  assert.match(scene.told().join(), /the Orcs of Zul attack the militia of the Dwarves of Dunwarr/)
})

test('SOW 8.1.4 a Hero widens the front rank to four and has one die rolled again; SOW 13.1 the Last Banner two', () => {
  const field = (artifacts: ('last-banner' | 'cloak')[]) =>
    battle(
      {
        attacker: { footman: 4 },
        defender: { footman: 4 },
        against: 'knights',
        change: (state) => hero(state, 'orcs', 'mellon', { artifacts }),
      },
      [1, 1, 1, 1, 8, 8, 1, 1, 1, 1],
    )
  const scene = field([])
  assert.equal(scene.refusal('orcs', 'join-battle', 'orcs/hero/2'), 'SOW 8.1.4')
  scene.answer('orcs', 'join-battle', 'orcs/hero/1').answer('orcs', 'reroll', 0)
  assert.deepEqual(scene.asked('orcs'), ['retreat'])
  const banner = field(['last-banner'])
    .answer('orcs', 'join-battle', 'orcs/hero/1')
    .answer('orcs', 'reroll', 0)
  assert.deepEqual(banner.asked('orcs'), ['reroll'])
})

test('SOW 8.2.2, SOW 8.2.7, SOW 8.1.4 both name who attacks before a die is rolled, and both roll again at once', () => {
  const scene = battle(
    {
      attacker: { footman: 4, giant: 1 },
      defender: { footman: 4, giant: 1 },
      against: 'knights',
      change: (state) => {
        hero(state, 'orcs', 'mellon')
        hero(state, 'knights', 'mellon')
      },
    },
    [1, 1, 1, 1, 2, 2, 2, 2, 10, 3],
  )
  scene.answer('orcs', 'join-battle', 'orcs/hero/1').answer('knights', 'join-battle', 'knights/hero/1')
  assert.deepEqual([scene.asked('orcs'), scene.asked('knights')], [['pick-units'], ['pick-units']])
  scene.answer('knights', 'pick-units', { footman: 4 })
  assert.doesNotMatch(scene.told().join(), /attack:/)
  scene.answer('orcs', 'pick-units', { footman: 4 })
  assert.deepEqual([scene.asked('orcs'), scene.asked('knights')], [['reroll'], ['reroll']])
  scene.answer('knights', 'reroll', 0)
  assert.doesNotMatch(scene.told().join(), /rolled again/)
  scene.answer('orcs', 'reroll', 3).diceSpent()
  assert.match(
    scene.told().join(),
    /misses \(1\), now Footman kills \(10\).*misses \(2\), now Footman misses \(3\)/,
  )
})

test('SOW 8.1.5 a Hero who took part dies with a beaten side, and goes along wounded from a declared retreat', () => {
  const field = (dice: Foreseen[]) =>
    battle(
      {
        attacker: { footman: 1 },
        defender: { footman: 1 },
        against: 'knights',
        change: (state) => hero(state, 'orcs', 'mellon'),
      },
      dice,
    ).answer('orcs', 'join-battle', 'orcs/hero/1')
  const beaten = field([1, 8]).answer('orcs', 'reroll', 'keep')
  assert.deepEqual(beaten.state.heroes, [])
  const back = field([1, 1]).answer('orcs', 'reroll', 'keep').answer('orcs', 'retreat', 'goodland')
  assert.deepEqual(
    back.state.heroes.map(({ realm, wounds }) => [realm, wounds]),
    [['goodland', 1]],
  )
  assert.match(back.told().join(), /The first Hero of the Orcs of Zul comes away with one wound/)
})

test('SOW 8.1.5, SOW 8.5.2 with nobody left after the pursuit a retreat saves no Hero and leads nowhere', () => {
  const scene = battle(
    {
      attacker: { footman: 1 },
      defender: { cavalry: 1 },
      against: 'knights',
      change: (state) => hero(state, 'orcs', 'mellon'),
    },
    [1, 1, 6],
  ).answer('orcs', 'join-battle', 'orcs/hero/1')
  scene.answer('orcs', 'reroll', 'keep').answer('orcs', 'retreat', 'goodland').diceSpent()
  assert.deepEqual(scene.state.heroes, [])
  assert.equal(units(scene, 'orcs', 'goodland'), undefined)
  assert.doesNotMatch(scene.told().join(), /go to Goodland/)
})

test('SOW 8.6.5, SOW 11.5.10 the Horn of War: up to five attack before the battle, un-answered', () => {
  const scene = battle(
    {
      attacker: { footman: 6 },
      defender: { footman: 3 },
      change: (state) => of(state, 'orcs').relics.push('horn-of-war'),
    },
    [8, 8, 8, 1, 1],
  )
  assert.equal(scene.refusal('orcs', 'horn-of-war', { footman: 6 }), 'SOW 8.6.5')
  scene.answer('orcs', 'horn-of-war', { footman: 5 }).diceSpent()
  assert.ok(scene.over)
  assert.deepEqual(of(scene.state, 'orcs').relics, [])
  assert.deepEqual(scene.state.countersGone, ['horn-of-war'])
})

test('SOW 8.4.6 who has nobody left un-routed is broken and goes back, though two were killed before', () => {
  const scene = battle(
    {
      attacker: { footman: 3 },
      defender: { footman: 3 },
      against: 'knights',
      change: (state) => Object.assign(state.realms.larkfield ?? {}, { owner: 'knights' }),
    },
    [8, 8, 7, 1, 1, 1, 1],
  )
  scene.answer('orcs', 'retreat', 'stay').answer('knights', 'retreat', 'stay').diceSpent()
  assert.ok(scene.over)
  assert.equal(units(scene, 'knights', 'larkfield')?.footman, 1)
})

test('SOW 8.6.5, SOW 8.4.4 what the Horn kills was killed in no round: nobody is overrun for it', () => {
  const scene = battle(
    {
      attacker: { footman: 3 },
      defender: { footman: 2, archer: 1 },
      against: 'knights',
      change: (state) => of(state, 'orcs').relics.push('horn-of-war'),
    },
    [8, 8, 1, 1, 1, 1, 1],
  ).answer('orcs', 'horn-of-war', { footman: 3 })
  scene.answer('knights', 'losses', { killed: ['footman', 'footman'], routed: [] })
  assert.equal(scene.state.battle?.defender.ready.archer, 1)
  assert.deepEqual(scene.asked('orcs'), ['retreat'])
})

test('SOW 8.1.4 heroes of both sides are told at once; SOW 16.7 in base mode none takes part', () => {
  const scene = battle(
    {
      attacker: { footman: 1 },
      defender: { footman: 1 },
      options: { mode: 'base' },
      change: (state) => hero(state, 'orcs', 'mellon'),
    },
    [10, 1],
  )
  assert.ok(scene.over)
  assert.equal(scene.state.heroes.length, 1)
})

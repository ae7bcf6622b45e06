import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Foreseen } from '@windward/table'
import { fightLandBattles } from '../../src/battle/land-battles.ts'
import { settleControl } from '../../src/battle/settle-control.ts'
import type { RaceId } from '../../src/data/races.ts'
import { newTurn } from '../../src/movement/turn-state.ts'
import { freshOnce } from '../../src/setup/begin.ts'
import { army, hero, lay } from '../field.ts'
import { of, position, Scene } from '../scene.ts'
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

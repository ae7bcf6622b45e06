import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RealmId } from '../../src/data/realms.ts'
import { freshUnits, withdraw } from '../../src/forces.ts'
import { unitsOf } from '../../src/pieces.ts'
import type { State } from '../../src/state.ts'
import { army, ship } from '../field.ts'
import { battle, units } from './clash.ts'

const held = (id: RealmId) => (state: State) => Object.assign(state.realms[id] ?? {}, { owner: 'knights' })

test('SOW 8.5.3, SOW 7.1.1 who went back as a defender can still move in his own turn', () => {
  const scene = battle(
    {
      attacker: { footman: 1 },
      defender: { footman: 2 },
      against: 'knights',
      change: held('larkfield'),
    },
    [1, 1, 1],
  )
  scene.answer('orcs', 'retreat', 'stay').answer('knights', 'retreat', 'larkfield')
  const { larkfield } = scene.state.realms
  assert.ok(larkfield)
  assert.equal(freshUnits(larkfield, 'knights').footman, 2)
  const back = battle({ attacker: { footman: 2 }, defender: { footman: 1 }, against: 'knights' }, [1, 1, 1])
  back.answer('orcs', 'retreat', 'goodland')
  const { goodland } = back.state.realms
  assert.ok(goodland)
  assert.equal(freshUnits(goodland, 'orcs').footman, 0, 'the attacker has moved')
})

test('SOW 8.5.1, SOW 8.5.3 nobody goes back to a Realm where foreign units stand, nor is asked to', () => {
  const field = (id: 'larkfield' | 'goodland', foreign: 'orcs' | 'knights') =>
    battle(
      {
        attacker: { footman: 1 },
        defender: { footman: 1 },
        against: 'knights',
        change: (state) => {
          held('larkfield')(state)
          army(state, id, foreign, { giant: 1 })
        },
      },
      [1, 1, 8, 1],
    )
  const defender = field('larkfield', 'orcs').answer('orcs', 'retreat', 'stay')
  assert.ok(defender.diceSpent().over, 'the defender was not asked')
  assert.deepEqual(field('goodland', 'knights').awaited(), ['knights'], 'nor was the attacker')
})

test('SOW 8.5.2 no more than two Cavalry pursue', () => {
  const scene = battle(
    { attacker: { footman: 4 }, defender: { cavalry: 3 }, against: 'knights' },
    [1, 1, 1, 1, 1, 6, 6],
  )
  scene.answer('orcs', 'retreat', 'goodland').diceSpent()
  assert.equal(units(scene, 'orcs', 'goodland')?.footman, 2)
})

test('SOW 8.5.3 ten find room in the Realm they go to; those over are lost, the cheapest first', () => {
  const scene = battle(
    {
      attacker: { footman: 1 },
      defender: { footman: 2, archer: 1 },
      against: 'knights',
      change: (state) => {
        held('larkfield')(state)
        army(state, 'larkfield', 'knights', { footman: 8 })
      },
    },
    [1, 1, 1, 1],
  )
  scene.answer('orcs', 'retreat', 'stay').answer('knights', 'retreat', 'larkfield')
  const there = units(scene, 'knights', 'larkfield')
  assert.deepEqual([there?.footman, there?.archer], [9, 1])
  assert.match(scene.told().join(), /with 1 Footman and 1 Archer; 1 finds no room and is lost/)
})

test('SOW 8.5.3 units landed from ships go back aboard where there is room, monsters always', () => {
  const scene = battle(
    {
      attacker: { footman: 3, giant: 1 },
      defender: { footman: 1 },
      against: 'knights',
      change: (state) => {
        const { id } = ship(state, 'orcs', 'transport', [2, 4], { units: unitsOf({ archer: 1 }) })
        if (state.turn !== null) {
          const landed = { footman: 3, giant: 1 }
          state.turn.entries = [{ into: 'mellon', from: null, ship: id, flown: false, units: landed }]
        }
      },
    },
    [1, 1, 1, 1],
  )
  scene.answer('orcs', 'pick-units', { footman: 3 })
  scene.answer('orcs', 'retreat', 'aboard').diceSpent()
  const aboard = scene.state.ships[0]?.units
  assert.deepEqual([aboard?.footman, aboard?.archer, aboard?.giant], [2, 1, 1])
  assert.match(scene.told().join(), /go back aboard; 1 finds no room and is lost/)
})

/** Orcs in Mellon: a Cavalry marched in from Goodland, two Footmen and a Hero were landed beside it. */
const bothWays = (change: (state: State) => void = () => undefined) =>
  battle(
    {
      attacker: { footman: 2, cavalry: 1 },
      defender: { footman: 1 },
      against: 'knights',
      change: (state) => {
        const { id } = ship(state, 'orcs', 'transport', [2, 4], { units: unitsOf({ archer: 2 }) })
        const [way] = state.turn?.entries ?? []
        if (state.turn === null || way === undefined) return
        const landing = { ...way, from: null, ship: id, units: { footman: 2 } }
        state.turn.entries = [{ ...way, units: { cavalry: 1 } }, landing]
        change(state)
      },
    },
    [1, 1, 1, 1],
  )

test('SOW 8.5.3 of a force that came both ways those by road go to a Realm, and those landed back aboard', () => {
  const scene = bothWays()
  assert.equal(scene.refusal('orcs', 'retreat', 'aboard'), 'SOW 8.5.3')
  scene.answer('orcs', 'retreat', 'goodland').diceSpent()
  assert.deepEqual(units(scene, 'orcs', 'goodland'), unitsOf({ cavalry: 1 }))
  assert.deepEqual(scene.state.ships[0]?.units, unitsOf({ footman: 1, archer: 2 }))
  assert.match(
    scene.told().join(),
    /go back aboard; 1 finds no room and is lost.*to Goodland with 1 Cavalry\./,
  )
})

test('SOW 8.5.3 with only those left who were landed nobody is asked for a Realm', () => {
  const scene = bothWays(
    (state) => state.realms.mellon && withdraw(state.realms.mellon, 'orcs', { cavalry: 1 }),
  )
  assert.equal(scene.refusal('orcs', 'retreat', 'goodland'), 'SOW 8.5.3')
  scene.answer('orcs', 'retreat', 'aboard')
})

test('SOW 8.5.3 where only those landed can go back the others are lost', () => {
  const scene = bothWays((state) => army(state, 'goodland', 'knights', { footman: 1 }))
  scene.answer('orcs', 'retreat', 'aboard').diceSpent()
  assert.deepEqual(scene.state.ships[0]?.units, unitsOf({ footman: 1, archer: 2 }))
  assert.match(scene.told().join(), /go back aboard; 2 find no room and are lost/)
})

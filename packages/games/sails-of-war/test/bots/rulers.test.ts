import assert from 'node:assert/strict'
import { test } from 'node:test'
import { diceFor, diceRoot, seedFrom } from '@windward/table'
import { SOUND } from '../../src/bots/habits.ts'
import { chanceOf, duelChance, seaChance } from '../../src/bots/odds.ts'
import { byHabit } from '../../src/bots/warden.ts'
import { HERO } from '../../src/data/heroes.ts'
import type { RaceId } from '../../src/data/races.ts'
import { actUntilDone } from '../../src/deeds.ts'
import { recruitmentSegment } from '../../src/economy/recruitment.ts'
import { movementSegment } from '../../src/movement/movement-deeds.ts'
import { newTurn } from '../../src/movement/turn-state.ts'
import type { State } from '../../src/state.ts'
import { army, hero, lay, port, ship } from '../field.ts'
import { of, position, Scene } from '../scene.ts'

const dice = () => diceFor(diceRoot(seedFrom('rulers', 1), {}), 'habit')

/** A board of two Home Realms with a Plain between them, one below the other. */
function facing(change: (state: State) => void): State {
  return position(['knights', 'orcs'], {}, (state) => {
    lay(state, 'daqan', [1, 4], { owner: 'knights' })
    lay(state, 'mellon', [2, 4])
    lay(state, 'zul', [3, 4], { owner: 'orcs' })
    change(state)
  })
}

function movesOf(race: RaceId, change: (state: State) => void) {
  const state = facing((fresh) => {
    fresh.turn = newTurn(race)
    change(fresh)
  })
  const scene = new Scene(state, (t) => actUntilDone(t, race, movementSegment))
  return byHabit(scene.question(race, 'move'), dice(), SOUND)
}

function boughtBy(race: RaceId, change: (state: State) => void) {
  const scene = new Scene(facing(change), (t) => actUntilDone(t, race, recruitmentSegment))
  return byHabit(scene.question(race, 'recruit'), dice(), SOUND)
}

test('a ruler keeps at home what holds against those who can come, and lets the rest go', () => {
  const guard = movesOf('knights', (state) => {
    army(state, 'daqan', 'knights', { footman: 3 })
    army(state, 'zul', 'orcs', { footman: 6, archer: 2, cavalry: 2 })
  })
  assert.equal(guard, 'done')
  const settled = movesOf('knights', (state) => army(state, 'daqan', 'knights', { footman: 3 }))
  assert.deepEqual(settled, { do: 'march', from: 'daqan', units: { footman: 1 }, path: ['mellon'] })
})

test('a ruler storms a Home Realm where he is likely to win, and not otherwise', () => {
  const host = { footman: 6, archer: 2, cavalry: 2 }
  const storm = movesOf('knights', (state) => army(state, 'mellon', 'knights', host))
  assert.deepEqual(storm, { do: 'march', from: 'mellon', units: host, path: ['zul'] })
  const held = movesOf('knights', (state) => {
    army(state, 'mellon', 'knights', host)
    army(state, 'zul', 'orcs', { footman: 8, archer: 2 })
  })
  assert.notDeepEqual(held, storm)
})

test('a ruler recruits guards when a host stands before his Home Realm', () => {
  const bought = boughtBy('knights', (state) => {
    of(state, 'knights').stock = { grain: 9, wood: 9, iron: 9 }
    army(state, 'daqan', 'knights', { footman: 1 })
    army(state, 'mellon', 'orcs', { footman: 4, cavalry: 2 })
  })
  assert.deepEqual(bought, { do: 'units', realm: 'daqan', units: { footman: 1 } })
})

test('a ruler whose next Star wins changes what he has for it before anything else', () => {
  const bought = boughtBy('knights', (state) => {
    const player = of(state, 'knights')
    player.stars = 4
    player.stock = { grain: 24, wood: 40, iron: 40 }
    army(state, 'mellon', 'orcs', { footman: 4, cavalry: 2 })
  })
  assert.deepEqual(bought, { do: 'exchange', give: 'wood', take: 'grain', count: 1 })
})

test('Warships hunt laden Transport Ships near home, and a Hero who is likely to win challenges', () => {
  const hunt = movesOf('knights', (state) => {
    ship(state, 'knights', 'warship', [1, 7])
    ship(state, 'orcs', 'transport', [1, 5], { units: { ...NOBODY, footman: 3 } })
  })
  assert.ok(JSON.stringify(hunt).includes('"do":"sail"'), JSON.stringify(hunt))
  const duel = movesOf('knights', (state) => {
    const knight = hero(state, 'knights', 'mellon')
    hero(state, 'orcs', 'mellon', { wounds: 3 })
    army(state, 'daqan', 'knights', { footman: 2 })
    assert.ok(knight)
  })
  assert.deepEqual(duel, { do: 'challenge', hero: 'knights/hero/1', foe: 'orcs/hero/1' })
})

const NOBODY = { footman: 0, archer: 0, cavalry: 0, giant: 0, firegaunt: 0, dragon: 0 }

test('a Hero far from the next stage of his quest travels from Port to Port', () => {
  const journey = movesOf('knights', (state) => {
    lay(state, 'thornwood', [1, 8], { owner: 'knights', ports: [port(3)] })
    lay(state, 'long-acre', [6, 8], { owner: 'orcs', ports: [port(0)] })
    hero(state, 'knights', 'thornwood', { quest: { card: 'tax-robbers', stage: 0, prize: null } })
  })
  assert.deepEqual(journey, { do: 'journey', hero: 'knights/hero/1', to: 'long-acre' })
})

test('odds go with numbers, walls and wounds', () => {
  const host = { footman: 6, archer: 2, cavalry: 2 }
  const open = chanceOf('knights', host, 'orcs', { footman: 4 }, 0)
  assert.ok(open > chanceOf('knights', host, 'orcs', { footman: 4 }, 2))
  assert.ok(open > chanceOf('knights', { footman: 4 }, 'orcs', { footman: 4 }, 0))
  assert.ok(seaChance(2, 1) > 0.5 && seaChance(1, 2) < 0.5)
  assert.ok(duelChance(HERO, 5, HERO, 2) > 0.5 && duelChance(HERO, 2, HERO, 5) < 0.5)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Foreseen } from '@windward/table'
import type { QuestCounter } from '../../src/data/quest-counters.ts'
import { actUntilDone } from '../../src/deeds.ts'
import { fighterOf } from '../../src/heroes/fighter.ts'
import { individualTurns } from '../../src/movement/individual-turns.ts'
import { movementSegment } from '../../src/movement/movement-deeds.ts'
import { newTurn } from '../../src/movement/turn-state.ts'
import { starsOf } from '../../src/stars.ts'
import type { State } from '../../src/state.ts'
import { army, hero, lay, port, ship } from '../field.ts'
import { of, position, Scene } from '../scene.ts'

function turn(state: State, dice: readonly Foreseen[] = []) {
  state.turn = newTurn('elves')
  for (const each of state.heroes) Object.assign(each, { moved: false, done: false })
  return new Scene(state, (t) => actUntilDone(t, 'elves', movementSegment), { dice })
}

const field = (change: (state: State) => void) => position(['elves', 'orcs'], {}, change)
const HERO = 'elves/hero/1'
const stage = { do: 'stage', hero: HERO }
const search = { do: 'search', hero: HERO }
const walk = (...path: string[]) => ({ do: 'walk', hero: HERO, path })

test('SOW E12, SOW 10.3.2, SOW 10.3.4 a quest carried home', () => {
  const state = field((fresh) => {
    lay(fresh, 'copperhorn', [2, 3])
    lay(fresh, 'iron-teeth', [3, 3])
    lay(fresh, 'lotharia', [4, 3], { owner: 'elves' })
    hero(fresh, 'elves', 'copperhorn', { quest: { card: 'bright-smith', stage: 0, prize: null } })
  })
  const first = turn(state, [7]).answer('elves', 'move', stage).diceSpent()
  assert.equal(first.refusal('elves', 'move', stage), 'SOW 10.1.6')
  const second = turn(first.state, [8, 8, 1, 1, 1, 7, 1, 1])
  second.answer('elves', 'move', walk('iron-teeth')).answer('elves', 'move', stage).diceSpent()
  const [bearer] = second.state.heroes
  assert.ok(bearer)
  assert.equal(bearer.quest?.prize, 'bright-blade')
  assert.equal(fighterOf(bearer).dice, 2)
  assert.equal(second.view('orcs').heroes[0]?.quest, 'secret')
  assert.match(second.told('elves').join(), /meets: .*Goblins/)
  for (const looker of ['orcs', 'spectator'] as const) {
    const told = [...first.told(looker), ...second.told(looker)].join()
    assert.match(told, /follows his quest in Copperhorn.*follows his quest in Iron Teeth/)
    assert.doesNotMatch(told, /Bright Blade|Goblins|rolls|needing|has done/)
  }
  const third = turn(second.state).answer('elves', 'move', walk('lotharia'))
  assert.equal(fighterOf(bearer).dice, 3)
  assert.equal(bearer.quest, null)
  assert.deepEqual(third.state.questsGone, ['bright-smith'])
})

test('SOW 10.3.2, SOW 10.3.3 a failed die wounds, and the stage is tried again another turn', () => {
  const state = field((fresh) => {
    lay(fresh, 'copperhorn', [2, 3])
    lay(fresh, 'mellon', [3, 3])
    hero(fresh, 'elves', 'copperhorn', { quest: { card: 'bright-smith', stage: 0, prize: null } })
  })
  const scene = turn(state, [4]).answer('elves', 'move', stage)
  assert.deepEqual([scene.state.heroes[0]?.wounds, scene.state.heroes[0]?.quest?.stage], [1, 0])
  assert.match(scene.told('elves').join(), /needing 5.*fails.*comes out of it with one wound/)
  assert.doesNotMatch(scene.told('orcs').join(), /needing|fails/)
  assert.match(scene.told('orcs').join(), /comes out of it with one wound/)
  const elsewhere = field((fresh) => {
    lay(fresh, 'mellon', [3, 3])
    hero(fresh, 'elves', 'mellon', { quest: { card: 'bright-smith', stage: 0, prize: null } })
  })
  assert.equal(turn(elsewhere).refusal('elves', 'move', stage), 'SOW 10.3.2')
})

test('SOW 10.3.4, SOW 10.3.9, SOW 15.1.4 a Star counts when it is home; with none left it brings eight resources', () => {
  const state = field((fresh) => {
    lay(fresh, 'mellon', [3, 3])
    lay(fresh, 'lotharia', [4, 3], { owner: 'elves' })
    hero(fresh, 'elves', 'mellon', { quest: { card: 'star-thief', stage: 3, prize: 'star' } })
  })
  assert.equal(starsOf(state, 'elves'), 0)
  const scene = turn(structuredClone(state)).answer('elves', 'move', walk('lotharia'))
  assert.equal(starsOf(scene.state, 'elves'), 1)
  assert.equal(scene.state.stars, 19)
  state.stars = 0
  const none = turn(state).answer('elves', 'move', walk('lotharia'))
  none.answer('elves', 'take-goods', { grain: 8, wood: 0, iron: 0 })
  assert.equal(of(none.state, 'elves').stock.grain, 8)
})

test('SOW 10.3.4 nothing is delivered while the Home Realm is in other hands', () => {
  const state = field((fresh) => {
    lay(fresh, 'mellon', [3, 3])
    lay(fresh, 'lotharia', [4, 3], { owner: 'orcs' })
    hero(fresh, 'elves', 'mellon', { quest: { card: 'star-thief', stage: 3, prize: 'star' } })
  })
  const scene = turn(state).answer('elves', 'move', walk('lotharia'))
  assert.equal(scene.state.heroes[0]?.quest?.prize, 'star')
})

test('SOW 10.3.4, SOW 15.1.4 a Star carried into a lost Home Realm is gained when the Realm is regained', () => {
  const state = field((fresh) => {
    lay(fresh, 'mellon', [3, 3])
    lay(fresh, 'lotharia', [4, 3], { owner: 'orcs' })
    hero(fresh, 'elves', 'mellon', { quest: { card: 'star-thief', stage: 3, prize: 'star' } })
    army(fresh, 'mellon', 'elves', { footman: 3 })
    of(fresh, 'elves').initiative = 1
    of(fresh, 'orcs').initiative = 2
  })
  const scene = new Scene(state, individualTurns, { dice: [10, 10, 1, 1, 1] })
  scene.answer('elves', 'move', { do: 'march', from: 'mellon', units: { footman: 3 }, path: ['lotharia'] })
  scene.answer('elves', 'move', walk('lotharia')).answer('elves', 'move', 'done')
  scene.answer('elves', 'join-battle', 'nobody')
  assert.equal(scene.state.realms.lotharia?.owner, 'elves')
  assert.equal(starsOf(scene.state, 'elves'), 1)
  assert.equal(scene.state.heroes[0]?.quest, null)
})

test('SOW 10.3.4 a Star is gained when a retreat leads its Hero home, in the turn of another too', () => {
  const state = field((fresh) => {
    lay(fresh, 'mellon', [3, 3], { owner: 'elves' })
    lay(fresh, 'lotharia', [4, 3], { owner: 'elves' })
    lay(fresh, 'goodland', [2, 3], { owner: 'orcs' })
    hero(fresh, 'elves', 'mellon', { quest: { card: 'star-thief', stage: 3, prize: 'star' } })
    army(fresh, 'mellon', 'elves', { footman: 1 })
    army(fresh, 'goodland', 'orcs', { footman: 1 })
    of(fresh, 'elves').initiative = 1
    of(fresh, 'orcs').initiative = 2
  })
  const scene = new Scene(state, individualTurns, { dice: [1, 1] }).answer('elves', 'move', 'done')
  scene.answer('orcs', 'move', { do: 'march', from: 'goodland', units: { footman: 1 }, path: ['mellon'] })
  scene.answer('orcs', 'move', 'done').answer('elves', 'join-battle', HERO)
  scene.answer('elves', 'reroll', 'keep').answer('orcs', 'retreat', 'stay')
  scene.answer('elves', 'retreat', 'lotharia').diceSpent()
  assert.equal(starsOf(scene.state, 'elves'), 1)
  assert.equal(scene.state.heroes[0]?.quest, null)
})

test('SOW 10.3.5, SOW 10.3.8 other rewards come at once and the card leaves the game', () => {
  const goods = field((fresh) => {
    lay(fresh, 'sunder-vale', [3, 3])
    lay(fresh, 'briarfen', [4, 3])
    hero(fresh, 'elves', 'briarfen', { quest: { card: 'plague-well', stage: 1, prize: null } })
  })
  const scene = turn(goods, [7, 7, 1]).answer('elves', 'move', stage)
  assert.deepEqual(of(scene.state, 'elves').stock, { grain: 5, wood: 5, iron: 5 })
  assert.equal(scene.state.heroes[0]?.quest, null)
  assert.deepEqual(scene.state.questsGone, ['plague-well'])
  for (const [owner, count] of [
    ['elves', 1],
    ['orcs', 0],
  ] as const) {
    const egg = field((fresh) => {
      lay(fresh, 'giants-stair', [3, 3])
      lay(fresh, 'lotharia', [5, 5], { owner })
      hero(fresh, 'elves', 'giants-stair', {
        quest: { card: 'peace-with-the-giants', stage: 0, prize: null },
      })
    })
    const won = turn(egg, [6]).answer('elves', 'move', stage)
    assert.equal(won.state.realms.lotharia?.forces.elves?.units.giant ?? 0, count)
  }
})

test('SOW 10.3.1, SOW 17.1.1 only its player sees a Quest Card; everybody sees who is questing', () => {
  const state = field((fresh) => {
    lay(fresh, 'mellon', [3, 3])
    hero(fresh, 'elves', 'mellon', { quest: { card: 'plague-well', stage: 1, prize: null } })
  })
  const scene = turn(state)
  assert.deepEqual(scene.view('elves').heroes[0]?.quest, { card: 'plague-well', stage: 1, prize: null })
  assert.equal(scene.view('orcs').heroes[0]?.quest, 'secret')
  assert.equal(scene.view('spectator').heroes[0]?.quest, 'secret')
})

/** A Hero in Mellon before this face-down counter. */
function before(counter: QuestCounter, change?: (state: State) => void) {
  return field((fresh) => {
    lay(fresh, 'mellon', [3, 3])
    lay(fresh, 'lotharia', [6, 9], { owner: 'elves' })
    hero(fresh, 'elves', 'mellon')
    fresh.faceDown.mellon = counter
    fresh.unused = ['village']
    change?.(fresh)
  })
}

test('SOW 11.1.1 a questing Hero does not search, nor is there anything where no counter lies', () => {
  const questing = before('village', (state) =>
    Object.assign(state.heroes[0] ?? {}, { quest: { card: 'lost-mine', stage: 0, prize: null } }),
  )
  assert.equal(turn(questing).refusal('elves', 'move', search), 'SOW 11.1.1')
  const bearing = before('village', (state) =>
    Object.assign(state.heroes[0] ?? {}, { quest: { card: null, stage: 0, prize: 'star' } }),
  )
  const found = turn(bearing).answer('elves', 'move', search)
  assert.equal(found.state.places.mellon, 'village', 'a prize won in a duel is no Card Quest')
  assert.equal(found.state.heroes[0]?.quest?.prize, 'star')
  const empty = before('village', (state) => {
    delete state.faceDown.mellon
  })
  assert.equal(turn(empty).refusal('elves', 'move', search), 'SOW 11.1.1')
})

test('SOW 11.1.2, SOW 11.3.1 a location is turned up and stays', () => {
  const scene = turn(before('last-cozy-inn')).answer('elves', 'move', search)
  assert.equal(scene.state.places.mellon, 'last-cozy-inn')
  assert.equal(scene.state.faceDown.mellon, undefined)
  assert.deepEqual(scene.state.unused, ['village'])
})

test('SOW 11.2.1, SOW 11.2.2 a beaten monster leaves the game, and an unused counter takes its place', () => {
  const scene = turn(before('assassin'), [7, 1, 1, 1, { draws: 'village' }])
  scene.answer('elves', 'move', search).diceSpent()
  assert.deepEqual(scene.state.countersGone, ['assassin'])
  assert.equal(scene.state.faceDown.mellon, 'village')
})

test('SOW 11.2.3 a monster that wins is mixed into the unused ones, of which one is laid', () => {
  const dice = [1, 1, 3, 3, 1, 1, 3, 3, 1, 1, 3, 1, { draws: 'assassin' }]
  const scene = turn(before('assassin'), dice).answer('elves', 'move', search).diceSpent()
  assert.deepEqual(scene.state.heroes, [])
  assert.equal(scene.state.faceDown.mellon, 'assassin')
  assert.deepEqual(scene.state.unused, ['village'])
})

test('SOW 11.1.3 with no unused counter none is laid', () => {
  const state = before('scroll-of-sight', (fresh) => {
    fresh.unused = []
  })
  const scene = turn(state).answer('elves', 'move', search)
  assert.equal(scene.state.faceDown.mellon, undefined)
})

test('SOW 11.5.1 an artifact belongs to the finder at once, for all to see', () => {
  const scene = turn(before('silver-flute'), [{ draws: 'village' }]).answer('elves', 'move', search)
  assert.deepEqual(scene.view('orcs').players.elves?.relics, ['silver-flute'])
  assert.equal(scene.state.faceDown.mellon, 'village')
})

test('SOW 11.5.11 a Star is gained at once and no counter is laid', () => {
  const scene = turn(before('star')).answer('elves', 'move', search)
  assert.equal(of(scene.state, 'elves').stars, 1)
  assert.equal(scene.state.faceDown.mellon, undefined)
})

test('SOW 11.3.5 Ruins searched again leave the game, and an unused counter is turned up', () => {
  const first = turn(before('ruins')).answer('elves', 'move', search)
  assert.equal(first.state.places.mellon, 'ruins')
  const second = turn(first.state, [{ draws: 'village' }]).answer('elves', 'move', search)
  assert.equal(second.state.places.mellon, 'village')
  assert.deepEqual(second.state.countersGone, ['ruins'])
})

test('SOW 11.1.4 a Realm is searched once a turn, whichever Hero does it, and Ruins too', () => {
  const second = { do: 'search', hero: 'elves/hero/2' }
  const pair = (counter: QuestCounter) => before(counter, (state) => hero(state, 'elves', 'mellon'))
  const beaten = turn(pair('assassin'), [7, 1, 1, 1, { draws: 'village' }]).answer('elves', 'move', search)
  assert.equal(beaten.state.faceDown.mellon, 'village')
  assert.equal(beaten.refusal('elves', 'move', second), 'SOW 11.1.4')
  assert.ok(turn(beaten.state).answer('elves', 'move', second), 'in a later turn')
  const ruins = turn(pair('ruins')).answer('elves', 'move', search)
  assert.equal(ruins.refusal('elves', 'move', second), 'SOW 11.1.4')
  assert.equal(ruins.state.places.mellon, 'ruins')
})

test('SOW 11.4.5 the Crypt destroys all in its Realm, the finder too, and the ground moves', () => {
  const state = before('crypt-of-llovar', (fresh) => {
    army(fresh, 'mellon', 'orcs', { footman: 2, giant: 1 })
    Object.assign(fresh.realms.mellon ?? {}, { building: 'city', ports: [port(3)] })
    ship(fresh, 'orcs', 'warship', [1, 1], { zone: null, port: { realm: 'mellon', side: 3 } })
  })
  const scene = turn(state, [{ draws: 'mellon' }, 7, { draws: 'lotharia' }, 7])
  scene.answer('elves', 'move', search)
  const { mellon } = scene.state.realms
  assert.deepEqual([mellon?.forces, mellon?.building, mellon?.ports], [{}, null, []])
  assert.deepEqual(scene.state.heroes, [])
  assert.equal(scene.state.ships[0]?.port, null)
  assert.equal(scene.state.places.mellon, 'crypt-of-llovar')
})

test('SOW 11.4.3, SOW 11.4.6, SOW 11.4.7 Tower and Crypt give their Star while they are held', () => {
  const state = position(['elves', 'dark-lord'], {}, (fresh) => {
    lay(fresh, 'mellon', [3, 3], { owner: 'elves' })
    lay(fresh, 'goodland', [3, 5], { owner: 'dark-lord' })
    fresh.places.mellon = 'tower-of-timorran'
    fresh.places.goodland = 'crypt-of-llovar'
  })
  assert.equal(starsOf(state, 'elves'), 1)
  assert.equal(starsOf(state, 'dark-lord'), 1)
  Object.assign(state.realms.mellon ?? {}, { owner: 'dark-lord' })
  Object.assign(state.realms.goodland ?? {}, { owner: 'elves' })
  assert.equal(starsOf(state, 'elves'), 0)
  assert.equal(starsOf(state, 'dark-lord'), 0)
  assert.equal(state.stars, 20)
})

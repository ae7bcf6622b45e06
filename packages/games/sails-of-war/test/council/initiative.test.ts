import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Foreseen } from '@windward/table'
import { initiative } from '../../src/council/initiative.ts'
import type { RaceId } from '../../src/data/races.ts'
import { inOrder } from '../../src/players.ts'
import { of, position, Scene } from '../scene.ts'

const RACES: readonly RaceId[] = ['knights', 'elves', 'orcs', 'dark-lord']
const grain = (count: number) => ({ grain: count, wood: 0, iron: 0 })

/** Four players with ten of everything; counters come off the end of the shuffle's first four. */
function bidding(dice: readonly Foreseen[]) {
  const state = position(RACES, {}, (fresh) => {
    for (const race of RACES) of(fresh, race).stock = { grain: 10, wood: 10, iron: 10 }
  })
  return new Scene(state, initiative, { dice })
}
const shuffled = { shuffle: [1, 5, 2, 6, 3, 4] }

test('SOW E6, SOW 4.2.2, SOW 4.2.3, SOW 4.2.4, SOW 4.2.5 initiative of four', () => {
  const scene = bidding([shuffled])
  scene.answer('orcs', 'bid', grain(5)).answer('knights', 'bid', grain(3)).answer('elves', 'bid', grain(0))
  assert.equal(of(scene.state, 'orcs').stock.grain, 10, 'nothing is paid before all have bid')
  scene.answer('dark-lord', 'bid', { grain: 2, wood: 2, iron: 2 })
  assert.equal(of(scene.state, 'knights').stock.grain, 7, 'losers pay too')
  scene.answer('dark-lord', 'initiative-counter', 'elves')
  scene.answer('orcs', 'initiative-counter', 'keep')
  assert.equal(scene.refusal('knights', 'initiative-counter', 'elves'), 'SOW 4.2.4')
  scene.answer('knights', 'initiative-counter', 'dark-lord')
  const { state } = scene
  assert.deepEqual(
    RACES.map((race) => of(state, race).initiative),
    [1, 6, 2, 5],
    'the Elves draw 1/5 and must give it to the Knights',
  )
  assert.deepEqual(inOrder(state), ['knights', 'orcs', 'dark-lord', 'elves'])
  state.round = 2
  assert.deepEqual(inOrder(state), ['dark-lord', 'elves', 'knights', 'orcs'])
})

test('SOW 4.2.5 who was given a counter cannot keep what he draws', () => {
  const scene = bidding([shuffled])
  scene.answer('orcs', 'bid', grain(5)).answer('knights', 'bid', grain(3)).answer('elves', 'bid', grain(2))
  scene.answer('dark-lord', 'bid', grain(6)).answer('dark-lord', 'initiative-counter', 'orcs')
  assert.equal(scene.refusal('orcs', 'initiative-counter', 'keep'), 'SOW 4.2.5')
  scene.answer('orcs', 'initiative-counter', 'dark-lord')
  assert.equal(of(scene.state, 'dark-lord').initiative, 2)
})

test('SOW 4.2.2 nobody bids more than he has', () => {
  assert.equal(bidding([shuffled]).refusal('orcs', 'bid', grain(11)), 'SOW 4.2.2')
})

test('SOW 4.2.3 equal bids roll, again while equal', () => {
  const scene = bidding([shuffled, 4, 9, 4, 2, 8, 3])
  for (const race of RACES) scene.answer(race, 'bid', grain(1))
  scene.diceSpent()
  assert.deepEqual(scene.awaited(), ['elves'])
})

test('SOW 4.2.1, SOW 4.2.6 as many counters as players; none are drawn in Fall', () => {
  const scene = bidding([shuffled])
  assert.equal(scene.state.initiativePile.length, 4)
  const fall = position(RACES, {}, (state) => {
    state.round = 2
    of(state, 'elves').initiative = 3
  })
  const quiet = new Scene(fall, initiative)
  assert.ok(quiet.over)
  assert.equal(of(quiet.state, 'elves').initiative, 3)
})

test('SOW 17.1.2 a bid is sealed and face-down counters are not to be seen', () => {
  const scene = bidding([shuffled])
  const before = JSON.stringify(scene.view('elves'))
  scene.answer('orcs', 'bid', grain(5))
  assert.equal(JSON.stringify(scene.view('elves')), before)
  assert.equal(scene.view('elves').piles.initiative, 4)
  assert.ok(!('initiativePile' in scene.view('elves')))
})

test('SOW 18.1 who is away bids nothing and keeps what he draws', () => {
  const scene = bidding([shuffled, 9, 7, 5, 3])
  scene.away()
  scene.away()
  assert.equal(of(scene.state, 'knights').initiative, 6)
  assert.equal(of(scene.state, 'knights').stock.grain, 10)
})

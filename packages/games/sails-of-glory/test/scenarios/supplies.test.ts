import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Seat } from '../../src/seats.ts'
import type { State } from '../../src/state.ts'
import { isPardoned } from '../../src/victory/may-leave-unpunished.ts'
import { landSupplies } from '../../src/victory/supplies.ts'
import { decideByLimit } from '../../src/victory/victory.ts'
import { DUEL, once, poseAt, position, Scene } from '../scene.ts'
import { BRITISH, type Fleet, FRENCH, ground, judged, outpost, ship, surrender } from './at-the-end.ts'

const HARBOUR = {
  element: 'island-3',
  kind: 'island',
  shore: 'plain',
  danger: 'none',
  building: null,
} as const

function landing(change: (state: State) => void, turns = 1): State {
  const start = position({ ...BRITISH, ...FRENCH }, { scenario: 'supplies-are-coming', level: 'advanced' })
  start.terrain = [{ ...HARBOUR, pose: poseAt(450, 200) }]
  Object.assign(ship(start, 'courageuse'), { pose: poseAt(450, 300, 90), sails: 'struck' })
  change(start)
  return new Scene(
    start,
    once((t) => {
      for (let turn = 0; turn < turns; turn += 1) landSupplies(t)
    }),
  ).state
}

test('SOG E40, SOG 16.6.3 a frigate that lies still at the harbour lands 2, 4, 6 and no more', () => {
  assert.deepEqual(
    [1, 2, 3, 4].map((turns) => landing(() => undefined, turns).supplies),
    [2, 4, 6, 6],
  )
})

test('SOG 16.6.3 she must have struck her sails, not be aground, and lie within the red part', () => {
  const none = (change: object) =>
    landing((state) => Object.assign(ship(state, 'courageuse'), change)).supplies
  assert.equal(none({ sails: 'backing' }), 0)
  assert.equal(none({ aground: true }), 0)
  assert.equal(none({ pose: poseAt(450, 400, 90) }), 0)
})

test('SOG 16.6.3 of other fleets the first ship of the supplied side brings the supplies', () => {
  const landed = (carrier: 'courageuse' | 'genereux') => {
    const fleets = { british: ['hms-defence'], french: ['genereux', 'courageuse'] }
    const start = position(FRENCH, { scenario: 'supplies-are-coming', level: 'advanced', fleets })
    start.terrain = [{ ...HARBOUR, pose: poseAt(450, 200) }]
    Object.assign(ship(start, carrier), { pose: poseAt(450, 300, 90), sails: 'struck' })
    return new Scene(start, once(landSupplies)).state.supplies
  }
  assert.deepEqual([landed('genereux'), landed('courageuse')], [2, 0])
})

test('SOG E40, SOG 16.6.2, SOG 16.6.3 with all of a side out it ends; without supplies the British score 3', () => {
  const ended = (supplies: number) =>
    judged('supplies-are-coming', (state) => {
      state.supplies = supplies
      surrender(state, 'courageuse')
      ground(state, 'genereux')
    }).outcome?.points
  assert.deepEqual(ended(0), { british: 13, french: 0 })
  assert.deepEqual(ended(4), { british: 10, french: 4 })
  assert.equal(judged('supplies-are-coming', (state) => surrender(state, 'courageuse')).outcome, null)
})

test('SOG 16.6.3 with 6 points the French may leave by the French side without penalty', () => {
  const state = position(FRENCH, { scenario: 'supplies-are-coming', level: 'advanced' })
  const leaving = () => isPardoned(state, { side: 'french', leftBy: ['bottom'] })
  state.supplies = 4
  assert.equal(leaving(), false)
  state.supplies = 6
  assert.equal(leaving(), true)
})

const DUCKS: Fleet = {
  unite: { at: [300, 60] },
  aquilon: { at: [500, 60] },
  'hms-defence': { at: [430, 700, 90] },
  'hms-terpsichore': { at: [560, 520, 270] },
}
const hunted = (change: (state: State) => void) =>
  judged('sitting-ducks', change, { seats: ['french-1'], lying: DUCKS }).outcome

test('SOG 16.7.2 the captain wins if both enemies are gone and each ship has less than half of each row covered', () => {
  const sunk = (state: State) => surrender(state, 'hms-defence', 'hms-terpsichore')
  assert.equal(
    hunted(() => undefined),
    null,
  )
  assert.deepEqual(hunted(sunk)?.winners, ['french-1'])
  const spoiled = (change: (state: State) => void) =>
    hunted((state) => {
      sunk(state)
      change(state)
    })?.how
  const crew = (count: number) => (state: State) => {
    ship(state, 'aquilon').crew = Array.from({ length: count }, () => 'crew' as const)
  }
  const hull = (count: number) => (state: State) => {
    ship(state, 'aquilon').hull = Array.from({ length: count }, () => ['B1' as const])
  }
  assert.equal(
    spoiled((state) => ground(state, 'unite')),
    'mauled',
  )
  assert.equal(
    spoiled((state) => surrender(state, 'unite')),
    'mauled',
  )
  assert.deepEqual([spoiled(crew(4)), spoiled(crew(5))], ['unscathed', 'mauled'])
  assert.deepEqual([spoiled(hull(4)), spoiled(hull(5))], ['unscathed', 'mauled'])
})

test('SOG 16.7.2 with all own ships aground and nobody in reach it is lost, while one sails it is not', () => {
  assert.equal(
    hunted((state) => ground(state, 'unite')),
    null,
  )
  const stuck = (state: State) => ground(state, 'unite', 'aquilon')
  assert.equal(hunted(stuck)?.how, 'mauled')
  const near = hunted((state) => {
    stuck(state)
    ship(state, 'aquilon').pose = poseAt(430, 600, 90)
  })
  assert.equal(near, null, 'she may still fire')
})

test('SOG 1.1.6 at the limit points decide where there are any, and Sitting Ducks is lost', () => {
  const limited = (scenario: string, lying: Fleet, seats: readonly Seat[] = DUEL) => {
    const state = position(lying, { scenario, turnLimit: 1 }, seats)
    if (scenario === 'against-the-outpost') outpost(state)
    return new Scene(state, once(decideByLimit)).state.outcome
  }
  assert.equal(limited('against-the-outpost', { ...BRITISH, ...FRENCH })?.side, 'french')
  assert.equal(limited('sitting-ducks', DUCKS, ['french-1'])?.how, 'mauled')
})

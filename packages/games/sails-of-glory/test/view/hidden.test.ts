import assert from 'node:assert/strict'
import { test } from 'node:test'
import { diceFor, diceRoot, seedFrom } from '@windward/table'
import { resample } from '../../src/resample.ts'
import type { Seat } from '../../src/seats.ts'
import type { CrewActions, State } from '../../src/state.ts'
import { view } from '../../src/view.ts'
import { position } from '../scene.ts'

const dice = diceFor(diceRoot(seedFrom('view'), {}), 'view')

function midway(): State {
  return position(
    {
      'hms-defence': {
        at: [300, 300],
        plan: { now: 'veer-7', next: 'veer-3' },
        dropped: 'veer-6',
        guns: {
          port: { box: 'grape', fired: false, slow: null, doubling: false, fresh: true },
          starboard: { box: 'chain', fired: true, slow: null, doubling: false, fresh: false },
        },
        delayed: ['repair'],
        red: 'aback-6',
        sails: 'full',
        hull: [['B3l']],
      },
      'hms-terpsichore': { at: [500, 500], plan: { now: 'straight', next: null } },
      genereux: { at: [700, 300] },
    },
    { level: 'advanced' },
    ['british-1', 'french-1', 'british-2'],
  )
}

const defence = (viewer: 'british-1' | 'british-2' | 'french-1' | 'spectator') =>
  view(midway(), viewer).ships.find(({ id }) => id === 'hms-defence')

test('SOG 17.1, SOG 10.1.1 cards and loads lie face down for everybody but their captain', () => {
  const own = defence('british-2')
  assert.deepEqual(own?.plan, { now: 'veer-7', next: 'veer-3' })
  assert.equal(own?.guns.port.box, 'grape')
  for (const viewer of ['french-1', 'spectator'] as const) {
    assert.deepEqual(defence(viewer)?.plan, { now: 'hidden', next: 'hidden' })
    assert.equal(defence(viewer)?.guns.port.box, 'hidden')
  }
})

test('SOG 17.1, SOG 15.2.7 actions planned lie face down for all but their captain; those of an automatic ship anybody can work out', () => {
  const planning = (captain: Seat | null): State => {
    const state = midway()
    const ships = state.ships.map((ship) => (ship.id === 'genereux' ? { ...ship, captain } : ship))
    const planned: CrewActions = { 'hms-defence': ['pump', 'boarding'], genereux: ['fire-port'] }
    return { ...state, ships, planned }
  }
  const seen = (viewer: Seat | 'spectator', captain: Seat | null = 'french-1') =>
    view(planning(captain), viewer).planned
  assert.deepEqual(seen('british-2'), {
    'hms-defence': ['pump', 'boarding'],
    'hms-terpsichore': 'hidden',
    genereux: 'hidden',
  })
  assert.deepEqual(seen('french-1')?.['hms-defence'], 'hidden')
  assert.deepEqual(seen('spectator', null)?.genereux, ['fire-port'])
  const drawn = resample(view(planning('french-1'), 'french-1'), 'french-1', dice)
  assert.deepEqual(drawn.planned?.genereux, ['fire-port'])
  assert.deepEqual(view(drawn, 'french-1'), view(planning('french-1'), 'french-1'))
})

test('SOG 17.2 all else lies open: a fired load, delayed actions, the red card, sails, logs', () => {
  const seen = defence('french-1')
  assert.equal(seen?.guns.starboard.box, 'chain')
  assert.deepEqual(
    [seen?.delayed, seen?.red, seen?.sails, seen?.hull],
    [['repair'], 'aback-6', 'full', [['B3l']]],
  )
})

test('SOG 17.3 captains of one side do not see each other’s cards', () => {
  assert.deepEqual(defence('british-1')?.plan, { now: 'hidden', next: 'hidden' })
})

test('SOG 17.4 what the bags still hold is open', () => {
  assert.deepEqual(view(midway(), 'spectator').bags, midway().bags)
})

test('SOG 17.1, SOG 18.1 what might lie face down is drawn anew, and the view stays the same', () => {
  const seen = view(midway(), 'french-1')
  const drawn = new Set<string | null>()
  for (let n = 0; n < 30; n += 1) {
    const state = resample(seen, 'french-1', dice)
    assert.deepEqual(view(state, 'french-1'), seen)
    drawn.add(state.ships.find(({ id }) => id === 'hms-defence')?.plan.now ?? null)
  }
  assert.ok(drawn.size > 3)
})

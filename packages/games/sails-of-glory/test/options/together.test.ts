import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ShipId } from '../../src/data/ships.ts'
import { settleEntanglement } from '../../src/entanglement/entanglement.ts'
import { movement } from '../../src/movement/movement.ts'
import { ordersDue } from '../../src/planning/orders-due.ts'
import type { Pair } from '../../src/state.ts'
import { view } from '../../src/view.ts'
import { draws, type Lying, once, poseAt, position, Scene } from '../scene.ts'

type Ships = Partial<Record<ShipId, Lying>>
const HEAP: Ships = {
  'hms-defence': { at: [300, 300] },
  genereux: { at: [347.5, 300] },
  courageuse: { at: [347.5 + 45.75, 300] },
}

function settled(ships: Ships, entangled: Pair[], ...dice: string[]) {
  const state = position(ships, { entanglement: true })
  state.entangled = entangled
  return new Scene(state, once(settleEntanglement), { dice: draws(...dice) }).diceSpent().state.entangled
}

test('SOG 12.5.1, SOG 12.5.4 each pair in contact is tried by itself', () => {
  assert.deepEqual(settled(HEAP, [], 'c', '0'), [['hms-defence', 'genereux']])
  assert.deepEqual(settled({ ...HEAP, courageuse: { at: [600, 600] } }, [], '0'), [])
  const wreck: Ships = { ...HEAP, courageuse: { at: [393.25, 300], fate: 'surrendered', wreck: true } }
  assert.deepEqual(settled(wreck, [], '0'), [])
})

test('SOG 12.5.3 entangled pairs may come free, and are then not tried again in that turn', () => {
  const pair: Pair = ['hms-defence', 'genereux']
  const two: Ships = { 'hms-defence': { at: [300, 300] }, genereux: { at: [347.5, 300] } }
  assert.deepEqual(settled(two, [pair], '0'), [pair])
  assert.deepEqual(settled(two, [pair], 'c'), [])
})

const PAIR: Pair = ['hms-defence', 'genereux']
const plan = (now: string, next: string | null = null) => ({ plan: { now, next } }) as Pick<Lying, 'plan'>

for (const held of ['entangled', 'grappled'] as const) {
  const clause = held === 'entangled' ? 'SOG 12.5.2' : 'SOG 12.11.2'
  const laid = (options: object) => {
    const state = position(
      {
        'hms-defence': { at: [300, 300], ...plan('straight', 'veer-6') },
        genereux: { at: [347.5, 300], ...plan('straight', 'straight') },
      },
      { [held === 'entangled' ? 'entanglement' : 'boarding']: true, ...options },
    )
    state[held] = [PAIR]
    return state
  }
  test(`${clause} ships held fast do not move`, () => {
    const scene = new Scene(laid({ level: 'standard' }), once(movement))
    const ship = scene.ship('hms-defence')
    assert.deepEqual([ship.pose, ship.plan], [poseAt(300, 300), { now: 'veer-6', next: null }])
  })
  test(`${clause} in the Basic rules they plan no card, from Standard on the next one`, () => {
    const cards = (options: object) => {
      const state = laid(options)
      const [, defence] = state.ships
      return defence ? ordersDue(state, defence).cards.length : -1
    }
    assert.deepEqual([cards({}), cards({ level: 'standard' })], [0, 9])
  })
}

test('SOG 12.5.2 the gray card of an entangled ship is discarded before she plans, and may be laid again', () => {
  const special = { fires: 0, leaks: 0, masts: 2, sails: 0, rudder: 0 }
  const cards = (entangled: Pair[]) => {
    const state = position(
      {
        'hms-defence': { at: [300, 300], special, ...plan('two-easy-left') },
        genereux: { at: [347.5, 300] },
      },
      { level: 'advanced', entanglement: true },
    )
    state.entangled = entangled
    const defence = state.ships.find(({ id }) => id === 'hms-defence')
    assert.ok(defence)
    return ordersDue(state, defence).cards
  }
  assert.equal(cards([]).includes('two-easy-left'), false)
  assert.equal(cards([PAIR]).includes('two-easy-left'), true)
})

test('SOG 12.5.2 in the Basic rules they plan no card', () => {
  const state = position(HEAP, { entanglement: true })
  state.entangled = [PAIR]
  assert.deepEqual(
    state.ships
      .filter(({ fate }) => fate === 'afloat')
      .map((ship) => ordersDue(state, ship).cards.length > 0),
    [false, true, false],
  )
})

test('SOG 12.11.2 grappled ships do not move, and from Standard on plan the next card', () => {
  const state = position(
    { 'hms-defence': { at: [300, 300], ...plan('straight', 'veer-6') }, genereux: { at: [347.5, 300] } },
    { boarding: true, level: 'standard' },
  )
  state.grappled = [PAIR]
  const { pose, plan: left } = new Scene(state, once(movement)).ship('hms-defence')
  assert.deepEqual([pose, left.now], [poseAt(300, 300), 'veer-6'])
})

test('SOG 10.2.3 the card after one that was discarded is compared with that one, as when it was planned, and nobody else sees it', () => {
  const turns = (first: string, second: string) => {
    const state = position(
      {
        'hms-defence': { at: [300, 300], ...plan(first, second), last: 'veer-2' },
        genereux: { at: [347.5, 300] },
      },
      { boarding: true, level: 'standard' },
    )
    state.grappled = [PAIR]
    const scene = new Scene(
      state,
      once((t) => {
        movement(t)
        const [, ship] = t.state.ships
        assert.ok(ship)
        assert.equal(ordersDue(t.state, { ...ship, plan: { now: null, next: null } }).follows, first)
        assert.equal(view(t.state, 'french-1').ships[1]?.dropped, 'hidden')
        assert.equal(view(t.state, 'british-1').ships[1]?.dropped, first)
        t.state.grappled = []
        movement(t)
      }),
    )
    const { course, dropped } = scene.ship('hms-defence')
    return [course?.card, dropped]
  }
  assert.deepEqual(turns('veer-7', 'veer-8'), ['veer-8', null])
  assert.deepEqual(turns('veer-2', 'veer-8'), ['straight', null])
})

test('SOG 12.13.3 a ship both entangled and grappled moves when she is neither', () => {
  const moved = (entangled: Pair[], grappled: Pair[]) => {
    const state = position(
      { 'hms-defence': { at: [300, 300], ...plan('straight') }, genereux: { at: [347.5, 300] } },
      { boarding: true, entanglement: true },
    )
    Object.assign(state, { entangled, grappled })
    return new Scene(state, once(movement)).ship('hms-defence').pose.y !== 300_000
  }
  assert.deepEqual(
    [moved([PAIR], [PAIR]), moved([PAIR], []), moved([], [PAIR]), moved([], [])],
    [false, false, false, true],
  )
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SCENARIOS } from '../../src/data/scenarios.ts'
import { movement } from '../../src/movement/movement.ts'
import { optionsShape } from '../../src/options.ts'
import { ordersDue } from '../../src/planning/orders-due.ts'
import { begin } from '../../src/setup/begin.ts'
import { shipOf } from '../../src/ships.ts'
import type { Wind } from '../../src/state.ts'
import { turn } from '../../src/turn.ts'
import { changeWind } from '../../src/wind/wind.ts'
import { crewsAct, DUEL, draws, type Lying, once, position, Scene } from '../scene.ts'

const wind = (more: Partial<Wind> = {}): Wind => ({
  from: 'W',
  strength: 'medium',
  turning: null,
  changing: null,
  ...more,
})

function blown(options: object, start: Wind, ...drawn: string[]): Wind[] {
  const state = position({}, options)
  state.wind = start
  const seen: Wind[] = []
  new Scene(
    state,
    once((t) => {
      for (const _ of drawn) {
        changeWind(t)
        seen.push({ ...state.wind })
      }
    }),
    { dice: draws(...drawn) },
  ).diceSpent()
  return seen
}
const TURN = { windDirection: true }

test('SOG E24, SOG 12.19.1, SOG 12.19.2 clockwise, blank, clockwise: the wind goes from west to north-west', () => {
  const seen = blown(TURN, wind(), 'clockwise', 'blank', 'clockwise')
  assert.deepEqual(
    seen.map(({ from, turning }) => [from, turning]),
    [
      ['W', 'clockwise'],
      ['W', 'clockwise'],
      ['NW', null],
    ],
  )
})

test('SOG E25, SOG 12.19.2 a change the other way cancels it', () => {
  const seen = blown(TURN, wind(), 'clockwise', 'blank', 'counter-clockwise')
  assert.deepEqual(seen.at(-1), wind())
  assert.equal(
    blown(TURN, wind({ from: 'N', turning: 'counter-clockwise' }), 'counter-clockwise').at(-1)?.from,
    'NW',
  )
})

test('SOG 12.19.1 the counter on the gauge is not in the bag', () => {
  const state = position({}, TURN)
  state.wind.turning = 'clockwise'
  const shuffled = () => new Scene(state, once(changeWind), { dice: [{ draws: 'nothing' }] })
  assert.throws(shuffled, /"clockwise","clockwise","counter-clockwise"/)
  assert.throws(shuffled, (error: Error) => !error.message.includes('"clockwise","clockwise","clockwise"'))
})

const BOTH = { level: 'advanced', windDirection: true, windStrength: true }

test('SOG 12.20.3, SOG 12.20.4 the wind begins medium or as the scenario has it; a change waits for a blank', () => {
  const blowing = (options: object) => begin(DUEL, optionsShape.parse(options)).wind.strength
  assert.equal(blowing(BOTH), 'medium')
  const scenario = { ...SCENARIOS['enemy-in-sight'], strength: 'high' }
  assert.equal(blowing({ ...BOTH, scenario }), 'high')
  assert.equal(blowing({ scenario }), 'medium', 'where strength is not played')
  const strengths = (start: Partial<Wind>, ...drawn: string[]) => {
    const state = position({}, BOTH)
    state.wind = wind(start)
    const dice = drawn.flatMap((each) => draws('blank', each))
    new Scene(
      state,
      once((t) => {
        for (const _ of drawn) changeWind(t)
      }),
      { dice },
    ).diceSpent()
    return [state.wind.strength, state.wind.changing]
  }
  assert.deepEqual(strengths({}, 'blank'), ['medium', null])
  assert.deepEqual(strengths({}, 'rising'), ['medium', 'rising'])
  assert.deepEqual(strengths({}, 'rising', 'blank'), ['high', null])
  assert.deepEqual(strengths({}, 'falling', 'blank'), ['low', null])
  assert.deepEqual(strengths({}, 'rising', 'falling'), ['medium', null])
  assert.deepEqual(strengths({ strength: 'high' }, 'rising', 'blank'), ['high', null])
  assert.deepEqual(strengths({ strength: 'low' }, 'falling', 'blank'), ['low', null])
})

const straight: Pick<Lying, 'plan'> = { plan: { now: 'straight', next: null } }

test('SOG 12.20.2, SOG E27 in high wind full sails may tear when she moves', () => {
  const torn = (defence: Partial<Lying>, ...dice: string[]) => {
    const state = position({ 'hms-defence': { at: [300, 300, 30], ...straight, ...defence } }, BOTH)
    state.wind.strength = 'high'
    return new Scene(state, once(movement), { dice: draws(...dice) }).diceSpent().ship('hms-defence').special
      .sails
  }
  assert.equal(torn({ sails: 'full' }, 'c'), 1)
  assert.equal(torn({ sails: 'full' }, '0'), 0)
  assert.equal(torn({ sails: 'battle' }), 0)
  assert.equal(torn({ sails: 'full', plan: { now: null, next: null } }), 0)
})

test('SOG 12.20.5 struck by low wind: laid cards run on the backing line, none is planned until it rises', () => {
  const state = position({ 'hms-defence': { at: [300, 300, 30], sails: 'backing', ...straight } }, BOTH)
  state.wind.strength = 'low'
  const [, ship] = state.ships
  assert.ok(ship)
  assert.deepEqual(ordersDue(state, ship).cards, [])
  const scene = new Scene(state, once(movement))
  assert.equal(scene.ship('hms-defence').course?.sails, 'backing')
  assert.equal(ship.sails, 'backing')
  state.wind.strength = 'medium'
  assert.ok(ordersDue(state, ship).cards.length > 0)
})

test('SOG 12.20.5, SOG 11.3.6 a ship that has laid one card after she had stopped does not move by it in low wind', () => {
  const sailed = (more: Partial<Lying>, strength: 'low' | 'medium') => {
    const state = position(
      { 'hms-defence': { at: [300, 300, 30], sails: 'backing', ...straight, ...more } },
      BOTH,
    )
    state.number = 5
    state.wind.strength = strength
    const scene = new Scene(state, once(movement))
    return { card: scene.ship('hms-defence').course?.card, told: scene.told() }
  }
  assert.deepEqual(sailed({}, 'low'), {
    card: undefined,
    told: ['The wind is too low for HMS Defence to get under way again; her one card goes back unexecuted.'],
  })
  assert.equal(sailed({ dropped: 'veer-6' }, 'low').card, 'straight', 'she was only held')
  assert.equal(sailed({ plan: { now: 'straight', next: 'straight' } }, 'low').card, 'straight')
})

test('SOG 12.20.6 in low wind backing sails are not increased before she has stopped; then they are', () => {
  const sails = (plan: Lying['plan'], strength: 'low' | 'medium', set: 'backing' | 'battle' = 'backing') => {
    const state = position({ 'hms-defence': { at: [300, 300, 30], sails: set, ...(plan && { plan }) } }, BOTH)
    state.wind.strength = strength
    return new Scene(state, (t) => crewsAct(t, { 'hms-defence': ['increase-sails'] })).ship('hms-defence')
      .sails
  }
  const laid = { now: 'straight', next: null } as const
  const still = { now: null, next: null }
  assert.equal(sails(laid, 'low'), 'backing', 'she still has way on')
  assert.equal(sails(still, 'low'), 'battle', 'she has stopped')
  assert.equal(sails(laid, 'medium'), 'battle', 'her sails are not struck')
  assert.equal(sails(laid, 'low', 'battle'), 'full', 'nor are these')
})

test('SOG 12.20.6, SOG 12.20.5 one that had stopped and has laid only one card again may increase', () => {
  const tried = (more: Partial<Lying> = {}) => {
    const lying: Lying = { at: [300, 300, 30], sails: 'backing', ...straight, ...more }
    const state = position({ 'hms-defence': lying }, BOTH)
    state.number = 5
    state.wind.strength = 'low'
    const scene = new Scene(state, function* (t) {
      yield* crewsAct(t, { 'hms-defence': ['increase-sails'] })
      movement(t)
    })
    const { sails, course, plan } = scene.ship('hms-defence')
    return [sails, course?.card, plan.now]
  }
  assert.deepEqual(tried(), ['battle', undefined, null], 'her card goes back and she does not move')
  assert.deepEqual(tried({ dropped: 'veer-6' }), ['backing', 'straight', null], 'she was only held')
})

test('SOG 12.20.6 after that she lays one card a turn and moves when both spaces are filled', () => {
  const defence: Lying = { at: [450, 200, 0], sails: 'backing', plan: { now: 'straight', next: null } }
  const state = position(
    { 'hms-defence': defence, genereux: { at: [800, 800, 0], aground: true } },
    { level: 'advanced' },
  )
  state.wind.strength = 'low'
  const orders: [card: string | null, actions: string[]][] = [
    [null, ['increase-sails']],
    [null, ['increase-sails']],
    ['straight', []],
    ['straight', []],
  ]
  const way: number[] = []
  const scene = new Scene(state, (t) =>
    t.each(
      'turns',
      () => orders,
      function* () {
        const before = shipOf(state, 'hms-defence').pose.y
        yield* turn(t)
        way.push(shipOf(state, 'hms-defence').pose.y - before)
      },
    ),
  )
  for (const [card, actions] of orders) {
    scene.answer('british-1', 'plan', [{ ship: 'hms-defence', card, actions }])
    scene.answer('french-1', 'plan', [{ ship: 'genereux', card: null, actions: [] }])
  }
  const backing = 75_000 + 9_400
  assert.deepEqual(way, [backing, 0, 0, backing])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ActionId } from '../../src/data/crew-actions.ts'
import { turn } from '../../src/turn.ts'
import { crewsAct, type Lying, position, Scene } from '../scene.ts'

function act(defence: Partial<Lying>, ...actions: ActionId[]) {
  const state = position({ 'hms-defence': { at: [450, 450], ...defence } }, { level: 'advanced' })
  return new Scene(state, (t) => crewsAct(t, { 'hms-defence': actions })).ship('hms-defence')
}
const special = (more: object) => ({ fires: 0, leaks: 0, masts: 0, sails: 0, rudder: 0, ...more })

test('SOG 11.3.1 sails are set one step more or less, as far as the scale goes', () => {
  const up = (sails: Lying['sails']) => act(sails ? { sails } : {}, 'increase-sails').sails
  const down = (sails: Lying['sails']) => act(sails ? { sails } : {}, 'decrease-sails').sails
  assert.deepEqual(
    [up('struck'), up('backing'), up('battle'), up('full')],
    ['backing', 'battle', 'full', 'full'],
  )
  assert.deepEqual(
    [down('full'), down('battle'), down('backing'), down('struck')],
    ['battle', 'backing', 'struck', 'struck'],
  )
})

test('SOG 11.3.2 Increase comes before Decrease', () => {
  assert.equal(act({ sails: 'full' }, 'decrease-sails', 'increase-sails').sails, 'battle')
  assert.equal(act({ sails: 'battle' }, 'decrease-sails', 'increase-sails').sails, 'battle')
})

test('SOG 11.3.5 no sail is made before she has come to a stop', () => {
  assert.equal(
    act({ sails: 'struck', plan: { now: 'straight', next: null } }, 'increase-sails').sails,
    'struck',
  )
  assert.equal(act({ sails: 'struck' }, 'increase-sails').sails, 'backing')
})

test('SOG 11.3.6 striking again with one card laid sends that card back', () => {
  const once = act({ sails: 'backing', plan: { now: null, next: 'veer-6' } }, 'decrease-sails')
  assert.deepEqual([once.sails, once.plan.next], ['struck', null])
  const both = act({ sails: 'backing', plan: { now: 'veer-6', next: 'veer-4' } }, 'decrease-sails')
  assert.deepEqual(both.plan, { now: 'veer-6', next: 'veer-4' })
})

test('SOG 11.9.1 torn sails are not set again', () => {
  assert.equal(act({ sails: 'battle', special: special({ sails: 2 }) }, 'increase-sails').sails, 'battle')
  assert.equal(act({ sails: 'backing', special: special({ sails: 4 }) }, 'increase-sails').sails, 'backing')
  assert.equal(act({ sails: 'backing', special: special({ sails: 4 }) }, 'decrease-sails').sails, 'struck')
})

test('SOG E26, SOG 11.3.4, SOG 11.3.5 striking, lying still and making sail again', () => {
  const defence: Lying = { at: [450, 200, 0], sails: 'backing', plan: { now: 'straight', next: null } }
  const state = position(
    { 'hms-defence': defence, genereux: { at: [800, 800, 0], aground: true } },
    { level: 'advanced' },
  )
  const orders: [card: string | null, actions: string[]][] = [
    ['straight', ['decrease-sails']],
    [null, []],
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
        const before = state.ships.map(({ pose }) => pose.y)
        yield* turn(t)
        way.push((state.ships[1]?.pose.y ?? 0) - (before[1] ?? 0))
      },
    ),
  )
  for (const [card, actions] of orders) {
    scene.answer('british-1', 'plan', [{ ship: 'hms-defence', card, actions }])
    scene.answer('french-1', 'plan', [{ ship: 'genereux', card: null, actions: [] }])
  }
  const backing = 75_000 + 9_400
  assert.deepEqual(way, [backing, backing, 0, 0, backing])
})

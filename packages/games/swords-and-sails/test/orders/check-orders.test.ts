import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ordersShape } from '../../src/orders/order.ts'
import { of, position } from '../scene.ts'
import { ATTACK, armyHolds, armyMoves, DEFEND, fleetHolds, fleetMoves, sheet, writing } from './sheet.ts'

const channel = (options: object = {}) => position(['FRA', 'ENG'], options)

test('SNS 5.1.1 orders are sealed, and revealed together when the last seat has written', () => {
  const scene = writing(channel())
  assert.deepEqual(scene.awaited(), ['FRA', 'ENG'])
  scene.answer('FRA', 'orders', sheet({ armies: [armyMoves('I', 'anjou')] }))
  assert.equal(of(scene.state, 'FRA').armies.I?.order, null)
  assert.deepEqual(scene.told('ENG'), [])
  scene.answer('ENG', 'orders', sheet({ fleets: [fleetMoves('2', 'frisian_sea')] }))
  assert.deepEqual(of(scene.state, 'FRA').armies.I?.order, armyMoves('I', 'anjou'))
  assert.deepEqual(scene.told('ENG'), [
    'Army I of France goes to Anjou, on Attack.',
    'All other pieces of France hold and defend.',
    'Fleet 2 of England goes to the Frisian Sea, on Defend.',
    'All other pieces of England hold and defend.',
  ])
})

test('SNS 5.1.1, SNS 5.3.1, SNS 8.1.4 who fights as one and who shall besiege is revealed with the rest', () => {
  const scene = writing(channel())
  const armies = [
    { ...armyMoves('I', 'anjou'), group: 'west' },
    { ...armyMoves('II', 'anjou'), group: 'west', besieger: 'FRA' as const },
  ]
  scene.answer('FRA', 'orders', sheet({ armies })).away()
  assert.deepEqual(scene.told('ENG').slice(0, 2), [
    'Army I of France goes to Anjou, on Attack, as one with its group.',
    'Army II of France goes to Anjou, on Attack, as one with its group, and France shall besiege.',
  ])
})

test('SNS 5.1.1 one order for each piece that is there', () => {
  const scene = writing(channel())
  assert.equal(scene.refusal('FRA', 'orders', sheet({ armies: [armyHolds('V')] })), 'SNS 5.1.1')
  const twice = sheet({ armies: [armyHolds('I'), armyMoves('I', 'anjou')] })
  assert.equal(scene.refusal('FRA', 'orders', twice), 'SNS 5.1.1')
})

test('SNS 5.1.2, SNS 5.1.3 an order has one deed and one stance of those there are', () => {
  const order = armyMoves('I', 'anjou')
  assert.ok(ordersShape.safeParse(sheet({ armies: [order] })).success)
  for (const wrong of [
    { ...order, does: { deed: 'pillage', to: 'anjou' } },
    { ...order, does: { deed: 'move', to: 'anjou', fleets: ['1'], when: 'before' } },
    { ...order, meets: { stance: 'attack', area: 'anjou' } },
    { ...order, meets: { stance: 'parley' } },
  ])
    assert.ok(!ordersShape.safeParse({ ...sheet({}), armies: [wrong] }).success, JSON.stringify(wrong))
})

test('SNS 5.1.3 a fleet that loads and unloads may go to another zone', () => {
  const scene = writing(channel())
  scene.answer(
    'ENG',
    'orders',
    sheet({
      armies: [
        { army: 'II', does: { deed: 'board', fleets: ['1'], when: 'before', to: 'ulster' }, meets: ATTACK },
      ],
      fleets: [fleetMoves('1', 'hebridean_sea')],
    }),
  )
})

test('SNS 5.1.4 a moving piece names one destination', () => {
  const scene = writing(channel())
  const nowhere = { army: 'I', does: { deed: 'move' }, meets: DEFEND }
  const both = { army: 'I', does: { deed: 'move', to: ['anjou', 'normandy'] }, meets: DEFEND }
  for (const wrong of [nowhere, both])
    assert.equal(scene.refusal('FRA', 'orders', { ...sheet({}), armies: [wrong] }), 'TBL 1.3')
})

test('SNS 5.1.5 pieces without an order, and those of a seat that is away, hold and defend', () => {
  const scene = writing(channel()).away()
  assert.deepEqual(of(scene.state, 'FRA').armies.II?.order, armyHolds('II'))
  assert.deepEqual(of(scene.state, 'ENG').fleets['1']?.order, {
    fleet: '1',
    does: { deed: 'hold' },
    meets: DEFEND,
  })
  assert.deepEqual(scene.told(), [
    'France holds and defends everywhere.',
    'England holds and defends everywhere.',
  ])
})

test('SNS 5.1.6 orders have a clock of 120 seconds, or what the table has set, told with the question', () => {
  const clock = (options: object) => writing(channel(options)).question('FRA', 'orders').brief
  assert.deepEqual(clock({ clocks: {} }), { seconds: 120 })
  assert.deepEqual(clock({ clocks: { orders: 300 } }), { seconds: 300 })
  assert.deepEqual(clock({}), { seconds: null })
})

test('SNS 5.1.7 once revealed there is nothing left to answer', () => {
  const scene = writing(channel()).away()
  assert.deepEqual(scene.awaited(), [])
  assert.ok(scene.over)
})

test('SNS 5.1.8, SNS 6.1.2, SNS 6.1.5 what cannot be meant is refused when it is entered', () => {
  const scene = writing(channel())
  const army = (to: Parameters<typeof armyMoves>[1]) => sheet({ armies: [armyMoves('III', to)] })
  assert.equal(scene.refusal('FRA', 'orders', army('castile')), 'SNS 6.1.2', 'no common border')
  assert.equal(scene.refusal('FRA', 'orders', army('upper_lotharingia')), 'SNS 6.1.2')
  const closed = writing(
    position(['FRA', 'ENG'], {}, (state) =>
      Object.assign(of(state, 'FRA').armies.III ?? {}, { at: 'arles' }),
    ),
  )
  assert.equal(closed.refusal('FRA', 'orders', army('lombardy')), 'SNS 6.1.5', 'the Empire is not in play')
  const fleet = sheet({ fleets: [fleetMoves('2', 'narrow_sea')] })
  assert.equal(scene.refusal('FRA', 'orders', fleet), 'SNS 6.1.2')
})

test('SNS 5.1.8, SNS 7.10.8 a fleet that was sabotaged may not move', () => {
  const scene = writing(
    position(['FRA', 'ENG'], {}, (state) =>
      Object.assign(of(state, 'ENG').fleets['2'] ?? {}, { stuckUntil: 1 }),
    ),
  )
  assert.equal(
    scene.refusal('ENG', 'orders', sheet({ fleets: [fleetMoves('2', 'celtic_sea')] })),
    'SNS 7.10.8',
  )
  const helps = fleetHolds('2', { stance: 'support', area: 'celtic_sea' })
  assert.equal(scene.refusal('ENG', 'orders', sheet({ fleets: [helps] })), 'SNS 7.10.8', 'nor go in support')
})

test('SNS 5.1.9 legal orders that defeat themselves draw a warning and are accepted', () => {
  const scene = writing(channel())
  const odd = sheet({
    armies: [
      armyHolds('I', { stance: 'support', area: 'anjou' }),
      { army: 'II', does: { deed: 'board', fleets: ['2'], when: 'after' }, meets: ATTACK },
      armyMoves('III', 'arles', DEFEND),
    ],
  })
  assert.deepEqual(scene.warnings('FRA', 'orders', odd), [
    'Army I supports Anjou, where none of your pieces will be.',
    'Army II is on Attack but stays aboard and enters no land.',
    'Army III enters Arles without Attack: it will take nothing and go back.',
  ])
  scene.answer('FRA', 'orders', odd)
  const unarmed = channel()
  Object.assign(of(unarmed, 'FRA').fleets['1']?.ships ?? {}, { WS: 0, RD: 0, TR: 2 })
  assert.deepEqual(
    writing(unarmed).warnings('FRA', 'orders', sheet({ fleets: [fleetHolds('1', ATTACK)] })),
    ['Fleet 1 is on Attack, but has no ship that can strike: it begins no battle.'],
    'SNS 7.8.15',
  )
  const sound = sheet({
    armies: [armyMoves('II', 'anjou', DEFEND), armyHolds('I', { stance: 'support', area: 'anjou' })],
  })
  assert.deepEqual(scene.warnings('FRA', 'orders', sound), [])
  const deserted = sheet({
    armies: [armyMoves('II', 'anjou', DEFEND), armyHolds('III', { stance: 'support', area: 'aquitaine' })],
  })
  assert.deepEqual(scene.warnings('FRA', 'orders', deserted), [
    'Army III supports Aquitaine, where none of your pieces will be.',
  ])
})

test('SNS 5.1.9, SNS 6.2.2 a way into the land of an ally of this season draws a warning, his support later none', () => {
  const warned = (since: number) => {
    const scene = writing(
      position(['FRA', 'ENG', 'HRE'], {}, (state) => {
        state.teams = [{ mark: 'A', members: ['FRA', 'HRE'], joined: { FRA: since, HRE: since } }]
        Object.assign(of(state, 'FRA').armies.I ?? {}, { at: 'champagne' })
      }),
    )
    const visits = sheet({ armies: [armyMoves('I', 'upper_lotharingia', DEFEND)] })
    const helps = sheet({ armies: [armyHolds('I', { stance: 'support', area: 'upper_lotharingia' })] })
    return [visits, helps].map((orders) => scene.warnings('FRA', 'orders', orders))
  }
  const shut = 'Army I will not come to Upper Lotharingia: a team of this season gives no passage yet.'
  assert.deepEqual(warned(1), [[shut], [shut]])
  assert.deepEqual(warned(0), [[], []], 'an army of the Empire is there to be supported')
})

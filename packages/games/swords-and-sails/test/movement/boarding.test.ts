import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FleetId } from '../../src/data/pieces.ts'
import { board } from '../../src/movement/boarding.ts'
import { placesOf } from '../../src/orders/places-aboard.ts'
import { fleetsOf } from '../../src/pieces-of.ts'
import type { State } from '../../src/state.ts'
import { ATTACK, armyBoards } from '../orders/sheet.ts'
import { of } from '../scene.ts'
import { armyOf, command, empty, putArmy, putFleet, step } from './field.ts'

/** A French army of 12 units, or of another size, beside a fleet with 10 places. */
function twelveForTen(disband?: { PS: number }, peasants = 6): State {
  return empty(['FRA', 'ENG'], (state) => {
    putArmy(state, 'FRA', 'II', 'aquitaine', { HC: 2, HI: 4, PS: peasants })
    putFleet(state, 'FRA', '2', 'aquitanian_sea', { TR: 2 })
    const does = { deed: 'board', fleets: ['2'], when: 'after', to: 'castile' } as const
    command(state, 'FRA', {
      armies: [{ army: 'II', does: { ...does, fleets: ['2'], ...(disband && { disband }) }, meets: ATTACK }],
    })
  })
}

/** Boarding, as if these fleets had lost ships since the orders. */
const boarding = (state: State, ...reduced: FleetId[]) =>
  step(
    state,
    (t) => {
      for (const fleet of fleetsOf(of(t.state, 'FRA')))
        if (reduced.includes(fleet.id)) fleet.berths = placesOf(fleet) + 1
      return board(t, 'after')
    },
    {},
  )

test('SNS E29, SNS 5.4.5 units named in the order are sent home and the rest boards', () => {
  const scene = boarding(twelveForTen({ PS: 2 }))
  assert.ok(scene.over, 'nobody is asked')
  const army = armyOf(scene.state, 'FRA', 'II')
  assert.deepEqual(army.units, { KN: 0, HC: 2, LC: 0, HI: 4, LI: 0, PS: 4 })
  assert.deepEqual([army.at, army.aboard], ['aquitanian_sea', ['2']])
  assert.deepEqual(scene.told('ENG'), ['Army II of France goes aboard Fleet 2.'])
})

test('SNS 5.4.5 of those lost before it boards only the units still there are sent home', () => {
  const struck = (units: { HI?: number; PS: number }) => {
    const state = twelveForTen({ PS: 2 })
    const { order } = armyOf(state, 'FRA', 'II')
    putArmy(state, 'FRA', 'II', 'aquitaine', units).order = order
    return boarding(state)
  }
  const scene = struck({ HI: 3, PS: 1 })
  assert.equal(armyOf(scene.state, 'FRA', 'II').units.PS, 0)
  assert.equal(scene.told('FRA')[0], 'One unit of Army II is disbanded at boarding.')
  const alone = armyOf(struck({ PS: 2 }).state, 'FRA', 'II')
  assert.deepEqual([alone.units.PS, alone.aboard], [2, ['2']], 'nobody else is left')
})

test('SNS E29, SNS 5.4.6, SNS 14.1.1 otherwise the cheapest go, and nobody else can tell', () => {
  const scene = boarding(twelveForTen())
  assert.ok(scene.over, 'nobody is asked')
  assert.deepEqual(armyOf(scene.state, 'FRA', 'II').units, { KN: 0, HC: 2, LC: 0, HI: 4, LI: 0, PS: 4 })
  assert.deepEqual(scene.told('FRA')[0], '2 units of Army II are disbanded at boarding.')
  assert.deepEqual(scene.told('ENG'), ['Army II of France goes aboard Fleet 2.'])
})

test('SNS E29, SNS 5.4.6 when ships have been lost the owner chooses as many as find no place', () => {
  const scene = boarding(twelveForTen(), '2')
  assert.deepEqual(scene.awaited(), ['FRA'])
  const lose = (kind: string, count: number) => [{ piece: 'FRA II', kind, count }]
  assert.equal(scene.refusal('FRA', 'overload', lose('HI', 1)), 'SNS 5.4.6', 'too few')
  assert.equal(scene.refusal('FRA', 'overload', lose('HI', 3)), 'SNS 5.4.6', 'too many')
  assert.equal(scene.refusal('FRA', 'overload', lose('KN', 2)), 'SNS 5.4.6', 'it has none')
  scene.answer('FRA', 'overload', lose('HI', 2))
  assert.deepEqual(armyOf(scene.state, 'FRA', 'II').units, { KN: 0, HC: 2, LC: 0, HI: 2, LI: 0, PS: 6 })
})

test('SNS 5.4.6, SNS 14.1.1 he is asked though all find room, so that nobody learns how many they are', () => {
  const small = boarding(twelveForTen(undefined, 1), '2')
  const large = boarding(twelveForTen(), '2')
  assert.deepEqual(small.awaited(), large.awaited())
  assert.deepEqual(small.told('ENG'), large.told('ENG'))
  assert.equal(small.refusal('FRA', 'overload', [{ piece: 'FRA II', kind: 'PS', count: 1 }]), 'SNS 5.4.6')
  small.answer('FRA', 'overload', [])
  assert.equal(armyOf(small.state, 'FRA', 'II').units.PS, 1)
})

test('SNS E29, SNS 5.4.6 if he does not choose, the cheapest go', () => {
  const scene = boarding(twelveForTen(), '2').away()
  assert.deepEqual(armyOf(scene.state, 'FRA', 'II').units, { KN: 0, HC: 2, LC: 0, HI: 4, LI: 0, PS: 4 })
})

test('SNS 5.4.6, SNS 7.12.1 or those he named beforehand, and then the cheapest', () => {
  const left = (order: string[]) => {
    const scene = boarding(twelveForTen(), '2').instruct('FRA', 'overload', { order })
    assert.ok(scene.over)
    return armyOf(scene.state, 'FRA', 'II').units
  }
  assert.deepEqual(left(['HI']), { KN: 0, HC: 2, LC: 0, HI: 2, LI: 0, PS: 6 })
  assert.deepEqual(left(['KN']), { KN: 0, HC: 2, LC: 0, HI: 4, LI: 0, PS: 4 })
})

test('SNS 5.4.2, SNS 5.4.6 of two armies only the one without room gives', () => {
  const state = empty(['FRA', 'ENG'], (laid) => {
    putArmy(laid, 'FRA', 'I', 'aquitaine', { PS: 3, HC: 3 })
    putArmy(laid, 'FRA', 'II', 'anjou', { KN: 3 })
    putFleet(laid, 'FRA', '1', 'aquitanian_sea', { TR: 2 })
    putFleet(laid, 'FRA', '2', 'aquitanian_sea', { WS: 1 })
    command(laid, 'FRA', { armies: [armyBoards('I', '1', 'after'), armyBoards('II', '2', 'after')] })
  })
  const scene = boarding(state, '2')
  assert.equal(scene.refusal('FRA', 'overload', [{ piece: 'FRA I', kind: 'PS', count: 1 }]), 'SNS 5.4.6')
  scene.away()
  assert.equal(armyOf(scene.state, 'FRA', 'II').units.KN, 2)
  assert.equal(armyOf(scene.state, 'FRA', 'I').units.PS, 3)
})

test('SNS 6.4.2, SNS 6.4.3 who finds no ships, or only such as were driven off, stays ashore and defends', () => {
  for (const change of [
    (state: State) => Object.assign(putFleet(state, 'FRA', '2', 'aquitanian_sea'), { driven: true }),
    (state: State) => putFleet(state, 'FRA', '2', 'celtic_sea'),
    () => undefined,
  ]) {
    const state = empty(['FRA', 'ENG'], (laid) => {
      putArmy(laid, 'FRA', 'II', 'aquitaine')
      change(laid)
      command(laid, 'FRA', { armies: [armyBoards('II', '2', 'after')] })
    })
    const scene = step(state, (t) => board(t, 'after'))
    const army = armyOf(scene.state, 'FRA', 'II')
    assert.deepEqual([army.at, army.aboard, army.order?.meets.stance], ['aquitaine', [], 'defend'])
  }
})

test('SNS 5.4.7, SNS 5.4.2 who is aboard keeps his places', () => {
  const state = empty(['FRA', 'ENG'], (laid) => {
    Object.assign(putArmy(laid, 'FRA', 'I', 'aquitanian_sea', { KN: 4 }), { aboard: ['2'] })
    putArmy(laid, 'FRA', 'II', 'aquitaine', { HI: 2 })
    putFleet(laid, 'FRA', '2', 'aquitanian_sea', { TR: 1 })
    command(laid, 'FRA', { armies: [armyBoards('II', '2', 'after')] })
  })
  const scene = boarding(state, '2')
  assert.equal(scene.refusal('FRA', 'overload', [{ piece: 'FRA I', kind: 'KN', count: 1 }]), 'SNS 5.4.6')
  scene.away()
  assert.equal(armyOf(scene.state, 'FRA', 'II').units.HI, 1)
})

test('SNS 5.4.2, SNS 6.4.3 there is room as long as those aboard can be spread over their own fleets', () => {
  const boarded = (transports: number) => {
    const state = empty(['FRA', 'ENG'], (laid) => {
      Object.assign(putArmy(laid, 'FRA', 'I', 'aquitanian_sea', { KN: 5 }), { aboard: ['1', '2'] })
      putArmy(laid, 'FRA', 'II', 'aquitaine', { HI: 5 })
      putFleet(laid, 'FRA', '1', 'aquitanian_sea', { TR: 1 })
      putFleet(laid, 'FRA', '2', 'aquitanian_sea', { TR: transports })
      command(laid, 'FRA', { armies: [armyBoards('II', '1', 'after')] })
    })
    return armyOf(boarding(state).state, 'FRA', 'II').aboard
  }
  assert.deepEqual(boarded(1), ['1'], 'the knights go to the second fleet')
  assert.deepEqual(boarded(0), [], 'the knights fill the first')
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Transfer } from '../../src/orders/order.ts'
import { newFleet } from '../../src/pieces.ts'
import { of, position } from '../scene.ts'
import { armyMoves, fleetMoves, sheet, writing } from './sheet.ts'

/** French Armies I (1 KN 3 HC 2 HI 2 LI 2 PS) and III (2 HC 1 LC 2 HI 2 LI 2 PS) in Francia, Fleets 2 and 3 at sea. */
const gathered = () =>
  position(['FRA', 'ENG'], {}, (state) => {
    const { armies, fleets } = of(state, 'FRA')
    Object.assign(armies.III ?? {}, { at: 'francia' })
    fleets['3'] = newFleet('FRA', '3', 'aquitanian_sea', { WS: 1, RD: 1, TR: 0 })
    Object.assign(armies.II ?? {}, { at: 'aquitanian_sea', aboard: ['2'] })
  })

const only = (...transfers: Transfer[]) => sheet({ transfers })

test('SNS 5.5.2, SNS 7.10.8 ships that may not move hold the fleet they come to', () => {
  const scene = writing(
    position(['FRA', 'ENG'], {}, (state) => {
      const { fleets } = of(state, 'ENG')
      Object.assign(fleets['1'] ?? {}, { stuckUntil: 1 })
      Object.assign(fleets['2'] ?? {}, { at: 'irish_sea' })
    }),
  )
  const fleets = [fleetMoves('2', 'celtic_sea')]
  const transfers = [{ from: '1', to: '2', ships: { RD: 1 } }] as const
  assert.equal(scene.refusal('ENG', 'orders', sheet({ fleets, transfers: [...transfers] })), 'SNS 7.10.8')
  scene.answer('ENG', 'orders', sheet({ fleets }))
})

test('SNS 5.5.1 units change over between two armies in one land before anything moves', () => {
  const scene = writing(gathered())
  scene.answer('FRA', 'orders', {
    ...only({ from: 'I', to: 'III', units: { KN: 1, PS: 1 } }),
    armies: [armyMoves('III', 'burgundy')],
  })
  scene.away()
  const { armies } = of(scene.state, 'FRA')
  assert.deepEqual(armies.I?.units, { KN: 0, HC: 3, LC: 0, HI: 2, LI: 2, PS: 1 })
  assert.deepEqual(armies.III?.units, { KN: 1, HC: 2, LC: 1, HI: 2, LI: 2, PS: 3 })
  assert.equal(armies.III?.at, 'francia')
  assert.ok(scene.told('FRA').includes('Units change over from Army I to Army III.'))
  assert.ok(!scene.told('ENG').some((line) => line.includes('change over')), 'SNS 14.1.1')
})

test('SNS 5.5.1 what a transfer needs', () => {
  const scene = writing(gathered())
  const refused = (transfer: Transfer) => scene.refusal('FRA', 'orders', only(transfer))
  assert.equal(refused({ from: 'I', to: 'II', units: { HC: 1 } }), 'SNS 5.5.1', 'apart')
  assert.equal(refused({ from: 'I', to: 'V', units: { HC: 1 } }), 'SNS 5.5.1', 'no such army')
  assert.equal(refused({ from: 'I', to: 'I', units: { HC: 1 } }), 'SNS 5.5.1', 'to itself')
  assert.equal(refused({ from: 'I', to: 'III', units: { LC: 1 } }), 'SNS 5.5.1', 'it has none')
  assert.equal(refused({ from: '1', to: '2', ships: { RD: 1 } }), 'SNS 5.5.1', 'in other zones')
  assert.equal(refused({ from: '3', to: '2', ships: { TR: 1 } }), 'SNS 5.5.1', 'it has none')
  assert.equal(refused({ from: '3', to: '3', ships: { RD: 1 } }), 'SNS 5.5.1', 'to itself')
})

test('SNS 5.5.2 a transfer of everything merges two pieces, and the emptied one takes no order', () => {
  const scene = writing(gathered())
  const merge = only({ from: 'III', to: 'I', units: { HC: 2, LC: 1, HI: 2, LI: 2, PS: 2 } })
  assert.equal(
    scene.refusal('FRA', 'orders', { ...merge, armies: [armyMoves('III', 'burgundy')] }),
    'SNS 5.5.2',
  )
  scene.answer('FRA', 'orders', merge).away()
  const { armies } = of(scene.state, 'FRA')
  assert.equal(armies.III, undefined)
  assert.deepEqual(armies.I?.units, { KN: 1, HC: 5, LC: 1, HI: 4, LI: 4, PS: 4 })
})

test('SNS 5.5.2 pieces merge however large they have grown', () => {
  const state = gathered()
  Object.assign(of(state, 'FRA').armies.III?.units ?? {}, { HI: 300 })
  const scene = writing(state)
  scene
    .answer('FRA', 'orders', only({ from: 'III', to: 'I', units: { HC: 2, LC: 1, HI: 300, LI: 2, PS: 2 } }))
    .away()
  assert.equal(of(scene.state, 'FRA').armies.I?.units.HI, 302)
})

test('SNS 5.5.2, SNS 1.3.6 no transfer leaves an army with too many peasants', () => {
  const scene = writing(gathered())
  const soldiers = { from: 'III', to: 'I', units: { HC: 2, LC: 1, HI: 2, LI: 1 } } as const
  assert.equal(scene.refusal('FRA', 'orders', only(soldiers)), 'SNS 5.5.2')
  const half = { from: 'III', to: 'I', units: { HC: 2, LC: 1, HI: 2 } } as const
  scene.answer('FRA', 'orders', only(half))
  const back = { from: 'I', to: 'III', units: { HC: 1 } } as const
  scene.answer('FRA', 'orders', only(soldiers, back))
})

test('SNS 5.5.2 no transfer leaves cargo without room; cargo of merged fleets goes with the ships', () => {
  const scene = writing(gathered())
  assert.equal(scene.refusal('FRA', 'orders', only({ from: '2', to: '3', ships: { TR: 2 } })), 'SNS 5.5.2')
  scene.answer('FRA', 'orders', only({ from: '2', to: '3', ships: { RD: 1, TR: 2 } })).away()
  const { armies, fleets } = of(scene.state, 'FRA')
  assert.equal(fleets['2'], undefined)
  assert.deepEqual(fleets['3']?.ships, { WS: 1, RD: 2, TR: 2 })
  assert.deepEqual(armies.II?.aboard, ['3'])
})

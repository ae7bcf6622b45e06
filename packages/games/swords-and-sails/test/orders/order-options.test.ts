import assert from 'node:assert/strict'
import { test } from 'node:test'
import { diceFor, diceRoot, sample, seedFrom } from '@windward/table'
import { MAJOR_IDS } from '../../src/data/factions/factions.ts'
import { ordersFault } from '../../src/orders/check-orders.ts'
import { ordersShape } from '../../src/orders/order.ts'
import { orderOptions } from '../../src/orders/order-options.ts'
import { newFleet } from '../../src/pieces.ts'
import { view } from '../../src/view/view.ts'
import { of, position } from '../scene.ts'

/** Some pieces aboard, some in port, some together: whatever the tree has to reckon with. */
const mixed = () =>
  position(MAJOR_IDS, {}, (state) => {
    const { armies, fleets } = of(state, 'FRA')
    fleets['3'] = newFleet('FRA', '3', 'aquitanian_sea', { WS: 1, RD: 0, TR: 0 })
    Object.assign(armies.II ?? {}, { at: 'aquitanian_sea', aboard: ['2', '3'] })
    Object.assign(armies.III ?? {}, { at: 'francia' })
    Object.assign(of(state, 'ENG').fleets['2'] ?? {}, { at: 'wessex' })
    Object.assign(of(state, 'NSE').fleets['3'] ?? {}, { at: 'belts', stuckUntil: 1 })
    Object.assign(of(state, 'NSE').fleets['1'] ?? {}, { ships: { WS: 0, RD: 2, TR: 0 } })
  })

test('SNS 5.1.8 whatever the sheet offers is accepted', () => {
  const state = mixed()
  for (const seat of MAJOR_IDS) {
    const seen = view(state, seat)
    const dice = diceFor(diceRoot(seedFrom(seat), {}), 'options')
    for (let n = 0; n < 150; n += 1) {
      const drawn = sample(orderOptions(seen, seat), dice)
      assert.ok(drawn, 'no dead end')
      const written = ordersShape.parse(drawn.answer)
      const fault = ordersFault(seen, seat, written)
      assert.equal(fault, undefined, `${JSON.stringify(fault)} ${JSON.stringify(written)}`)
    }
  }
})

test('SNS 5.1.2, SNS 5.4.2 the sheet offers every deed and stance, and shared fleets where one is too small', () => {
  const seen = view(mixed(), 'NSE')
  const dice = diceFor(diceRoot(seedFrom('deeds'), {}), 'options')
  const found = new Set<string>()
  for (let n = 0; n < 600; n += 1) {
    const { armies, fleets } = ordersShape.parse(sample(orderOptions(seen, 'NSE'), dice)?.answer)
    for (const { does, meets } of [...armies, ...fleets]) {
      found.add(does.deed).add(meets.stance)
      if (does.deed === 'board') found.add(does.when).add(`${does.fleets.length} fleets`)
    }
  }
  for (const each of [
    'hold',
    'move',
    'board',
    'dock',
    'attack',
    'defend',
    'support',
    'before',
    'after',
    '2 fleets',
  ])
    assert.ok(found.has(each), each)
})

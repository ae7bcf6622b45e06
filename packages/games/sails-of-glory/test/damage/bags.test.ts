import assert from 'node:assert/strict'
import { test } from 'node:test'
import { diceFor, diceRoot, scriptedDice, seedFrom } from '@windward/table'
import { newBatteries } from '../../src/batteries/new-batteries.ts'
import { chance, drawCounters, fullBags } from '../../src/damage/bags.ts'
import { lose } from '../../src/damage/lose-ship.ts'
import { once, position, Scene } from '../scene.ts'

const quick = diceFor(diceRoot(seedFrom('bags'), {}), 'bags')
const two = () => position({ 'hms-defence': { at: [200, 200] }, genereux: { at: [600, 600] } })

test('SOG 2.3.2 counters are drawn without putting back, until the bag is empty', () => {
  const state = two()
  const drawn = drawCounters(state, 'E', 100, quick)
  assert.equal(drawn.length, 90)
  assert.equal(drawn.filter((counter) => counter === 'Ec').length, 36)
  assert.deepEqual(state.bags.E, { 0: 0, c: 0 })
})

test('SOG 2.3.3 an empty bag gets back what lies in 0 boxes, but not what a repair took off', () => {
  const state = two()
  state.bags.B = {}
  const [ship] = state.ships.filter(({ id }) => id === 'genereux')
  assert.ok(ship)
  ship.zero = ['B0', 'A0', 'B0']
  ship.mended = ['B3']
  assert.deepEqual(drawCounters(state, 'B', 3, quick), ['B0', 'B0'])
  assert.deepEqual([ship.zero, ship.mended], [['A0'], ['B3']])
  const pose = { x: 0, y: 0, heading: 0 }
  state.batteries.push(...newBatteries([{ type: 'light', side: 'french', pose }], state.seats))
  for (const battery of state.batteries) Object.assign(battery, { zero: ['A0', 'B0'], mended: ['B2'] })
  assert.deepEqual(drawCounters(state, 'B', 3, quick), ['B0'], 'those of batteries too')
})

test('SOG 2.3.2 the counters of a ship that is lost go back, the 0s and the mended ones too', () => {
  const state = two()
  const full = JSON.stringify(fullBags())
  const scene = new Scene(
    state,
    once((t) => {
      const ship = t.state.ships.find(({ id }) => id === 'genereux')
      assert.ok(ship)
      for (const letter of ['A', 'B', 'E'] as const) {
        const counters = drawCounters(t.state, letter, 3, quick)
        ship.zero.push(...counters.slice(0, 1))
        ship.mended.push(...counters.slice(1, 2))
        ship.hull.push([...counters.slice(2), 'fire'])
      }
      ship.crew.push('crew')
      lose(t, ship, 'surrendered')
    }),
  )
  assert.equal(JSON.stringify(scene.state.bags), full)
  assert.deepEqual(scene.ship('genereux').hull, [])
})

test('SOG 12.1.1 chance is an E counter that goes back: crew is yes, 0 is no', () => {
  const state = two()
  assert.equal(chance(state, scriptedDice([{ draws: 'c' }])), true)
  assert.equal(chance(state, scriptedDice([{ draws: '0' }])), false)
  assert.deepEqual(state.bags.E, fullBags().E)
})

test('SOG 12.1.2 with an empty bag chance says no', () => {
  const state = two()
  state.bags.E = {}
  assert.equal(chance(state, scriptedDice([])), false)
})

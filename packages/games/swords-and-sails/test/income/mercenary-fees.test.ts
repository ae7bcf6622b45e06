import assert from 'node:assert/strict'
import { test } from 'node:test'
import { enumerate } from '@windward/table'
import { MERCENARY_IDS } from '../../src/data/cards/expansion-cards.ts'
import { payMercenaries, stayingFee } from '../../src/income/mercenary-fees.ts'
import { maintenanceBill } from '../../src/income/upkeep.ts'
import { of, position, Scene } from '../scene.ts'

/** France has hired Normans for Army I and pirates for Fleet 1. */
function hired(gold: number, { norman = 2, pirates = 3 } = {}): Scene {
  const start = position(['FRA', 'ENG'], { mercenaries: true }, (state) => {
    state.number = 3
    const power = of(state, 'FRA')
    power.gold = gold
    power.armies.I?.bands.push({ card: 'normanLances', left: norman, hired: 1 })
    power.fleets['1']?.bands.push({ card: 'wendishPirates', left: pirates, hired: 2 })
  })
  return new Scene(start, payMercenaries)
}

const bands = ({ state }: Scene) => [
  of(state, 'FRA').armies.I?.bands.length,
  of(state, 'FRA').fleets['1']?.bands.length,
]

test('SNS 12.3.3 a third of the full fee is due, rounded up to 5, favoured or not', () => {
  assert.deepEqual(MERCENARY_IDS.map(stayingFee), [40, 30, 40, 40, 30, 25, 30, 40])
})

test('SNS 12.3.3 bands that are paid stay, the others leave', () => {
  const scene = hired(100)
  assert.deepEqual(scene.awaited(), ['FRA'])
  scene.answer('FRA', 'mercenary-fees', ['keep', 'leave'])
  assert.deepEqual(bands(scene), [1, 0])
  assert.equal(of(scene.state, 'FRA').gold, 60)
  assert.deepEqual(
    scene.told('ENG'),
    ['France pays 40 gold to keep the Norman Lances.', 'The Wendish Pirates leave France, unpaid.'],
    'others hear that, and not where they serve',
  )
})

test('SNS 12.3.3 the fee is the same for a band that has lost men', () => {
  const scene = hired(100, { norman: 1, pirates: 1 }).answer('FRA', 'mercenary-fees', ['keep', 'keep'])
  assert.equal(of(scene.state, 'FRA').gold, 30)
})

test('SNS 12.3.3 nobody pays more than he has', () => {
  const scene = hired(50)
  assert.equal(scene.refusal('FRA', 'mercenary-fees', ['keep', 'keep']), 'SNS 12.3.3')
  assert.equal(scene.refusal('FRA', 'mercenary-fees', ['keep']), 'SNS 12.3.3')
  const offered = [...enumerate(scene.question('FRA', 'mercenary-fees').options())]
  assert.deepEqual(offered, [
    ['keep', 'leave'],
    ['leave', 'keep'],
    ['leave', 'leave'],
  ])
})

test('SNS 12.3.3 a seat that does not answer pays while its gold lasts, unless it said otherwise', () => {
  assert.deepEqual(bands(hired(50).away()), [1, 0])
  assert.deepEqual(bands(hired(100).away()), [1, 1])
})

test('SNS 12.3.3, SNS 1.3.7 a piece of mercenaries alone goes with them', () => {
  const start = hired(0).state
  const fleet = of(start, 'FRA').fleets['1']
  assert.ok(fleet)
  fleet.ships = { WS: 0, RD: 0, TR: 0 }
  const scene = new Scene(start, payMercenaries).away()
  assert.equal(of(scene.state, 'FRA').fleets['1'], undefined)
})

test('SNS 12.3.3, SNS 2.5.1 no other upkeep is due for mercenaries', () => {
  const plain = position(['FRA', 'ENG'])
  assert.equal(maintenanceBill(of(hired(0).state, 'FRA')), maintenanceBill(of(plain, 'FRA')))
})

test('SNS 12.3.3 without mercenaries nobody is asked', () => {
  assert.ok(new Scene(position(['FRA', 'ENG'], { mercenaries: true }), payMercenaries).over)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type FreeUnitCard,
  giftsOf,
  isFreeUnitCard,
  type Kind,
  shareTaken,
} from '../../src/build/free-units.ts'
import { shipPrice } from '../../src/build/prices.ts'
import { CARD_IDS } from '../../src/data/cards/intrigue-cards.ts'
import type { FactionId } from '../../src/data/factions/factions.ts'
import { of } from '../scene.ts'
import { army, endow, fleet, onlyArmy, purchase, seven, unitScene } from './building.ts'

/** How a faction may take from a card; of each kind alone, the most. */
function takes(faction: FactionId, card: FreeUnitCard, taken: Partial<Record<Kind, number>>): string {
  return shareTaken(card, faction, taken)
}

test('SNS E72, SNS 9.3.1, SNS 9.3.3, SNS 9.3.4 free units of one type', () => {
  assert.deepEqual(giftsOf('loggingBonus', 'BYZ'), { WS: 3, RD: 3, TR: 6 })
  assert.equal(takes('BYZ', 'loggingBonus', { WS: 1, RD: 1 }), 'wrongKinds', 'not mixed')
  assert.deepEqual(giftsOf('horseBreeding', 'FRA'), { KN: 2, HC: 3, LC: 3 })
  assert.equal(takes('FRA', 'horseBreeding', { HC: 4 }), 'tooMany')
})

test('SNS 9.3.1 Logging Bonus and whose own type it is', () => {
  const own = { BYZ: 'WS', NSE: 'RD', ENG: 'RD', FAT: 'TR', QUR: 'TR', KHA: 'TR' } as const
  for (const faction of ['BYZ', 'NSE', 'ENG', 'FAT', 'QUR', 'KHA'] as const)
    assert.equal(giftsOf('loggingBonus', faction)[own[faction]], { WS: 3, RD: 4, TR: 7 }[own[faction]])
  assert.deepEqual(giftsOf('loggingBonus', 'FRA'), { WS: 2, RD: 3, TR: 6 })
})

test('SNS E71, SNS 9.3.2 sheep', () => {
  for (const taken of [{ LI: 5 }, { LI: 3, PS: 4 }, { PS: 10 }])
    assert.equal(takes('FRA', 'sheepBreeding', taken), 'all')
  assert.equal(takes('FRA', 'sheepBreeding', { LI: 6 }), 'tooMany')
  assert.equal(takes('FRA', 'sheepBreeding', { LI: 4, PS: 3 }), 'tooMany')
  assert.equal(takes('FRA', 'sheepBreeding', { LI: 3, PS: 3 }), 'part')
  for (const faction of ['ENG', 'HRE', 'IRE', 'POL'] as const)
    assert.equal(takes(faction, 'sheepBreeding', { LI: 6 }), 'all')
  assert.equal(takes('KIE', 'sheepBreeding', { LI: 5 }), 'all')
  assert.equal(takes('KIE', 'sheepBreeding', { PS: 15 }), 'all')
  assert.equal(takes('KIE', 'sheepBreeding', { PS: 16 }), 'tooMany')
})

test('SNS E71, SNS 9.3.2, SNS 9.3.5 Kiev’s fifteen peasants must find their two thirds', () => {
  const sheep = (LI: number) => {
    const state = seven((s) => {
      endow(s, 'KIE', { hand: ['sheepBreeding'] })
      onlyArmy(s, 'KIE', 'I', 'kiev', { LI })
    })
    const gifts = [{ card: 'sheepBreeding' as const, batches: [{ army: 'I' as const, units: { PS: 15 } }] }]
    return unitScene(state).question('KIE', 'units').check(purchase({ gifts }))?.clause
  }
  assert.deepEqual([sheep(8), sheep(7)], [undefined, 'SNS 9.1.4'])
})

test('SNS 9.3.3 Increased Horse Breeding and whose own type it is', () => {
  assert.deepEqual(giftsOf('horseBreeding', 'HRE'), { KN: 2, HC: 2, LC: 3 })
  assert.equal(giftsOf('horseBreeding', 'ENG').KN, 3)
  for (const faction of ['FAT', 'HUN', 'QUR', 'KHA'] as const)
    assert.equal(giftsOf('horseBreeding', faction).LC, 4)
})

test('SNS 9.3.4 Discover Iron Vein and whose own type it is', () => {
  assert.deepEqual(giftsOf('ironVein', 'FRA'), { KN: 2, HC: 2, HI: 3 })
  for (const faction of ['BYZ', 'NSE', 'LEO'] as const) assert.equal(giftsOf('ironVein', faction).HI, 4)
  for (const faction of ['HRE', 'ARM'] as const) assert.equal(giftsOf('ironVein', faction).KN, 3)
  assert.equal(giftsOf('ironVein', 'BUL').HC, 3)
})

test('SNS 9.3.5 free units may be split over pieces and fill a new fleet if its cost is paid', () => {
  const state = seven((s) => endow(s, 'NSE', { gold: 100, hand: ['loggingBonus', 'ironVein'] }))
  const scene = unitScene(state)
  const list = purchase({
    raised: [{ fleet: '4', at: 'jylland' }],
    gifts: [
      {
        card: 'loggingBonus',
        batches: [
          { fleet: '4', ships: { RD: 3 } },
          { fleet: '1', ships: { RD: 1 } },
        ],
      },
    ],
  })
  scene.answer('NSE', 'units', list).away()
  assert.equal(fleet(scene.state, 'NSE', '4').ships.RD, 3)
  assert.deepEqual([of(scene.state, 'NSE').gold, of(scene.state, 'NSE').hand], [0, ['ironVein']])
  assert.deepEqual(scene.state.stacks.green.discards, ['loggingBonus'])
  assert.deepEqual(scene.told(), [
    'The North Sea raises Fleet 4 in Jylland (Denmark).',
    'The North Sea plays Logging Bonus.',
  ])
})

test('SNS 9.3.5 a card must be held, give what is taken, and its units go where bought ones may go', () => {
  const state = seven((s) => {
    endow(s, 'FRA', { hand: ['ironVein'] })
    army(s, 'FRA', 'I').at = 'brittany'
  })
  const scene = unitScene(state)
  const gift = (card: FreeUnitCard, army: 'I' | 'II', units: object) =>
    purchase({ gifts: [{ card, batches: [{ army, units }] }] })
  assert.equal(scene.refusal('FRA', 'units', gift('horseBreeding', 'II', { HC: 3 })), 'SNS 9.3.5')
  assert.equal(scene.refusal('FRA', 'units', gift('ironVein', 'II', { HI: 4 })), 'SNS 9.3.4')
  assert.equal(scene.refusal('FRA', 'units', gift('ironVein', 'II', {})), 'SNS 9.3.4')
  assert.equal(scene.refusal('FRA', 'units', gift('ironVein', 'I', { HI: 3 })), 'SNS 9.1.2')
  assert.deepEqual(scene.warnings('FRA', 'units', gift('ironVein', 'II', { HI: 2 })), [
    'Discover Iron Vein would give you more.',
  ])
  scene.answer('FRA', 'units', gift('ironVein', 'II', { HI: 3 }))
})

test('SNS 3.3.3 only these cards are played in phase 7', () => {
  const found = CARD_IDS.filter(isFreeUnitCard)
  assert.deepEqual(found, ['loggingBonus', 'sheepBreeding', 'horseBreeding', 'ironVein'])
})

test('SNS 13.1.4 no card is played in the learning turn', () => {
  const state = seven((s) => endow(s, 'FRA', { gold: 50, hand: ['ironVein'] }), { learningTurn: true })
  const list = purchase({ gifts: [{ card: 'ironVein', batches: [{ army: 'I', units: { HI: 3 } }] }] })
  assert.equal(unitScene(state).refusal('FRA', 'units', list), 'SNS 13.1.4')
})

test('SNS E69, SNS 9.4.2 the Sea Trader’s ships', () => {
  const price = (faction: FactionId, ship: 'WS' | 'RD' | 'TR') =>
    shipPrice({ faction, leader: 'seaTrader' }, ship)
  assert.deepEqual([price('FRA', 'WS'), price('FRA', 'RD'), price('FRA', 'TR')], [75, 40, 15])
  assert.deepEqual([price('BYZ', 'WS'), price('NSE', 'RD'), price('KHA', 'TR')], [60, 25, 15])
})

test('SNS E70, SNS 9.4.1, SNS 9.4.3 the Charismatic leader’s recruits', () => {
  const state = seven((s) => endow(s, 'FRA', { gold: 400, leader: 'charismatic', hand: ['sheepBreeding'] }))
  const scene = unitScene(state)
  const seven7 = { bought: [{ army: 'I' as const, units: { LI: 7 } }] }
  const joined = (LI: number) => [{ army: 'II' as const, units: { LI } }]
  assert.equal(scene.refusal('FRA', 'units', purchase({ ...seven7, joining: joined(3) })), 'SNS 9.4.1')
  const few = { bought: [{ army: 'I' as const, units: { LI: 2, HI: 2 } }], joining: joined(1) }
  assert.equal(scene.refusal('FRA', 'units', purchase(few)), 'SNS 9.4.1')
  const gifts = [{ card: 'sheepBreeding' as const, batches: [{ army: 'I' as const, units: { LI: 5 } }] }]
  assert.equal(scene.refusal('FRA', 'units', purchase({ gifts, joining: joined(1) })), 'SNS 9.4.1')
  const ships = { bought: [{ fleet: '1' as const, ships: { TR: 6 } }] }
  assert.deepEqual(scene.warnings('FRA', 'units', purchase(ships)), [], 'not ships')
  assert.deepEqual(scene.warnings('FRA', 'units', purchase(seven7)), [
    'More units would join you for nothing.',
  ])
  scene.answer('FRA', 'units', purchase({ ...seven7, joining: joined(2) })).away()
  assert.equal(army(scene.state, 'FRA', 'I').units.LI + army(scene.state, 'FRA', 'II').units.LI, 2 + 3 + 9)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FACTION_CARDS } from '../../src/data/factions/faction-cards.ts'
import { FACTION_IDS, MAJOR_IDS } from '../../src/data/factions/factions.ts'
import { ARMY_IDS, FLEET_IDS } from '../../src/data/pieces.ts'
import { SHIPS } from '../../src/data/ships.ts'
import { UNIT_IDS, UNITS } from '../../src/data/units.ts'
import { placesOf } from '../../src/orders/places-aboard.ts'
import { newArmy, newFleet, noUnits } from '../../src/pieces.ts'
import { removeEmpty } from '../../src/pieces-of.ts'
import { of, position } from '../scene.ts'

test('SNS 1.3.1, SNS 1.3.2 the common values of units and ships', () => {
  const row = (unit: (typeof UNIT_IDS)[number]) => {
    const { cost, maintenance, morale, dice, hit, health, shield, ranged } = UNITS[unit]
    return [cost, maintenance, morale, dice, hit, health, shield, ranged]
  }
  assert.deepEqual(row('KN'), [100, 6, 5, 2, 5, 6, 2, false])
  assert.deepEqual(row('HC'), [80, 5, 4, 2, 4, 5, 1, false])
  assert.deepEqual(row('LC'), [60, 4, 2, 2, 3, 4, 0, true])
  assert.deepEqual(row('HI'), [50, 3, 3, 1, 4, 3, 2, false])
  assert.deepEqual(row('LI'), [30, 2, 2, 1, 3, 2, 0, true])
  assert.deepEqual(row('PS'), [15, 1, 1, 1, 2, 1, 0, false])
  const { WS, RD, TR } = SHIPS
  assert.deepEqual(
    [WS.cost, WS.maintenance, WS.carry, WS.dice, WS.hit, WS.health, WS.shield],
    [100, 10, 2, 2, 5, 6, 3],
  )
  assert.deepEqual(
    [RD.cost, RD.maintenance, RD.carry, RD.dice, RD.hit, RD.health, RD.shield],
    [50, 5, 3, 1, 4, 3, 2],
  )
  assert.deepEqual([TR.cost, TR.maintenance, TR.carry, TR.dice, TR.health, TR.shield], [20, 3, 5, 0, 1, 1])
})

test('SNS E9, SNS 1.3.2, SNS 1.3.3, SNS 5.4.1 what ships carry', () => {
  const fleet = newFleet('HRE', '1', 'frisian_sea', { WS: 1, RD: 1, TR: 2 })
  assert.equal(placesOf(fleet), 2 + 3 + 10)
})

test('SNS E3, SNS 1.3.1, SNS 1.3.4 a faction’s own prices', () => {
  assert.equal(FACTION_CARDS.BYZ.units.HI.cost, 40)
  for (const faction of ['FAT', 'HRE', 'KIE', 'NSE', 'FRA', 'ENG'] as const)
    assert.equal(FACTION_CARDS[faction].units.HI.cost, 50)
})

test('SNS 1.3.4 a faction’s own values replace the common ones', () => {
  const { FRA, NSE, POL, QUR, ARM } = FACTION_CARDS
  assert.deepEqual([FRA.units.KN.morale, FRA.units.KN.maintenance, FRA.units.KN.shield], [7, 5, 3])
  assert.deepEqual([NSE.units.HI.morale, NSE.units.HI.hit, NSE.ships.RD.maintenance], [6, 5, 3])
  assert.deepEqual([POL.units.HC.cost, POL.units.HC.maintenance, POL.units.HC.shield], [70, 4, 0])
  assert.deepEqual([QUR.ships.TR.dice, QUR.ships.TR.hit], [1, 2])
  assert.deepEqual([ARM.units.KN.shield, ARM.units.LI.cost], [3, 35])
  assert.deepEqual(FACTION_CARDS.HRE.units.KN, UNITS.KN)
})

test('SNS 1.3.5 a unit made ranged by its faction keeps its dice', () => {
  const { dice, ranged } = FACTION_CARDS.IRE.units.HI
  assert.deepEqual([dice, ranged], [UNITS.HI.dice, true])
})

test('SNS 1.3.6 the share of peasants', () => {
  assert.deepEqual(FACTION_CARDS.ENG.peasantShare, [1, 2])
  assert.deepEqual(FACTION_CARDS.KIE.peasantShare, [2, 3])
  for (const faction of FACTION_IDS) {
    const [part, whole] = FACTION_CARDS[faction].peasantShare
    for (const army of Object.values(of(position([...MAJOR_IDS, ...FACTION_IDS.slice(7)]), faction).armies)) {
      const all = UNIT_IDS.reduce((sum, unit) => sum + army.units[unit], 0)
      assert.ok(army.units.PS * whole <= all * part)
    }
  }
})

test('SNS 1.3.7 five armies and five fleets at most, and an empty piece is gone', () => {
  assert.deepEqual([ARMY_IDS.length, FLEET_IDS.length], [5, 5])
  const state = position(['BYZ', 'FAT'], {}, (start) => {
    const army = of(start, 'BYZ').armies.II
    assert.ok(army)
    army.units = noUnits()
  })
  removeEmpty(state, 'BYZ')
  assert.equal(of(state, 'BYZ').armies.II, undefined)
})

test('SNS 1.3.8 an army without ships beneath it cannot be at sea', () => {
  const state = position(['BYZ', 'FAT'], {}, (start) => {
    const army = newArmy('BYZ', 'V', 'thrace', { ...noUnits(), LI: 3 })
    of(start, 'BYZ').armies.V = { ...army, at: 'aegean_sea', aboard: ['5'] }
  })
  removeEmpty(state, 'BYZ')
  assert.equal(of(state, 'BYZ').armies.V, undefined)
})

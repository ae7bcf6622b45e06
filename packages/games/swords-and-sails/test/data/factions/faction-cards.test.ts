import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LINE_COMBAT_ON_LAND } from '../../../src/data/battle/line-combat.ts'
import { FACTION_CARDS, type FactionCard } from '../../../src/data/factions/faction-cards.ts'
import { FACTION_IDS, type FactionId } from '../../../src/data/factions/factions.ts'
import { SHIPS, type Ship, type ShipId } from '../../../src/data/ships.ts'
import { UNIT_IDS, UNITS, type Unit, type UnitId } from '../../../src/data/units.ts'

type Changes = Partial<Record<UnitId, Partial<Unit>> & Record<ShipId, Partial<Ship>>>

/** What differs from the unmodified figures, faction by faction. */
const expected: Record<FactionId, Changes> = {
  BYZ: { HI: { cost: 40 }, WS: { cost: 80 } },
  FAT: { LC: { cost: 40 }, HI: { morale: 4 }, LI: { morale: 3 } },
  HRE: { LI: { cost: 25 } },
  KIE: { PS: { cost: 10, morale: 2, hit: 3 } },
  NSE: {
    KN: { morale: 10 },
    HC: { morale: 8 },
    LC: { morale: 4 },
    HI: { morale: 6, hit: 5 },
    LI: { morale: 4 },
    PS: { morale: 2 },
    RD: { cost: 30, maintenance: 3 },
  },
  FRA: {
    KN: { maintenance: 5, morale: 7, shield: 3 },
    HC: { cost: 60, maintenance: 4, morale: 6 },
    LC: { maintenance: 3, morale: 4 },
    HI: { shield: 1 },
  },
  ENG: { KN: { cost: 80 }, LI: { hit: 4 } },
  POL: { HC: { cost: 70, maintenance: 4, shield: 0 }, KN: { cost: 90 }, LI: { cost: 25 } },
  HUN: { LC: { cost: 40, morale: 3 }, LI: { cost: 25 } },
  QUR: { LC: { cost: 40, morale: 3 }, LI: { cost: 25 }, TR: { dice: 1, hit: 2 } },
  LEO: { HI: { cost: 40, shield: 1 }, HC: { cost: 70 }, LC: { cost: 50 } },
  BUL: {
    KN: { morale: 8 },
    HC: { cost: 65, morale: 7 },
    LC: { morale: 5 },
    HI: { cost: 45, morale: 5 },
    LI: { morale: 4 },
    PS: { morale: 3, hit: 3 },
  },
  IRE: { LI: { cost: 25, morale: 4 }, HI: { cost: 45, morale: 6, ranged: true } },
  KHA: { HC: { cost: 75, shield: 2, ranged: true }, LC: { cost: 50, shield: 1 }, TR: { cost: 15 } },
  ARM: { KN: { shield: 3 }, HC: { cost: 70, shield: 2 }, HI: { cost: 45 }, LI: { cost: 35, shield: 1 } },
}

for (const faction of FACTION_IDS) {
  test(`${faction} differs from the others exactly in its specials`, () => {
    const { units, ships } = FACTION_CARDS[faction]
    const changes = expected[faction]
    assert.deepEqual(units, {
      KN: { ...UNITS.KN, ...changes.KN },
      HC: { ...UNITS.HC, ...changes.HC },
      LC: { ...UNITS.LC, ...changes.LC },
      HI: { ...UNITS.HI, ...changes.HI },
      LI: { ...UNITS.LI, ...changes.LI },
      PS: { ...UNITS.PS, ...changes.PS },
    })
    assert.deepEqual(ships, {
      WS: { ...SHIPS.WS, ...changes.WS },
      RD: { ...SHIPS.RD, ...changes.RD },
      TR: { ...SHIPS.TR, ...changes.TR },
    })
  })
}

const those = (holds: (card: FactionCard) => boolean): FactionId[] =>
  FACTION_IDS.filter((faction) => holds(FACTION_CARDS[faction]))

test('minor cities are cheap for HRE, ENG, HUN, LEO, IRE, KHA and ARM', () => {
  assert.deepEqual(
    those((card) => card.minorCities === 'threeFifths'),
    ['HRE', 'ENG', 'HUN', 'LEO', 'IRE', 'KHA', 'ARM'],
  )
})

test('homes of KIE and ENG cost a besieger 3 more, those of NSE and BUL 5; Constantinople 20 instead of 10', () => {
  assert.deepEqual(
    those((card) => card.homeSiege === 3),
    ['KIE', 'ENG'],
  )
  assert.deepEqual(
    those((card) => card.homeSiege === 5),
    ['NSE', 'BUL'],
  )
  assert.deepEqual(
    those((card) => card.capitalSiege === 20),
    ['BYZ'],
  )
  assert.equal(those((card) => card.capitalSiege === 10).length, 14)
})

test('Kiev alone may have two thirds peasants, the Empire alone spies once for nothing', () => {
  assert.deepEqual(FACTION_CARDS.KIE.peasantShare, [2, 3])
  assert.equal(those(({ peasantShare: [share, whole] }) => share === 1 && whole === 2).length, 14)
  assert.deepEqual(
    those((card) => card.freeEspionage > 0),
    ['HRE'],
  )
})

test('huscarls, English archers and Kievan and Bulgarian peasants use rows of their own in line combat', () => {
  const rows = FACTION_IDS.flatMap((faction) =>
    UNIT_IDS.filter((unit) => FACTION_CARDS[faction].rows[unit] !== unit).map((unit) => [
      faction,
      FACTION_CARDS[faction].rows[unit],
    ]),
  )
  assert.deepEqual(rows, [
    ['KIE', 'PS_KIE'],
    ['NSE', 'HI_NSE'],
    ['ENG', 'LI_ENG'],
    ['BUL', 'PS_KIE'],
  ])
  for (const unit of UNIT_IDS) {
    assert.equal(LINE_COMBAT_ON_LAND.LI_ENG[unit], LINE_COMBAT_ON_LAND.LI[unit] + 1)
    assert.equal(LINE_COMBAT_ON_LAND.PS_KIE[unit], LINE_COMBAT_ON_LAND.PS[unit] + 1)
    assert.ok(LINE_COMBAT_ON_LAND.HI_NSE[unit] >= LINE_COMBAT_ON_LAND.HI[unit])
  }
})

test('the morale of a North Sea KN, HI and LI is 20', () => {
  const { KN, HI, LI } = FACTION_CARDS.NSE.units
  assert.equal(KN.morale + HI.morale + LI.morale, 20)
})

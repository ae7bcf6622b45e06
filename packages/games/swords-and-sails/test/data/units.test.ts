import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as z from 'zod'
import { COINS, SMALLEST_COIN } from '../../src/data/coins.ts'
import { FACTION_CARDS } from '../../src/data/factions/faction-cards.ts'
import { FACTION_IDS } from '../../src/data/factions/factions.ts'
import { specialSchema } from '../../src/data/factions/special.ts'
import { FRENCH_SHIELDS, SPECIALS } from '../../src/data/factions/specials.ts'
import { provenanceOf } from '../../src/data/provenance.ts'
import { SHIP_IDS, SHIP_PROVENANCE, SHIPS, shipSchema } from '../../src/data/ships.ts'
import { CAVALRY, INFANTRY, UNIT_IDS, UNIT_PROVENANCE, UNITS, unitSchema } from '../../src/data/units.ts'

test('units, ships and specials have the form their schemas ask for', () => {
  z.record(z.enum(UNIT_IDS), unitSchema).parse(UNITS)
  z.record(z.enum(SHIP_IDS), shipSchema).parse(SHIPS)
  z.record(z.enum(FACTION_IDS), z.array(specialSchema)).parse(SPECIALS)
})

test('every unit is either mounted or on foot', () => {
  assert.deepEqual([...CAVALRY, ...INFANTRY], [...UNIT_IDS])
})

test('only the shield of the light cavalry is inferred; all else about units is printed', () => {
  const origins = UNIT_IDS.flatMap((unit) =>
    unitSchema
      .unwrap()
      .keyof()
      .options.map((figure) => [unit, figure, provenanceOf(UNIT_PROVENANCE, unit, figure).origin]),
  )
  assert.deepEqual(
    origins.filter(([, , origin]) => origin !== 'printed'),
    [['LC', 'shield', 'inferred']],
  )
  assert.equal(provenanceOf(SHIP_PROVENANCE, 'WS', 'carry').origin, 'printed')
})

test('an ordinary army of 1 KN, 1 HC, 2 HI, 2 LI and 3 PS wears 7 shields; a WS, an RD and a TR wear 6', () => {
  assert.equal(
    UNITS.KN.shield + UNITS.HC.shield + 2 * UNITS.HI.shield + 2 * UNITS.LI.shield + 3 * UNITS.PS.shield,
    7,
  )
  assert.equal(SHIPS.WS.shield + SHIPS.RD.shield + SHIPS.TR.shield, 6)
})

test('two LC and two LI volley with six dice', () => {
  assert.ok(UNITS.LC.ranged && UNITS.LI.ranged)
  assert.equal(2 * UNITS.LC.dice + 2 * UNITS.LI.dice, 6)
})

test('both readings of the French shields make 8 of 1 KN, 3 HC and 2 HI; the first is on the cards', () => {
  for (const shields of FRENCH_SHIELDS) assert.equal(shields.KN + 3 * shields.HC + 2 * shields.HI, 8)
  const { KN, HC, HI } = FACTION_CARDS.FRA.units
  assert.deepEqual({ KN: KN.shield, HC: HC.shield, HI: HI.shield }, FRENCH_SHIELDS[0])
})

test('every price on every card can be paid in coins', () => {
  assert.equal(COINS.at(-1), SMALLEST_COIN)
  for (const faction of FACTION_IDS) {
    const { units, ships } = FACTION_CARDS[faction]
    for (const { cost } of [...Object.values(units), ...Object.values(ships)])
      assert.equal(cost % SMALLEST_COIN, 0)
  }
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  LINE_COMBAT_AT_SEA,
  LINE_COMBAT_ON_LAND,
  landTableSchema,
  SHIP_TARGET_IDS,
  seaTableSchema,
} from '../../../src/data/battle/line-combat.ts'
import { MORALE, moraleSchema } from '../../../src/data/battle/morale.ts'
import { QUICK_COMBAT, quickCombatSchema } from '../../../src/data/battle/quick-combat.ts'
import { ESPIONAGE, espionageSchema } from '../../../src/data/cards/espionage.ts'
import { PLAYING_ORDER } from '../../../src/data/cards/intrigue-order.ts'
import { SABOTAGE, sabotageSchema } from '../../../src/data/cards/sabotage.ts'
import { isMajor } from '../../../src/data/factions/factions.ts'
import { SHIP_IDS } from '../../../src/data/ships.ts'
import { UNITS } from '../../../src/data/units.ts'

const damage = (roll: readonly number[], hit: number): number =>
  roll.filter((die) => die <= hit).reduce((sum, die) => sum + die, 0)

test('combat tables have the form their schemas ask for', () => {
  landTableSchema.parse(LINE_COMBAT_ON_LAND)
  seaTableSchema.parse(LINE_COMBAT_AT_SEA)
  quickCombatSchema.parse(QUICK_COMBAT)
  moraleSchema.parse(MORALE)
  sabotageSchema.parse(SABOTAGE)
  espionageSchema.parse(ESPIONAGE)
})

test('a loaded transport is never captured, and a capture is never easier than a kill', () => {
  for (const ship of SHIP_IDS) {
    assert.equal(LINE_COMBAT_AT_SEA[ship].TRloaded.capture, 0)
    for (const target of SHIP_TARGET_IDS) {
      const { destroy, capture } = LINE_COMBAT_AT_SEA[ship][target]
      assert.ok(capture <= destroy)
    }
  }
})

test('volleys of 2 5 4 3 2 6 and 3 2 5 2 1 6 4 do 4 and 5 damage', () => {
  assert.equal(damage([2, 5, 4, 3, 2, 6], QUICK_COMBAT.volleyHit), 4)
  assert.equal(damage([3, 2, 5, 2, 1, 6, 4], QUICK_COMBAT.volleyHit), 5)
})

test('heavy troops rolling 6 2 5 4 1 4 do 11 damage', () => {
  assert.equal(UNITS.HC.hit, UNITS.HI.hit)
  assert.equal(damage([6, 2, 5, 4, 1, 4], UNITS.HI.hit), 11)
})

test('every sabotage roll, countered or not, falls in one row, and higher rolls never hurt more', () => {
  const limits = SABOTAGE.rows.map((row) => row.upTo)
  assert.deepEqual(
    limits,
    limits.toSorted((a, b) => a - b),
  )
  assert.equal(limits.at(-1), 12 + SABOTAGE.counterAdds)
  SABOTAGE.rows.reduce((above, row) => {
    assert.ok(row.army <= above.army && row.fleet <= above.fleet)
    return row
  })
})

test('espionage without cards follows the playing order of intrigue, the Empire last', () => {
  assert.deepEqual(ESPIONAGE.order, PLAYING_ORDER)
  assert.deepEqual(ESPIONAGE.order.filter(isMajor), ['NSE', 'ENG', 'FRA', 'KIE', 'BYZ', 'FAT', 'HRE'])
})

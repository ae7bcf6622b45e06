import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { MERCENARIES } from '../../src/data/cards/expansion-cards.ts'
import { PLAYING_ORDER, TAKING_ORDER } from '../../src/data/cards/intrigue-order.ts'
import { COINS, SMALLEST_COIN } from '../../src/data/coins.ts'
import { COMMAND_COSTS, INTRIGUE_PRICES, MINOR_CITY_COSTS, UPGRADE_COSTS } from '../../src/data/costs.ts'
import { FACTION_CARDS } from '../../src/data/factions/faction-cards.ts'
import { FACTION_IDS, MAJOR_IDS } from '../../src/data/factions/factions.ts'
import { PHASES } from '../../src/data/phases.ts'
import { SEASON_IDS } from '../../src/data/seasons.ts'
import { incomeOf } from '../../src/income/yields.ts'
import { optionsShape } from '../../src/options.ts'
import { season } from '../../src/season.ts'
import { downToCoin, shareUp, upToCoin } from '../../src/treasury.ts'
import { position } from '../scene.ts'

test('SNS 1.1.2 a match begins in Spring 1000, and the seasons follow in order', () => {
  const { year, season } = position(['BYZ', 'FAT'])
  assert.deepEqual([year, season], [1000, 'spring'])
  assert.deepEqual(SEASON_IDS, ['spring', 'summer', 'autumn', 'winter'])
})

test('SNS 1.1.3 the nine phases in order, as they are played and as they are named', () => {
  assert.deepEqual(season.phases, PHASES)
  assert.deepEqual(PHASES, [
    'income',
    'intrigue',
    'diplomacy',
    'orders',
    'movement',
    'battles',
    'units',
    'cities',
    'season',
  ])
})

test('SNS 1.1.4 cards alone are taken and played in an order of factions, the one the reverse of the other', () => {
  assert.deepEqual(TAKING_ORDER.toReversed(), PLAYING_ORDER)
  assert.deepEqual(TAKING_ORDER.toSorted(), FACTION_IDS.toSorted())
})

test('SNS E8, SNS 1.1.6 everything is paid in coins, and fractions are rounded to them', () => {
  assert.deepEqual(COINS, [250, 50, 10, 5])
  for (const faction of FACTION_IDS) {
    const alone = faction === 'BYZ' ? position(MAJOR_IDS) : position([...MAJOR_IDS, ...FACTION_IDS.slice(7)])
    assert.equal(incomeOf(alone, faction) % SMALLEST_COIN, 0)
    const { units, ships } = FACTION_CARDS[faction]
    for (const { cost } of [...Object.values(units), ...Object.values(ships)])
      assert.equal(cost % SMALLEST_COIN, 0)
  }
  const prices = [
    ...COMMAND_COSTS,
    ...MINOR_CITY_COSTS.full,
    ...MINOR_CITY_COSTS.threeFifths,
    ...UPGRADE_COSTS,
  ]
  const fees = Object.values(MERCENARIES).map(({ fee }) => fee)
  for (const price of [...prices, ...INTRIGUE_PRICES, ...fees]) assert.equal(price % SMALLEST_COIN, 0)
  assert.deepEqual([upToCoin(93.1), downToCoin(13), shareUp(110, [1, 3])], [95, 10, 40])
})

test('SNS 1.2.1, SNS 4.1.2, SNS 5.1.6, SNS 9.1.6 the list of options and what a table takes by itself agree', () => {
  const rules = readFileSync(new URL('../../rules.md', import.meta.url), 'utf8')
  const usual = optionsShape.parse({})
  const listed = [...rules.matchAll(/^\| `(\w+)` \| ([^|]+) \| SNS/gm)].map(([, name, values]) => ({
    name,
    values,
  }))
  const missing = Object.keys(usual).filter(
    (name) => !listed.some((row) => row.name === name || row.values?.includes(`\`${name}\``)),
  )
  assert.deepEqual(missing, [])
  for (const { name, values = '' } of listed) {
    const value = Object.entries(usual).find(([option]) => option === name)?.[1]
    assert.notEqual(value, undefined, `${name} is no option`)
    if (typeof value === 'boolean') assert.ok(values.startsWith(value ? 'on' : 'off'), `${name}: ${values}`)
    if (typeof value === 'string') assert.ok(values.startsWith(`\`${value}\``), `${name}: ${values}`)
  }
})

test('SNS 1.2.1 the options have the defaults of the list', () => {
  const usual = optionsShape.parse({})
  assert.deepEqual(
    [usual.length, usual.map, usual.leaders, usual.lineCombat, usual.clocks, usual.stewardIncome],
    ['short', 'whole', 'none', 'off', 'untimed', 100],
  )
  assert.deepEqual([usual.fatimidByzantineBan, usual.allianceWait], [true, true])
  const off = ['removals', 'territoryBidding', 'advancedMinorAllies', 'learningTurn', 'maintenance'] as const
  const more = ['espionageOnly', 'springDiplomacy', 'partialSiege', 'doubleWithdraw', 'mercenaries'] as const
  for (const option of [...off, ...more, 'prosperityCalamity'] as const) assert.equal(usual[option], false)
  assert.equal(optionsShape.safeParse({ stewardIncome: 90 }).success, false)
  assert.equal(optionsShape.safeParse({ unheardOf: true }).success, false)
})

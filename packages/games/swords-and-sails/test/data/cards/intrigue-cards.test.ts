import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as z from 'zod'
import * as effects from '../../../src/data/cards/card-effects.ts'
import {
  CARD_IDS,
  CARDS_PROVENANCE,
  INTRIGUE_CARDS,
  intrigueCardSchema,
  PRINTED_FAVOURS,
} from '../../../src/data/cards/intrigue-cards.ts'
import { BUYABLE_COLOURS, COLOUR_IDS } from '../../../src/data/cards/intrigue-colours.ts'
import {
  INTRIGUE_ORDER,
  intrigueOrderSchema,
  PLAYING_ORDER,
  TAKING_ORDER,
} from '../../../src/data/cards/intrigue-order.ts'
import { SMALLEST_COIN } from '../../../src/data/coins.ts'
import { FACTION_IDS } from '../../../src/data/factions/factions.ts'
import { figuresSchema } from '../../../src/data/figures.ts'
import { provenanceOf } from '../../../src/data/provenance.ts'
import { SHIP_IDS, SHIPS } from '../../../src/data/ships.ts'
import { UNIT_IDS, UNITS } from '../../../src/data/units.ts'

const upToCoin = (gold: number): number => Math.ceil(gold / SMALLEST_COIN) * SMALLEST_COIN

test('cards, their effects and the order of taking have the form their schemas ask for', () => {
  z.record(z.enum(CARD_IDS), intrigueCardSchema).parse(INTRIGUE_CARDS)
  intrigueOrderSchema.parse(INTRIGUE_ORDER)
  effects.incomeBonusSchema.parse(effects.BONUS_CITY_INCOME)
  effects.incomeBonusSchema.parse(effects.BONUS_HARVEST)
  effects.freeShipsSchema.parse(effects.LOGGING_BONUS)
  effects.freeUnitsSchema.parse(effects.HORSE_BREEDING)
  effects.freeUnitsSchema.parse(effects.IRON_VEIN)
  effects.tradeAgreementSchema.parse(effects.TRADE_AGREEMENT)
  effects.pillageSchema.parse(effects.PILLAGE)
  effects.raidSchema.parse(effects.RAID_CARAVANS)
  for (const figures of [
    effects.STONE_QUARRY,
    effects.SHEEP_BREEDING,
    effects.POLITICAL_REACH,
    effects.MARRIAGE_PRICE,
    effects.MINOR_ALLY,
    effects.SPY,
    effects.TACTICAL_WITHDRAW,
  ]) {
    figuresSchema.parse(figures)
  }
})

test('there are twenty kinds of card, and fifteen cards of each colour', () => {
  assert.equal(CARD_IDS.length, 20)
  for (const colour of COLOUR_IDS) {
    const cards = CARD_IDS.map((id) => INTRIGUE_CARDS[id]).filter((card) => card.colour === colour)
    assert.equal(
      cards.reduce((sum, card) => sum + card.copies, 0),
      15,
      colour,
    )
  }
})

test('a card that answers another is of its colour and its phase', () => {
  for (const id of CARD_IDS) {
    const card = INTRIGUE_CARDS[id]
    for (const answered of card.answers) {
      assert.equal(INTRIGUE_CARDS[answered].colour, card.colour)
      assert.equal(INTRIGUE_CARDS[answered].phase, card.phase)
    }
  }
})

test('each faction takes cards once, the Empire first; each plays in the reverse order', () => {
  assert.deepEqual(TAKING_ORDER.toSorted(), FACTION_IDS.toSorted())
  assert.equal(TAKING_ORDER[0], 'HRE')
  assert.equal(PLAYING_ORDER[0], 'NSE')
  assert.deepEqual(PLAYING_ORDER.toReversed(), TAKING_ORDER)
})

test('the Empire has two free cards, all others one; no free card is of an expansion colour', () => {
  for (const { faction, free } of INTRIGUE_ORDER) assert.equal(free.length, faction === 'HRE' ? 2 : 1)
  assert.deepEqual(BUYABLE_COLOURS, [...COLOUR_IDS, 'cyan'])
})

test('favours printed in an example are among those of the card; wholly printed lists are complete', () => {
  for (const id of CARD_IDS) {
    const favoured = Object.keys(INTRIGUE_CARDS[id].favoured)
    const known = PRINTED_FAVOURS[id] ?? []
    for (const faction of known) assert.ok(favoured.includes(faction))
    if (provenanceOf(CARDS_PROVENANCE, id, 'favoured').origin === 'printed')
      assert.equal(known.length, favoured.length)
  }
})

test('income cards favour four factions each', () => {
  assert.equal(Object.keys(INTRIGUE_CARDS.bonusCityIncome.favoured).length, 4)
  assert.equal(Object.keys(INTRIGUE_CARDS.bonusHarvest.favoured).length, 4)
})

test('a favour of one more unit is of a kind the card offers', () => {
  const offers = {
    loggingBonus: effects.LOGGING_BONUS,
    horseBreeding: effects.HORSE_BREEDING,
    ironVein: effects.IRON_VEIN,
  }
  for (const id of ['loggingBonus', 'horseBreeding', 'ironVein'] as const) {
    for (const favour of Object.values(INTRIGUE_CARDS[id].favoured))
      assert.ok(Object.hasOwn(offers[id], favour))
  }
})

test('free units and ships are worth between 120 and 200 gold, about the 150 of five LI', () => {
  const worths = [
    ...[effects.HORSE_BREEDING, effects.IRON_VEIN].flatMap((offer) =>
      UNIT_IDS.map((unit) => (offer[unit] ?? 0) * UNITS[unit].cost),
    ),
    ...SHIP_IDS.map((ship) => (effects.LOGGING_BONUS[ship] ?? 0) * SHIPS[ship].cost),
    effects.SHEEP_BREEDING.lightInfantry * UNITS.LI.cost,
  ].filter((worth) => worth > 0)
  assert.ok(Math.min(...worths) >= 120 && Math.max(...worths) <= 200)
})

test('Bonus City Income makes 135 of 100, 150 for a favoured faction, 665 of 500', () => {
  const total = (gold: number, percent: number) => upToCoin((gold * (100 + percent)) / 100)
  const { percent, favouredPercent } = effects.BONUS_CITY_INCOME
  assert.deepEqual([total(100, percent), total(100, favouredPercent), total(500, percent)], [135, 150, 665])
})

test('Bonus Harvest doubles Kiev’s 200 of a summer with ten territories', () => {
  assert.equal(INTRIGUE_CARDS.bonusHarvest.favoured.KIE, 'better')
  assert.equal((200 * (100 + effects.BONUS_HARVEST.favouredPercent)) / 100, 400)
})

test('a marriage into two minor cities costs 15, into a major and a minor one 25', () => {
  const { territory, minorCity, majorCity } = effects.MARRIAGE_PRICE
  assert.deepEqual([territory + 2 * minorCity, territory + majorCity + minorCity], [15, 25])
})

test('the North Sea raids 60 of 75 gold', () => {
  const { share, times, favouredTimes } = effects.RAID_CARAVANS
  const raid = (gold: number, left: number): number => {
    if (left === 0) return 0
    const taken = upToCoin((gold * share[0]) / share[1])
    return taken + raid(gold - taken, left - 1)
  }
  assert.deepEqual([raid(75, times), raid(75, favouredTimes)], [40, 60])
  assert.equal(INTRIGUE_CARDS.raidCaravans.favoured.NSE, 'better')
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as z from 'zod'
import {
  CALL_UP_MILITIA,
  EXPANSION_SIZE,
  MERCENARIES,
  MERCENARY_IDS,
  MERCENARY_TERMS,
  mercenarySchema,
  mercenaryTermsSchema,
  REPRINTS,
  REVOLT_IDS,
  REVOLTS,
  revoltSchema,
} from '../../../src/data/cards/expansion-cards.ts'
import {
  CALAMITY,
  CALAMITY_IDS,
  calamitySchema,
  PROSPERITY,
  PROSPERITY_IDS,
  prosperitySchema,
} from '../../../src/data/cards/fortune-cards.ts'
import { CARD_IDS, INTRIGUE_CARDS } from '../../../src/data/cards/intrigue-cards.ts'
import { COLOUR_IDS } from '../../../src/data/cards/intrigue-colours.ts'

const copies = (cards: Readonly<Record<string, { readonly copies: number }>>): number =>
  Object.values(cards).reduce((sum, card) => sum + card.copies, 0)

test('expansion cards have the form their schemas ask for', () => {
  z.record(z.enum(MERCENARY_IDS), mercenarySchema).parse(MERCENARIES)
  mercenaryTermsSchema.parse(MERCENARY_TERMS)
  z.record(z.enum(REVOLT_IDS), revoltSchema).parse(REVOLTS)
  z.record(z.enum(PROSPERITY_IDS), prosperitySchema).parse(PROSPERITY)
  z.record(z.enum(CALAMITY_IDS), calamitySchema).parse(CALAMITY)
})

test('the expansion has 100 cards: 24 cyan, 12 revolts, 8 militia, 11 reprints, 22 white, 23 black', () => {
  const reprints = Object.values(REPRINTS).reduce((sum, number) => sum + number, 0)
  const parts = [
    copies(MERCENARIES),
    copies(REVOLTS),
    CALL_UP_MILITIA.copies,
    reprints,
    copies(PROSPERITY),
    copies(CALAMITY),
  ]
  assert.deepEqual(parts, [24, 12, 8, 11, 22, 23])
  assert.equal(
    parts.reduce((sum, part) => sum + part, 0),
    EXPANSION_SIZE,
  )
})

test('there is one revolt of each colour, and militia answers them all', () => {
  assert.deepEqual(
    REVOLT_IDS.map((id) => REVOLTS[id].colour),
    [...COLOUR_IDS],
  )
  assert.deepEqual(CALL_UP_MILITIA.answers, REVOLT_IDS)
})

test('reprints are as many as the cards they replace', () => {
  for (const id of CARD_IDS)
    assert.ok(REPRINTS[id] === undefined || REPRINTS[id] === INTRIGUE_CARDS[id].copies)
})

test('even a favoured employer pays mercenaries', () => {
  for (const { fee } of Object.values(MERCENARIES)) assert.ok(fee > MERCENARY_TERMS.favouredDiscount)
})

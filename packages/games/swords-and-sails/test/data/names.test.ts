import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as z from 'zod'
import { MERCENARIES, MERCENARY_IDS, MERCENARY_TERMS } from '../../src/data/cards/expansion-cards.ts'
import { names } from '../../src/data/names.en.ts'
import { stayingFee } from '../../src/income/mercenary-fees.ts'

const text = z.string().trim().min(3)
const described = z.strictObject({ name: text, about: text.regex(/[.]$/), short: text.optional() })

test('everything has a name, and what is described is described in sentences', () => {
  const { mediumCavalry, callUpMilitia, colours, phases, seasons, boards, gameLengths, ...tables } = names
  for (const entry of [mediumCavalry, callUpMilitia]) described.parse(entry)
  for (const table of [colours, phases, seasons, boards, gameLengths]) z.record(z.string(), text).parse(table)
  for (const table of Object.values(tables)) z.record(z.string(), described).parse(table)
})

test('no two cards, leaders or factions share a name', () => {
  const all = [
    names.cards,
    names.mercenaries,
    names.revolts,
    names.prosperity,
    names.calamity,
    names.leaders,
    names.factions,
  ]
    .flatMap((table) => Object.values(table))
    .map(({ name }) => name)
  assert.equal(new Set(all).size, all.length)
})

test('SNS 12.3.2, SNS 12.3.3 a card of mercenaries says what they cost at first and for each season', () => {
  for (const card of MERCENARY_IDS) {
    const { about } = names.mercenaries[card]
    const [fee, stay] = [MERCENARIES[card].fee, stayingFee(card)]
    assert.match(
      about,
      new RegExp(` for ${fee} gold, ${MERCENARY_TERMS.favouredDiscount} less .* then ${stay} for`),
    )
  }
})

import { CARD_TEXTS, RELIC_TEXTS, type Text } from '@windward/sails-of-war/facts'
import type { Phrase } from '@windward/table'

const TEXTS: Readonly<Record<string, Text>> = { ...CARD_TEXTS, ...RELIC_TEXTS }

/** What the card or relic does that a choice names; only where the choice is the thing itself. */
export function aboutOf(label: Phrase | undefined): Text | undefined {
  if (label === undefined || !/^(card|relic)\.name$|^battle\.cards\.card$/.test(label.key)) return undefined
  const { card, relic } = label.fields
  return TEXTS[`${card ?? relic}`]
}

import { type Catalogue, speaker } from '@windward/table'
import { cardName, shipName } from '../data/names.en.ts'

export const automaticWords = {
  'automatic.drawn': (f: { ship: string; card: string }) =>
    `${shipName(f.ship)} draws from her deck: ${cardName(f.card)}.`,
} satisfies Catalogue

export const say = speaker<typeof automaticWords>()

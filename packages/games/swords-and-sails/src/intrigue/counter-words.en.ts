import { type Catalogue, type Pass, speaker } from '@windward/table'
import type { HandCard } from '../cards.ts'
import { cardNames } from './words.en.ts'

/** A card in answer to another's: played or kept. */
export const counterWords = {
  'counter.in-hand': (f: { card: HandCard }) => `${cardNames([f.card])} in your hand`,
  'counter.wish': (f: { card: HandCard; wish: 'counter' | Pass }) =>
    f.wish === 'counter' ? `Play ${cardNames([f.card])}` : 'Keep the card',
  'counter.spent': () => 'The card is spent, whatever the dice show.',
} satisfies Catalogue

export const say = speaker<typeof counterWords>()

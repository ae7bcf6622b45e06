import type { Phrase } from '@windward/table'
import type { CardId } from '../data/cards.ts'
import { say } from './words.en.ts'

export function cardLabel(card: CardId): Phrase {
  return say('plan.card', { card })
}

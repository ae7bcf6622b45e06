import {
  CALL_UP_MILITIA,
  MERCENARY_IDS,
  type MercenaryId,
  REVOLT_IDS,
  REVOLTS,
  type RevoltId,
} from './data/cards/expansion-cards.ts'
import { CARD_IDS, type CardId, INTRIGUE_CARDS } from './data/cards/intrigue-cards.ts'
import { COLOUR_IDS, type ColourId } from './data/cards/intrigue-colours.ts'

/** Any card that can be in a hand. */
export const HAND_CARD_IDS = [...CARD_IDS, ...MERCENARY_IDS, ...REVOLT_IDS, 'callUpMilitia'] as const
export type HandCard = CardId | MercenaryId | RevoltId | 'callUpMilitia'

/** The stacks cards are taken from; cyan is there with `mercenaries`. */
export const STACK_IDS = [...COLOUR_IDS, 'cyan'] as const
export type StackId = ColourId | 'cyan'

export interface Stack {
  /** Secret; the next card is the first. */
  pile: HandCard[]
  discards: HandCard[]
}

/** The same about every stack. */
export function eachStack<Fact>(fact: (stack: StackId) => Fact): Record<StackId, Fact> {
  return {
    green: fact('green'),
    blue: fact('blue'),
    yellow: fact('yellow'),
    red: fact('red'),
    cyan: fact('cyan'),
  }
}

const mercenaries: ReadonlySet<string> = new Set(MERCENARY_IDS)
const revolts: ReadonlySet<string> = new Set(REVOLT_IDS)

export function isMercenary(card: HandCard): card is MercenaryId {
  return mercenaries.has(card)
}

export function isRevolt(card: HandCard): card is RevoltId {
  return revolts.has(card)
}

export function stackOf(card: HandCard): StackId {
  if (isMercenary(card)) return 'cyan'
  if (isRevolt(card)) return REVOLTS[card].colour
  return card === 'callUpMilitia' ? CALL_UP_MILITIA.colour : INTRIGUE_CARDS[card].colour
}

import { type FactionId, faction, names, type StackId } from '@windward/swords-and-sails/facts'
import { words as board } from '../words.en.ts'

/** What is said of hands and stacks. */
export const words = {
  none: 'You hold no cards.',
  yours: 'Your cards',
  /** What one has seen of somebody’s hand, and when. */
  known: (of: FactionId, cards: readonly string[], seasons: number) =>
    `${faction(of)} held ${cards.join(', ') || 'nothing'} ${board.seen(seasons)}.`,
  stacks: 'Stacks',
  stack: (id: StackId, pile: number, discards: number) =>
    `${names.colours[id]}: ${pile} to take, ${discards} discarded`,
}

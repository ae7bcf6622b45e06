import { type Refusal, refuse } from '@windward/table'
import { ACTIONS, type ActionId } from '../data/action-cards.ts'
import type { RaceId } from '../data/races.ts'
import { openPlayer, ownHand } from '../players.ts'
import type { View } from '../view.ts'
import { say } from './words.en.ts'

/** Why a card cannot be played at all: it is not held, or it is a Spell and the Starpower is wanting. */
export function cardFault(view: View, seat: RaceId, card: ActionId): Refusal | undefined {
  if (!ownHand(view, seat).includes(card)) return refuse('SOW 12.1.2', say('card.not-held', { card }))
  return openPlayer(view, seat).starpower < ACTIONS[card].starpower
    ? refuse('SOW 12.1.4', say('card.not-castable', { card }))
    : undefined
}

import { type Branch, type Refusal, refuse } from '@windward/table'
import { ACTIONS, type ActionId } from '../data/action-cards.ts'
import type { RaceId } from '../data/races.ts'
import { doneWith, type Named } from '../deeds.ts'
import { openPlayer, ownHand } from '../players.ts'
import type { Realm } from '../public-state.ts'
import type { View } from '../view.ts'
import { say } from './words.en.ts'

/** Why a card cannot be played at all: it is not held, or it is a Spell and the Starpower is wanting. */
export function cardFault(view: View, seat: RaceId, card: ActionId): Refusal | undefined {
  if (!ownHand(view, seat).includes(card)) return refuse('SOW 12.1.2', say('card.not-held', { card }))
  return openPlayer(view, seat).starpower < ACTIONS[card].starpower
    ? refuse('SOW 12.1.4', say('card.not-castable', { card }))
    : undefined
}

export function canPlay(view: View, seat: RaceId, card: ActionId): boolean {
  return cardFault(view, seat, card) === undefined
}

/** The branch of a card that is played on one of several things; none where it cannot be played, or on nothing. */
export function playedOn<T, A>(
  view: View,
  seat: RaceId,
  card: ActionId,
  things: readonly T[],
  { describe, act }: { readonly describe: (thing: T) => Named; readonly act: (thing: T) => A },
): Branch<A>[] {
  return canPlay(view, seat, card)
    ? doneWith(card, say('card.name', { card }), things, describe, act, say('card.does', { card }))
    : []
}

/** How a Realm a card is played in is named. */
export function inRealm({ id }: Pick<Realm, 'id'>): Named {
  return { key: id, label: say('card.in', { realm: id }) }
}

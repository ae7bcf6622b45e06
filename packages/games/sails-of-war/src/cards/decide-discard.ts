import { type Decision, oneOf, refuse } from '@windward/table'
import * as z from 'zod'
import { ACTION_IDS, type ActionId } from '../data/action-cards.ts'
import { ownHand } from '../players.ts'
import type { SailsOfWar } from '../state.ts'
import { say } from './words.en.ts'

/** SOW 4.3.4, SOW 5.10: one card at a time, down to so many. */
export const discardOne: Decision<SailsOfWar, { readonly keep: number }, ActionId> = {
  kind: 'discard',
  title: ({ brief: { keep } }) => say('card.discard.title', { keep }),
  hint: () => say('card.discard.hint'),
  shape: z.enum(ACTION_IDS),
  options: ({ view, seat }) =>
    oneOf([...new Set(ownHand(view, seat))], (card) => ({
      key: card,
      label: say('card.name', { card }),
      note: say('card.does', { card }),
    })),
  check: ({ view, seat }, card) =>
    ownHand(view, seat).includes(card) ? undefined : refuse('SOW 4.3.4', say('card.not-held', { card })),
  confirm: (_, card) => say('card.discard.confirm', { card }),
  absent: ({ view, seat }) => {
    const [first] = ownHand(view, seat)
    if (first === undefined) throw new Error('There is no card to discard.')
    return first
  },
}

import { type Decision, fields, oneOf, refuse } from '@windward/table'
import * as z from 'zod'
import type { ActionId } from '../data/action-cards.ts'
import { BATTLE_STEPS, type BattleStep } from '../data/battle.ts'
import type { RaceId } from '../data/races.ts'
import { ownHand } from '../players.ts'
import type { SailsOfWar } from '../state.ts'
import type { View } from '../view.ts'
import { say } from './words.en.ts'

/** SOW 8.7.1: the cards of each step. */
export const CARDS = {
  rout: ['hold-the-line', 'dread'],
  archers: ['volley'],
  cavalry: ['grand-charge'],
  front: ['battle-fury'],
} as const satisfies Record<BattleStep, readonly ActionId[]>

/** SOW 8.7.1: at most one card for each step of the round. */
export type Laid = { readonly [S in BattleStep]: (typeof CARDS)[S][number] | null }

const shape = z.strictObject({
  rout: z.enum(CARDS.rout).nullable(),
  archers: z.enum(CARDS.archers).nullable(),
  cavalry: z.enum(CARDS.cavalry).nullable(),
  front: z.enum(CARDS.front).nullable(),
})

const NO_CARDS: Laid = { rout: null, archers: null, cavalry: null, front: null }

/** SOW 8.7.1 */
export const layCards: Decision<SailsOfWar, { readonly round: number }, Laid> = {
  kind: 'battle-cards',
  title: ({ brief: { round } }) => say('battle.cards.title', { round }),
  hint: () => say('battle.cards.hint'),
  shape,
  options: ({ view, seat }) =>
    fields<Laid>({
      rout: held(view, seat, 'rout', CARDS.rout),
      archers: held(view, seat, 'archers', CARDS.archers),
      cavalry: held(view, seat, 'cavalry', CARDS.cavalry),
      front: held(view, seat, 'front', CARDS.front),
    }),
  check: ({ view, seat }, laid) => {
    const hand = ownHand(view, seat)
    const card = BATTLE_STEPS.map((step) => laid[step]).find((each) => each !== null && !hand.includes(each))
    return card === undefined || card === null
      ? undefined
      : refuse('SOW 8.7.1', say('battle.cards.not-held', { card }))
  },
  confirm: () => say('battle.cards.confirm'),
  absent: () => NO_CARDS,
  unanswered: () => say('battle.cards.unanswered'),
}

function held<C extends ActionId>(view: View, seat: RaceId, step: keyof Laid, cards: readonly C[]) {
  const hand = ownHand(view, seat)
  return oneOf<C | null>(
    [null, ...cards.filter((card) => hand.includes(card))],
    (card) =>
      card === null
        ? { key: 'none', label: say('battle.cards.none') }
        : { key: card, label: say('battle.cards.card', { card }), note: say('battle.cards.does', { card }) },
    () => say('battle.cards.step', { step }),
  )
}

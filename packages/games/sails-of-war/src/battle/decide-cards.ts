import { type Decision, fields, oneOf, refuse } from '@windward/table'
import * as z from 'zod'
import type { ActionId } from '../data/action-cards.ts'
import { BATTLE_STEPS, type BattleStep } from '../data/battle.ts'
import type { RaceId } from '../data/races.ts'
import { ownHand } from '../players.ts'
import type { SailsOfWar } from '../state.ts'
import type { View } from '../view.ts'
import { say } from './words.en.ts'

const CARDS = {
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

export const NO_CARDS: Laid = { rout: null, archers: null, cavalry: null, front: null }

/** SOW 8.7.1 */
export const layCards: Decision<SailsOfWar, { readonly round: number }, Laid> = {
  kind: 'battle-cards',
  title: ({ brief: { round } }) => say('battle.cards.title', { round }),
  shape,
  options: ({ view, seat }) =>
    fields<Laid>({
      rout: held(view, seat, CARDS.rout),
      archers: held(view, seat, CARDS.archers),
      cavalry: held(view, seat, CARDS.cavalry),
      front: held(view, seat, CARDS.front),
    }),
  check: ({ view, seat }, laid) => {
    const hand = ownHand(view, seat)
    const card = BATTLE_STEPS.map((step) => laid[step]).find((each) => each !== null && !hand.includes(each))
    return card === undefined || card === null
      ? undefined
      : refuse('SOW 8.7.1', say('battle.cards.not-held', { card }))
  },
  absent: () => NO_CARDS,
}

function held<C extends ActionId>(view: View, seat: RaceId, cards: readonly C[]) {
  const hand = ownHand(view, seat)
  return oneOf<C | null>([null, ...cards.filter((card) => hand.includes(card))], (card) => ({
    key: card ?? 'none',
    label: card === null ? say('battle.cards.none') : say('battle.cards.card', { card }),
  }))
}

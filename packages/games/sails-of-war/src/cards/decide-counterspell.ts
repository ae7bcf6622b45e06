import { type Decision, oneOf, PASS, type Pass, refuse, standing } from '@windward/table'
import * as z from 'zod'
import { ACTION_IDS, type ActionId } from '../data/action-cards.ts'
import type { RaceId } from '../data/races.ts'
import type { SailsOfWar } from '../state.ts'
import { canPlay } from './spell.ts'
import { say } from './words.en.ts'

export interface SpellBrief {
  readonly caster: RaceId
  readonly card: ActionId
}

/** SOW 12.1.5 */
export const counterspell: Decision<SailsOfWar, SpellBrief, 'counter' | Pass> = {
  kind: 'counterspell',
  title: ({ brief: { caster, card } }) => say('card.counterspell.title', { caster, card }),
  hint: () => say('card.counterspell.hint'),
  shape: z.enum([PASS, 'counter']),
  options: ({ view, seat }) =>
    oneOf(canPlay(view, seat, 'counterspell') ? [PASS, 'counter'] : [PASS], (wish) => ({
      key: wish,
      label: say(wish === PASS ? 'card.pass' : 'card.counter'),
    })),
  check: ({ view, seat }, wish) =>
    wish === PASS || canPlay(view, seat, 'counterspell')
      ? undefined
      : refuse('SOW 12.1.5', say('card.not-castable', { card: 'counterspell' })),
  absent: () => PASS,
  standing: standing(
    say('card.counterspell.standing'),
    z.union([z.literal('never'), z.literal('always'), z.array(z.enum(ACTION_IDS)).min(1).max(8)]),
    ({ view, seat, brief: { card } }, wish) => {
      const wanted = wish === 'always' || (wish !== 'never' && wish.includes(card))
      return wanted && canPlay(view, seat, 'counterspell') ? 'counter' : PASS
    },
  ),
}

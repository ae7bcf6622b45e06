import * as z from 'zod'
import { ACTION_IDS, type ActionId } from '../data/action-cards.ts'
import type { RaceId } from '../data/races.ts'
import { castOrPass } from './cast-or-pass.ts'
import { say } from './words.en.ts'

export interface SpellBrief {
  readonly caster: RaceId
  readonly card: ActionId
}

/** SOW 12.1.5 */
export const counterspell = castOrPass({
  kind: 'counterspell',
  card: 'counterspell',
  clause: 'SOW 12.1.5',
  wish: 'counter',
  title: ({ caster, card }: SpellBrief) => say('card.counterspell.title', { caster, card }),
  hint: say('card.counterspell.hint'),
  cast: say('card.counter'),
  about: say('card.counterspell.standing'),
  beforehand: z.union([z.literal('never'), z.literal('always'), z.array(z.enum(ACTION_IDS)).min(1).max(8)]),
  isWanted: ({ card }, wish) => wish === 'always' || (wish !== 'never' && wish.includes(card)),
})

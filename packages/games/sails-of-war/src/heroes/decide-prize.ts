import { type Decision, oneOf, refuse } from '@windward/table'
import * as z from 'zod'
import type { HeroId, Prize } from '../public-state.ts'
import type { SailsOfWar } from '../state.ts'
import { say } from './words.en.ts'

export interface PrizeBrief {
  readonly hero: HeroId
  readonly prize: Prize | null
}

/** SOW 10.2.10 */
export const takePrize: Decision<SailsOfWar, PrizeBrief, 'take' | 'leave'> = {
  kind: 'take-prize',
  title: ({ brief: { hero, prize } }) =>
    prize === null ? say('hero.prize.none') : say('hero.prize.title', { hero, prize }),
  hint: () => say('hero.prize.hint'),
  shape: z.enum(['take', 'leave']),
  options: ({ brief: { prize } }) =>
    oneOf(prize === null ? ['leave'] : ['take', 'leave'], (wish) => ({
      key: wish,
      label: say(`hero.prize.${wish}`),
    })),
  check: ({ brief: { prize } }, wish) =>
    wish === 'take' && prize === null ? refuse('SOW 10.2.10', say('hero.prize.none')) : undefined,
  absent: ({ brief: { prize } }) => (prize === null ? 'leave' : 'take'),
}

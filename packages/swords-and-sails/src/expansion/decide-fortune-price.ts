import { type Decision, oneOf, refuse, standing } from '@windward/table'
import { z } from 'zod'
import type { CalamityId } from '../data/fortune-cards.ts'
import { ownPower } from '../own-view.ts'
import type { SwordsAndSails } from '../state.ts'
import { say } from './fortune-words.en.ts'

/** The cards one can buy oneself off from. */
export type PricedCard = Extract<CalamityId, 'greatFire' | 'borderRaids'>

export interface FortunePriceBrief {
  readonly card: PricedCard
  readonly gold: number
}

const PRICES = ['gold', 'loss'] as const
export type Price = (typeof PRICES)[number]

/** SNS 12.4.3: gold, or what the calamity takes. It is asked only where both can be given. */
export const fortunePrice: Decision<SwordsAndSails, FortunePriceBrief, Price> = {
  kind: 'fortune-price',
  title: ({ brief: { card } }) => say('fortune.price.title', { card }),
  shape: z.enum(PRICES),
  options: ({ brief }) =>
    oneOf(PRICES, (price) => ({ key: price, label: say(`fortune.price.${price}`, { ...brief }) })),
  check: ({ seat, view, brief: { gold } }, price) =>
    price === 'gold' && ownPower(view, seat).gold < gold
      ? refuse('SNS 12.4.3', say('fortune.price.too-dear', { gold }))
      : undefined,
  absent: () => 'gold',
  standing: standing(z.enum(PRICES), (_, price) => price),
}

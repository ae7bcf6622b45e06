import { type Decision, oneOf, refuse, standing } from '@windward/table'
import { z } from 'zod'
import type { CalamityId } from '../data/cards/fortune-cards.ts'
import type { FactionId } from '../data/factions/factions.ts'
import type { SwordsAndSails } from '../state.ts'
import { ownPower } from '../view/own-power.ts'
import type { View } from '../view/view.ts'
import { say } from './fortune-words.en.ts'

/** The cards one can buy oneself off from. */
export type PricedCard = Extract<CalamityId, 'greatFire' | 'borderRaids'>

export interface FortunePriceBrief {
  readonly card: PricedCard
  readonly gold: number
}

const PRICES = ['gold', 'loss'] as const
export type Price = (typeof PRICES)[number]

/** SNS 12.4.3: gold, or what the calamity takes. Whoever has not got the gold has no choice, and is asked all the same. */
export const fortunePrice: Decision<SwordsAndSails, FortunePriceBrief, Price> = {
  kind: 'fortune-price',
  title: ({ brief: { card } }) => say('fortune.price.title', { card }),
  facts: ({ seat, view }) => [{ label: say('fortune.price.purse'), value: ownPower(view, seat).gold }],
  shape: z.enum(PRICES),
  options: ({ seat, view, brief }) =>
    oneOf(isRich(view, seat, brief) ? PRICES : ['loss'], (price) => {
      const label = say(`fortune.price.${price}`, { ...brief })
      const left = ownPower(view, seat).gold - brief.gold
      return price === 'gold'
        ? { key: price, label, note: say('fortune.price.leaves', { left }) }
        : { key: price, label }
    }),
  check: ({ seat, view, brief }, price) =>
    price === 'gold' && !isRich(view, seat, brief)
      ? refuse('SNS 12.4.4', say('fortune.price.too-dear', { gold: brief.gold }))
      : undefined,
  confirm: ({ brief: { gold } }, price) => say('fortune.price.confirm', { price, gold }),
  absent: ({ seat, view, brief }) => (isRich(view, seat, brief) ? 'gold' : 'loss'),
  standing: standing(say('fortune.price.standing'), z.enum(PRICES), ({ seat, view, brief }, price) =>
    isRich(view, seat, brief) ? price : 'loss',
  ),
}

function isRich(view: View, seat: FactionId, { gold }: FortunePriceBrief): boolean {
  return ownPower(view, seat).gold >= gold
}

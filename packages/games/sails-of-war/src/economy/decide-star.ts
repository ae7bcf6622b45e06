import { type Decision, oneOf, refuse } from '@windward/table'
import * as z from 'zod'
import { canPay } from '../goods.ts'
import { ownStock } from '../players.ts'
import type { SailsOfWar } from '../state.ts'
import { starPrice } from './guild.ts'
import { say } from './words.en.ts'

/** SOW 6.5.1 */
export const buyStar: Decision<SailsOfWar, { readonly price: number }, boolean> = {
  kind: 'buy-star',
  title: ({ brief: { price } }) => say('economy.star.title', { price }),
  hint: () => say('economy.star.hint'),
  shape: z.boolean(),
  options: ({ view, seat, brief: { price } }) =>
    oneOf(canPay(ownStock(view, seat), starPrice(price)) ? [true, false] : [false], (buys) => ({
      key: buys ? 'buy' : 'leave',
      label: say(buys ? 'economy.star.buy' : 'economy.star.leave'),
    })),
  check: ({ view, seat, brief: { price } }, buys) =>
    buys && !canPay(ownStock(view, seat), starPrice(price))
      ? refuse('SOW 6.5.1', say('economy.star.poor', { price }))
      : undefined,
  absent: () => false,
}

import { type Provenance, printed } from './provenance.ts'

export type Gold = number

export const COINS: readonly Gold[] = [250, 50, 10, 5]

/** What is rounded in money is rounded to this coin; ruling C33 makes every price a multiple of it. */
export const SMALLEST_COIN: Gold = 5

export const COINS_PROVENANCE: Provenance = printed('R Coin denominations')

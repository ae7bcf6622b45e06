import { z } from 'zod'
import { HAND_CARD_IDS } from '../cards.ts'
import { landIds } from '../data/area-ids.ts'
import { TRADE_AGREEMENT } from '../data/cards/card-effects.ts'
import { FACTION_IDS } from '../data/factions/factions.ts'
import { COIN } from '../treasury.ts'

const seat = z.enum(FACTION_IDS)
const land = z.enum(landIds)
const gold = z.int().min(0).max(100_000).multipleOf(COIN)
const stake = z.literal(TRADE_AGREEMENT.stakes)
const offer = z.string().min(1).max(120)
const agreement = z.string().min(1).max(20)
const goods = z.strictObject({ gold, cards: z.array(z.enum(HAND_CARD_IDS)).max(10) })

/** What a seat can do while talk is open, one thing at a time. */
export const actShape = z.discriminatedUnion('act', [
  /** Gold and cards for gold and cards; handed over when the other confirms (SNS 4.1.7). */
  z.strictObject({ act: z.literal('deal'), to: seat, gives: goods, wants: goods }),
  /** SNS 4.2.1, SNS 4.2.2: to be one team with these, new or enlarged. */
  z.strictObject({ act: z.literal('team'), with: z.array(seat).min(1).max(FACTION_IDS.length) }),
  z.strictObject({ act: z.literal('leave') }),
  /** SNS 4.4.1 */
  z.strictObject({ act: z.literal('trade'), to: seat, stake }),
  /** SNS 4.4.4: what oneself and the partner take off an agreement. */
  z.strictObject({ act: z.literal('takings'), agreement, mine: gold, yours: gold }),
  /** SNS 4.4.7: gold off an agreement whose other partner is out of the match. */
  z.strictObject({ act: z.literal('take'), agreement, gold }),
  z.strictObject({ act: z.literal('accept'), offer }),
  /** Accepts a Trade Agreement with a stake of one's own. */
  z.strictObject({ act: z.literal('join-trade'), offer, stake }),
  z.strictObject({ act: z.literal('decline'), offer }),
  z.strictObject({ act: z.literal('withdraw'), offer }),
  /** SNS 4.5.1: a Political Minor Ally is announced. */
  z.strictObject({ act: z.literal('ally'), land }),
  z.strictObject({ act: z.literal('support'), by: seat, land }),
  /** SNS 4.5.4, SNS 4.5.5: against a supporter, at a table of two against the attempt. */
  z.strictObject({ act: z.literal('subterfuge'), by: seat, land, supporter: seat.nullable() }),
  /** SNS 4.1.3 */
  z.strictObject({ act: z.literal('extend') }),
  /** SNS 4.6.3 */
  z.strictObject({ act: z.literal('extend-alone') }),
])
export type Act = z.infer<typeof actShape>
export type ActOf<K extends Act['act']> = Extract<Act, { act: K }>

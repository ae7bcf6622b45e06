import { z } from 'zod'
import { isLost } from '../battle/leaving/cornered.ts'
import type { RetreatBrief, Stay } from '../battle/leaving/decide-retreat.ts'
import { defaultLosses } from '../battle/losses/cheapest-losses.ts'
import type { Losses } from '../battle/losses/losses.ts'
import { healthOf, type Stock, stocksOf } from '../battle/stock.ts'
import { BUY_OFF } from '../data/costs.ts'
import { ARMY_IDS } from '../data/pieces.ts'
import { keyOf, pieceKeyShape } from '../pieces.ts'
import type { Toll, TollBrief } from '../siege/decide-siege-toll.ts'
import { ownPower } from '../view/own-power.ts'
import type { Habits } from './habits.ts'
import type { Asked } from './outlook.ts'

const tollShape: z.ZodType<Pick<TollBrief, 'points' | 'most' | 'armies'>> = z.object({
  points: z.number(),
  most: z.number(),
  armies: z.array(pieceKeyShape),
})

/** SNS 15.2.7: gold for what would cost more in units, or would cost the whole army. */
export function tollToPay({ view, seat, brief }: Asked): Toll {
  const { points, most, armies } = tollShape.parse(brief)
  const own = ownPower(view, seat)
  const stocks = stocksOf(own.armies.filter((army) => armies.includes(keyOf(army))))
  const affordable = Math.min(most, Math.floor(own.gold / BUY_OFF.goldPerPoint))
  let best = costed(stocks, points, 0)
  for (let bought = 1; bought <= affordable && bought * BUY_OFF.goldPerPoint < best.cost; bought += 1) {
    const other = costed(stocks, points, bought)
    if (other.cost < best.cost) best = other
  }
  return best.toll
}

function costed(stocks: readonly Stock[], points: number, bought: number): { toll: Toll; cost: number } {
  const lost = points === bought ? [] : defaultLosses(stocks, points - bought)
  const isLost = points - bought >= healthOf(stocks)
  const cost = bought * BUY_OFF.goldPerPoint + priceOf(stocks, lost)
  return { toll: { bought, lost }, cost: isLost ? Number.POSITIVE_INFINITY : cost }
}

function priceOf(stocks: readonly Stock[], lost: Losses): number {
  const price = (kind: Stock['kind']) => stocks.find((stock) => stock.kind === kind)?.figure.gold ?? 0
  return lost.reduce((sum, { kind, count }) => sum + count * price(kind), 0)
}

const retreatShape: z.ZodType<Pick<RetreatBrief, 'own' | 'foes' | 'cards' | 'cornered'>> = z.object({
  own: z.number(),
  foes: z.number(),
  cards: z.number(),
  cornered: z.array(z.object({ army: z.enum(ARMY_IDS), byCard: z.boolean() })),
})

/** SNS 15.2.7: he leaves when he has become too weak, by card if he holds one, and gives no army up. */
export function retreatOrNot({ brief }: Asked, { retreatBelow }: Pick<Habits, 'retreatBelow'>): Stay {
  const { own, foes, cards, cornered } = retreatShape.parse(brief)
  const withdraws = cards > 0
  if (own >= foes * retreatBelow || isLost(cornered, withdraws)) return 'fight'
  return withdraws ? 'withdraw' : 'retreat'
}

import { after, branch, oneOf, range, refuse, turned } from '@windward/table'
import * as z from 'zod'
import { realmsHeld } from '../board/realms.ts'
import { CARAVAN, LAWS } from '../data/action-cards.ts'
import { LEDGER_RATE } from '../data/artifacts.ts'
import { RACES, type RaceId } from '../data/races.ts'
import { RESOURCE_IDS, type ResourceId, STOCK_LIMIT } from '../data/resources.ts'
import { deed } from '../deeds.ts'
import { lawOn } from '../events/laws.ts'
import { gain, only, pay } from '../goods.ts'
import { openPlayer, ownStock, playerOf } from '../players.ts'
import type { Open } from '../public-state.ts'
import { say } from './words.en.ts'

/** SOW 6.4.2, SOW 4.4.2: how many of one kind the Free Merchants take for one of another. */
export function merchantsRate(open: Open, race: RaceId): number {
  const { once, artifacts } = openPlayer(open, race)
  if (lawOn(open, 'open-markets') === 'rejected') return Number.POSITIVE_INFINITY
  const rates = [RACES[race].merchants]
  if (lawOn(open, 'open-markets') === 'carried') rates.push(LAWS.openMarkets)
  if (artifacts.includes('ledger')) rates.push(LEDGER_RATE)
  if (once.caravan) {
    const cities = realmsHeld(open, race).filter(({ building }) => building === 'city').length
    rates.push(cities >= CARAVAN.cities ? CARAVAN.rateWithCities : CARAVAN.rate)
  }
  return Math.min(...rates)
}

/** SOW 6.4.1 */
export const exchange = deed({
  shape: z.strictObject({
    do: z.literal('exchange'),
    give: z.enum(RESOURCE_IDS),
    take: z.enum(RESOURCE_IDS),
    /** How many are taken. */
    count: z.int().min(1).max(STOCK_LIMIT),
  }),
  options: (view, seat) => {
    const stock = ownStock(view, seat)
    const rate = merchantsRate(view, seat)
    const given = RESOURCE_IDS.filter((kind) => stock[kind] >= rate)
    if (given.length === 0) return []
    const kinds = (among: readonly ResourceId[], way: 'give' | 'take') =>
      oneOf(
        among,
        (kind) => ({ key: kind, label: say('economy.kind', { kind }) }),
        () => say(`economy.exchange.${way}`),
      )
    const leads = () =>
      after(kinds(given, 'give'), (give) =>
        after(
          kinds(
            RESOURCE_IDS.filter((kind) => kind !== give),
            'take',
          ),
          (take) =>
            turned(range(1, Math.floor(stock[give] / rate), say('economy.exchange.count')), (count) => ({
              do: 'exchange' as const,
              give,
              take,
              count,
            })),
        ),
      )
    return [branch('exchange', leads, say('economy.exchange.label', { rate }))]
  },
  fault: (view, seat, { give, take, count }) => {
    const rate = merchantsRate(view, seat)
    if (!Number.isFinite(rate)) return refuse('SOW 16.5', say('economy.exchange.closed'))
    if (give === take) return refuse('SOW 6.4.1', say('economy.exchange.same'))
    return ownStock(view, seat)[give] < rate * count
      ? refuse('SOW 6.4.1', say('economy.exchange.poor', { kind: give, needed: rate * count }))
      : undefined
  },
  carryOut(t, seat, { give, take, count }) {
    const { stock } = playerOf(t.state, seat)
    const given = merchantsRate(t.state, seat) * count
    pay(stock, only(give, given))
    gain(stock, only(take, count))
    t.tell('all', 'SOW 6.4.1', say('economy.exchanged', { race: seat, give, given, take, count }))
  },
})

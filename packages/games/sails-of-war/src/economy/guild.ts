import { LAWS } from '../data/action-cards.ts'
import { RACES, type RaceId } from '../data/races.ts'
import type { Goods } from '../data/resources.ts'
import { GUILD_PRICES } from '../data/victory.ts'
import { lawOn } from '../events/laws.ts'
import { canPay, pay } from '../goods.ts'
import { inOrder, openPlayer, playerOf } from '../players.ts'
import type { Open } from '../public-state.ts'
import { gainStar, starsOf } from '../stars.ts'
import type { SowFlow, SowTable } from '../state.ts'
import { buyStar } from './decide-star.ts'
import { say } from './words.en.ts'

/** SOW 6.5: one Star each, in initiative order. */
export function* greyGuild(t: SowTable): SowFlow {
  const { state } = t
  state.phase = 'guild'
  yield* t.each(
    'stars',
    () => inOrder(state),
    (race) => mayBuyStar(t, race),
  )
}

function* mayBuyStar(t: SowTable, race: RaceId): SowFlow {
  const { state } = t
  const price = priceFor(state, race)
  if (price === undefined || !mayAfford(state, race, price)) return
  if (!(yield* t.ask(race, buyStar, { price }))) return
  pay(playerOf(state, race).stock, starPrice(price))
  gainStar(state, race) // SOW 6.5.3: onto his Home Realm.
  t.tell('all', 'SOW 6.5.1', say('economy.star.bought', { race, price }))
}

/** What a Star costs a player of each resource; nothing if none is sold to him. */
export function priceFor(open: Open, race: RaceId): number | undefined {
  const law = lawOn(open, 'guild-discount')
  if (open.stars === 0 || law === 'rejected') return undefined
  const price = GUILD_PRICES[starsOf(open, race) + openPlayer(open, race).waiting]
  return price === undefined
    ? undefined
    : price + RACES[race].guild - (law === 'carried' ? LAWS.guildDiscount : 0)
}

export const starPrice = (price: number): Goods => ({ grain: price, wood: price, iron: price })

/** Where stocks are hidden everybody is asked, or being asked would tell. */
function mayAfford(open: Open, race: RaceId, price: number): boolean {
  const { stock } = openPlayer(open, race)
  return open.options.stocks === 'hidden' || stock === null || canPay(stock, starPrice(price))
}

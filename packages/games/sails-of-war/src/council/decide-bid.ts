import { type Decision, fields, range, refuse } from '@windward/table'
import type { Goods } from '../data/resources.ts'
import { goodsSchema } from '../data/resources.ts'
import { canPay, noGoods } from '../goods.ts'
import { ownStock } from '../players.ts'
import type { SailsOfWar } from '../state.ts'
import { say } from './words.en.ts'

/** SOW 4.2.2, SOW 17.1.2: sealed until all have bid. */
export const bid: Decision<SailsOfWar, null, Goods> = {
  kind: 'bid',
  title: () => say('council.bid.title'),
  shape: goodsSchema,
  options: ({ view, seat }) => {
    const stock = ownStock(view, seat)
    return fields<Goods>({
      grain: range(0, stock.grain, say('council.bid.kind', { kind: 'grain' })),
      wood: range(0, stock.wood, say('council.bid.kind', { kind: 'wood' })),
      iron: range(0, stock.iron, say('council.bid.kind', { kind: 'iron' })),
    })
  },
  check: ({ view, seat }, goods) =>
    canPay(ownStock(view, seat), goods)
      ? undefined
      : refuse('SOW 4.2.2', say('council.bid.poor', { stock: ownStock(view, seat) })),
  absent: noGoods,
}

import { type Decision, refuse } from '@windward/table'
import { type Goods, goodsSchema } from '../data/resources.ts'
import { mixOptions, noGoods, sumOf } from '../goods.ts'
import type { SailsOfWar } from '../state.ts'
import { say } from './words.en.ts'

/** What a mix of resources is taken for. */
export type Occasion = 'trade' | 'cargo' | 'quest'

const CLAUSES = { trade: 'SOW 7.5.4', cargo: 'SOW 7.5.5', quest: 'SOW 10.3.9' } as const

export interface GoodsBrief {
  readonly count: number
  readonly why: Occasion
}

/** SOW 7.5.4, SOW 7.5.5, SOW 10.3.9: so many resources in any mix. */
export const takeGoods: Decision<SailsOfWar, GoodsBrief, Goods> = {
  kind: 'take-goods',
  title: ({ brief: { count, why } }) => say('economy.take.title', { count, why }),
  shape: goodsSchema,
  options: ({ brief: { count } }) => mixOptions(count),
  check: ({ brief: { count, why } }, goods) =>
    sumOf(goods) === count ? undefined : refuse(CLAUSES[why], say('economy.take.count', { count })),
  absent: ({ brief: { count } }) => {
    const third = Math.floor(count / 3)
    return { ...noGoods(), grain: count - 2 * third, wood: third, iron: third }
  },
}

import type { PanelProps } from '@windward/kit/contract.ts'
import { SealBar } from '@windward/kit/panel/seal-bar.tsx'
import { type Goods, goodsName, RESOURCE_IDS, type SailsOfWar, takeGoods } from '@windward/sails-of-war/facts'
import { asked } from '@windward/table'
import { goodsIn } from './goods.ts'
import { GoodsSteppers } from './goods-steppers.tsx'
import { words } from './words.en.ts'
import './panels.css'

/** SOW 7.5.4: so many resources in any mix. */
export function TakeGoodsPanel({ question, draft, table }: PanelProps<SailsOfWar>) {
  const taking = asked(question, takeGoods)
  const count = taking?.brief.count ?? 0
  const goods = goodsIn(draft.work.value)
  const taken = RESOURCE_IDS.reduce((sum, kind) => sum + goods[kind], 0)
  const room = (kind: keyof Goods): number => goods[kind] + count - taken
  return (
    <div class="walk">
      <GoodsSteppers
        goods={goods}
        most={{ grain: room('grain'), wood: room('wood'), iron: room('iron') }}
        change={(next) => draft.set(next)}
      />
      <SealBar
        question={question}
        draft={draft}
        table={table}
        label={words.take.done(count)}
        missing={words.take.missing(count - taken)}
        {...(taking === undefined ? {} : { passing: goodsName(taking.absent()) })}
        {...(taken === count ? { answer: goods } : {})}
      />
    </div>
  )
}

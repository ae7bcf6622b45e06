import type { PanelProps } from '@windward/kit/contract.ts'
import { SealBar } from '@windward/kit/panel/seal-bar.tsx'
import { type Goods, openPlayer, RESOURCE_IDS, type SailsOfWar } from '@windward/sails-of-war/facts'
import { SPECTATOR } from '@windward/table'
import { goodsIn } from './goods.ts'
import { GoodsSteppers } from './goods-steppers.tsx'
import { OwnStock } from './own-stock.tsx'
import { words } from './words.en.ts'
import './panels.css'

/** SOW 4.2.2: what is bid of each resource, all three in sight. */
export function BidPanel({ question, draft, table }: PanelProps<SailsOfWar>) {
  const position = table.position.value
  if (position === undefined || position.seat === SPECTATOR) return null
  const { stock } = openPlayer(position.view, position.seat)
  const bid = goodsIn(draft.work.value)
  const most: Goods = stock ?? { grain: 0, wood: 0, iron: 0 }
  const total = RESOURCE_IDS.reduce((sum, kind) => sum + bid[kind], 0)
  return (
    <div class="walk">
      <p class="asked-hint">{words.bid.hint}</p>
      <OwnStock table={table} paid={bid} only="goods" />
      <GoodsSteppers goods={bid} most={most} change={(next) => draft.set(next)} />
      <SealBar question={question} draft={draft} table={table} label={words.bid.done(total)} answer={bid} />
    </div>
  )
}

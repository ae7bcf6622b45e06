import './siege.css'
import type { PanelProps } from '@windward/kit/contract.ts'
import { Count } from '@windward/kit/panel/count.tsx'
import { SealBar } from '@windward/kit/panel/seal-bar.tsx'
import {
  BUY_OFF,
  defaultLosses,
  lossesShape,
  ownPower,
  type SwordsAndSails,
  siegeToll,
  tollShape,
} from '@windward/swords-and-sails/facts'
import { asked } from '@windward/table'
import { LossPicker } from '../battle/loss-picker.tsx'
import { stocksNamed } from '../battle/losses-panel.tsx'
import { Purse } from '../build/purse.tsx'
import { words } from './words.en.ts'

/** SNS 8.3: some of a siege's points bought off with gold, units for the rest, with all totals. */
export function TollPanel({ question, draft, table }: PanelProps<SwordsAndSails>) {
  const { seat } = question
  const brief = asked(question, siegeToll)?.brief
  if (brief === undefined) return null
  const view = table.position.value?.view ?? question.view
  const stocks = stocksNamed(view, seat, brief.armies)
  const { gold } = ownPower(view, seat)
  const read = tollShape.safeParse(draft.work.value ?? question.absent())
  const toll = read.success ? read.data : { bought: 0, lost: [] }
  const points = brief.points - toll.bought
  const most = Math.min(brief.most, Math.floor(gold / BUY_OFF.goldPerPoint))
  const buy = (bought: number) =>
    draft.set({ bought, lost: lossesShape.parse(defaultLosses(stocks, brief.points - bought)) })
  return (
    <div class="toll boxed">
      <Purse has={gold} left={gold - toll.bought * BUY_OFF.goldPerPoint} />
      <Count
        label={words.bought}
        note={words.price(BUY_OFF.goldPerPoint, brief.most)}
        value={toll.bought}
        most={most}
        change={buy}
      />
      <LossPicker
        stocks={stocks}
        points={points}
        losses={toll.lost}
        change={(lost) => draft.set({ ...toll, lost })}
      />
      <SealBar question={question} draft={draft} table={table} answer={toll} label={words.done} />
    </div>
  )
}

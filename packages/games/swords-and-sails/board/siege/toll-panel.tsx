import './siege.css'
import type { PanelProps } from '@windward/kit/contract.ts'
import { SealBar } from '@windward/kit/panel/seal-bar.tsx'
import {
  BUY_OFF,
  defaultLosses,
  type LandId,
  lossesShape,
  ownPower,
  type PieceKey,
  type SwordsAndSails,
  tollShape,
} from '@windward/swords-and-sails/facts'
import { LossPicker } from '../battle/loss-picker.tsx'
import { stocksNamed } from '../battle/losses-panel.tsx'
import { Purse } from '../build/purse.tsx'
import { Count } from '../panels/count.tsx'

interface TollTold {
  readonly land: LandId
  readonly points: number
  readonly most: number
  readonly armies: readonly PieceKey[]
}

function isTollTold(brief: unknown): brief is TollTold {
  return (
    typeof brief === 'object' && brief !== null && 'most' in brief && 'armies' in brief && 'points' in brief
  )
}

/** SNS 8.3: some of a siege's points bought off with gold, units for the rest, with all totals. */
export function TollPanel({ question, draft, table }: PanelProps<SwordsAndSails>) {
  const { brief, seat } = question
  if (!isTollTold(brief)) return null
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
        label="Points bought off"
        note={`${BUY_OFF.goldPerPoint} gold each, at most ${brief.most}`}
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
      <SealBar question={question} draft={draft} table={table} answer={toll} label="Pay the toll" />
    </div>
  )
}

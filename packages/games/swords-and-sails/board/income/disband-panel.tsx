import type { PanelProps } from '@windward/kit/contract.ts'
import { SealBar } from '@windward/kit/panel/seal-bar.tsx'
import {
  disbanding,
  keptStocks,
  lossesShape,
  ownPower,
  type SwordsAndSails,
} from '@windward/swords-and-sails/facts'
import { asked } from '@windward/table'
import { LossPicker } from '../battle/loss-picker.tsx'
import { words } from './words.en.ts'

/** SNS 2.5.3: who is sent home because the purse is empty; it begins with whom the rules would choose. */
export function DisbandPanel({ question, draft, table }: PanelProps<SwordsAndSails>) {
  const points = asked(question, disbanding)?.brief.points ?? 0
  const { seat } = question
  const view = table.position.value?.view ?? question.view
  const { armies, fleets, gold } = ownPower(view, seat)
  const read = lossesShape.safeParse(draft.work.value ?? question.absent())
  const losses = read.success ? read.data : []
  return (
    <div class="walk">
      <p class="hint">{words.disband.lead(gold)}</p>
      <LossPicker
        stocks={keptStocks([...armies, ...fleets])}
        points={points}
        losses={losses}
        change={(next) => draft.set(next)}
        of={words.disband.upkeep}
      />
      <SealBar question={question} draft={draft} table={table} answer={losses} label={words.disband.done} />
    </div>
  )
}

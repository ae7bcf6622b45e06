import type { PanelProps } from '@windward/kit/contract.ts'
import { SealBar } from '@windward/kit/panel/seal-bar.tsx'
import {
  lossesShape,
  overload,
  ownPower,
  type SwordsAndSails,
  stocksOf,
} from '@windward/swords-and-sails/facts'
import { asked } from '@windward/table'
import { LossPicker } from '../battle/loss-picker.tsx'
import { words } from './words.en.ts'

const one = () => 1

/** SNS 5.4.6: units for which there is no place aboard; it begins with the cheapest. */
export function OverloadPanel({ question, draft, table }: PanelProps<SwordsAndSails>) {
  const brief = asked(question, overload)?.brief
  if (brief === undefined) return null
  const { seat } = question
  const view = table.position.value?.view ?? question.view
  const boarding = brief.boarding.map(({ army }) => army)
  const armies = ownPower(view, seat).armies.filter(({ id }) => boarding.includes(id))
  const read = lossesShape.safeParse(draft.work.value ?? question.absent())
  const losses = read.success ? read.data : []
  const { excess } = brief
  return (
    <div class="walk">
      <p class="hint">{excess === 0 ? words.overload.allFit : words.overload.tooMany}</p>
      {excess > 0 && (
        <LossPicker
          stocks={stocksOf(armies)}
          points={excess}
          losses={losses}
          change={(next) => draft.set(next)}
          of={words.overload.units}
          worth={one}
        />
      )}
      <SealBar
        question={question}
        draft={draft}
        table={table}
        answer={losses}
        label={excess === 0 ? words.overload.allAboard : words.overload.done}
      />
    </div>
  )
}

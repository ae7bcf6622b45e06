import type { PanelProps } from '@windward/kit/contract.ts'
import { SealBar } from '@windward/kit/panel/seal-bar.tsx'
import {
  lossesShape,
  ownPower,
  type PieceKey,
  type Stock,
  type SwordsAndSails,
  stocksOf,
  takeLosses,
  type View,
} from '@windward/swords-and-sails/facts'
import { asked } from '@windward/table'
import { keyOfPiece } from '../map/standing.ts'
import { LossPicker } from './loss-picker.tsx'
import { words } from './words.en.ts'

export function stocksNamed(view: View, seat: SwordsAndSails['seat'], pieces: readonly PieceKey[]): Stock[] {
  const { armies, fleets } = ownPower(view, seat)
  return stocksOf([...armies, ...fleets].filter((piece) => pieces.includes(keyOfPiece(piece))))
}

/** SNS 7.2: what one gives up for the casualty points; it begins with what the rules would choose. */
export function LossesPanel({ question, draft, table }: PanelProps<SwordsAndSails>) {
  const { seat } = question
  const brief = asked(question, takeLosses)?.brief
  if (brief === undefined) return null
  const view = table.position.value?.view ?? question.view
  const stocks = stocksNamed(view, seat, brief.pieces).filter(
    ({ figure }) => brief.spared !== 'cavalry' || !figure.cavalry,
  )
  const read = lossesShape.safeParse(draft.work.value ?? question.absent())
  const losses = read.success ? read.data : []
  return (
    <div class="walk">
      <LossPicker stocks={stocks} points={brief.points} losses={losses} change={(next) => draft.set(next)} />
      <SealBar question={question} draft={draft} table={table} answer={losses} label={words.losses.done} />
    </div>
  )
}

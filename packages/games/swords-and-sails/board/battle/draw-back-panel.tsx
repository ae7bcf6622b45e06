import type { PanelProps } from '@windward/kit/contract.ts'
import { SealBar } from '@windward/kit/panel/seal-bar.tsx'
import { drawBack, ridersIn, type SwordsAndSails, seenLine } from '@windward/swords-and-sails/facts'
import { asked } from '@windward/table'
import { numberIn, partOf } from '../plain-data.ts'
import { LineField, type Spot } from './line-field.tsx'
import { words } from './words.en.ts'

const isSame = (a: Spot, b: Spot): boolean => a.file === b.file && a.rank === b.rank

/** SNS 7.7.11: cavalry that leaves its file, with all that stands behind it. */
export function DrawBackPanel({ question, draft, table }: PanelProps<SwordsAndSails>) {
  const brief = asked(question, drawBack)?.brief
  const view = table.position.value?.view ?? question.view
  if (brief === undefined) return null
  const { line } = seenLine(view, brief)
  const riders = ridersIn(line, brief.side)
  const work = draft.work.value
  const spots = Array.isArray(work)
    ? work.map(spotOf).filter((spot) => riders.some((each) => isSame(each, spot)))
    : []
  const turn = (spot: Spot) =>
    draft.set(
      spots.some((each) => isSame(each, spot))
        ? spots.filter((each) => !isSame(each, spot))
        : [...spots, spot],
    )
  return (
    <div class="walk">
      <p class="asked-hint">{words.drawBack.lead}</p>
      <LineField
        line={line}
        side={brief.side}
        pick={(spot) => (riders.some((each) => isSame(each, spot)) ? () => turn(spot) : undefined)}
        isPicked={(spot) => spots.some((each) => isSame(each, spot))}
      />
      <SealBar
        question={question}
        draft={draft}
        table={table}
        answer={spots}
        label={words.drawBack.done(spots.length)}
      />
    </div>
  )
}

function spotOf(spot: unknown): Spot {
  return {
    file: numberIn(spot, 'file'),
    rank: partOf(spot, 'rank') === undefined ? -1 : numberIn(spot, 'rank'),
  }
}

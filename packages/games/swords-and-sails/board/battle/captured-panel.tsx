import '../siege/siege.css'
import type { PanelProps } from '@windward/kit/contract.ts'
import { Count } from '@windward/kit/panel/count.tsx'
import { SealBar } from '@windward/kit/panel/seal-bar.tsx'
import { captured, figure, headed, type Prize, type SwordsAndSails } from '@windward/swords-and-sails/facts'
import { asked } from '@windward/table'
import { Token } from '../pieces/token.tsx'
import { Said } from '../said.tsx'
import { words } from './words.en.ts'

const isSame = (a: Prize, b: Prize): boolean =>
  a.piece === b.piece && a.kind === b.kind && a.loaded === b.loaded

/** SNS 7.8.3: the victim chooses which of his ships change hands. */
export function CapturedPanel({ question, draft, table }: PanelProps<SwordsAndSails>) {
  const { seat } = question
  const { count: wanted = 0, prizes = [] } = asked(question, captured)?.brief ?? {}
  const read = captured.shape.safeParse(draft.work.value ?? question.absent())
  const chosen = read.success ? read.data : []
  const taken = chosen.reduce((sum, { count }) => sum + count, 0)
  const set = (prize: Prize, count: number) => {
    const others = chosen.filter((each) => !isSame(each, prize))
    draft.set(count === 0 ? others : [...others, { ...prize, count }])
  }
  return (
    <div class="walk">
      <p class="hint">{words.captured.lead}</p>
      <p class={taken < wanted ? 'running wanting' : 'running'}>
        <Said text={words.captured.chosen(taken, wanted)} />
        <progress max={wanted} value={Math.min(wanted, taken)} aria-label={words.captured.progress} />
      </p>
      {prizes.map((prize) => (
        <Count
          key={`${prize.piece} ${prize.kind} ${prize.loaded}`}
          before={<Token kind={prize.kind} of={seat} />}
          label={headed(figure(prize.kind))}
          note={words.captured.prize(prize.piece, prize.count, prize.loaded)}
          value={chosen.find((each) => isSame(each, prize))?.count ?? 0}
          most={prize.count}
          change={(count) => set(prize, count)}
        />
      ))}
      <SealBar question={question} draft={draft} table={table} answer={chosen} label={words.captured.done} />
    </div>
  )
}

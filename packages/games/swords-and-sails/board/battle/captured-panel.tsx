import '../siege/siege.css'
import type { PanelProps } from '@windward/kit/contract.ts'
import { SealBar } from '@windward/kit/panel/seal-bar.tsx'
import {
  type FigureId,
  figure,
  headed,
  type PieceKey,
  piece,
  type SwordsAndSails,
} from '@windward/swords-and-sails/facts'
import { listIn, numberIn, partOf, textIn } from '../panels/brief.ts'
import { Count } from '../panels/count.tsx'
import { isFigure } from '../pieces/is-figure.ts'
import { isPieceKey } from '../pieces/is-piece-key.ts'
import { Token } from '../pieces/token.tsx'

interface Prize {
  readonly piece: PieceKey
  readonly kind: FigureId
  readonly loaded: boolean
  readonly count: number
}

function isPrize(prize: unknown): prize is Prize {
  return isPieceKey(partOf(prize, 'piece')) && isFigure(textIn(prize, 'kind'))
}

const isSame = (a: Prize, b: Prize): boolean =>
  a.piece === b.piece && a.kind === b.kind && a.loaded === b.loaded

/** SNS 7.8.3: the victim chooses which of his ships change hands. */
export function CapturedPanel({ question, draft, table }: PanelProps<SwordsAndSails>) {
  const { brief, seat } = question
  const wanted = numberIn(brief, 'count')
  const work = draft.work.value ?? question.absent()
  const chosen = Array.isArray(work) ? work.filter(isPrize) : []
  const taken = chosen.reduce((sum, { count }) => sum + count, 0)
  const set = (prize: Prize, count: number) => {
    const others = chosen.filter((each) => !isSame(each, prize))
    draft.set(count === 0 ? others : [...others, { ...prize, count }])
  }
  return (
    <div class="walk">
      <p class="hint">
        They fight for their captor from the next round on. Units aboard a captured warship or raider are
        lost.
      </p>
      <p class={taken < wanted ? 'running wanting' : 'running'}>
        <b>{taken}</b> of {wanted} {wanted === 1 ? 'ship' : 'ships'} chosen
        <progress max={wanted} value={Math.min(wanted, taken)} aria-label="Ships chosen" />
      </p>
      {listIn(brief, 'prizes')
        .filter(isPrize)
        .map((prize) => (
          <Count
            key={`${prize.piece} ${prize.kind} ${prize.loaded}`}
            before={<Token kind={prize.kind} of={seat} />}
            label={headed(figure(prize.kind))}
            note={`${piece(prize.piece)} · ${prize.count} ${prize.loaded ? 'with units aboard' : 'empty'}`}
            value={chosen.find((each) => isSame(each, prize))?.count ?? 0}
            most={prize.count}
            change={(count) => set(prize, count)}
          />
        ))}
      <SealBar question={question} draft={draft} table={table} answer={chosen} label="Give them up" />
    </div>
  )
}

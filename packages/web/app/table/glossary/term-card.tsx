import type { OpenTable } from '../model.ts'
import { glossaryWords as words } from './glossary-words.en.ts'
import type { Pointed } from './watch-for-terms.ts'

const WIDTH = 288
const MARGIN = 12

interface TermCardProps {
  readonly table: OpenTable
  readonly pointed: Pointed
}

/** What a word means, beside it: below where there is room, above otherwise. */
export function TermCard({ table, pointed: { term, place } }: TermCardProps) {
  const left = Math.max(MARGIN, Math.min(place.left, innerWidth - WIDTH - MARGIN))
  const above = place.bottom > innerHeight * 0.7
  const vertical = above ? { bottom: `${innerHeight - place.top + 6}px` } : { top: `${place.bottom + 6}px` }
  return (
    <div class="term-card" role="tooltip" style={{ left: `${left}px`, ...vertical }} data-term-card>
      <p class="term-name">{term.term}</p>
      <p>{term.text}</p>
      <button type="button" class="quiet" onClick={() => table.showClause(term.clause)}>
        {words.rule(term.clause)}
      </button>
    </div>
  )
}

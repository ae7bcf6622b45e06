import type { Term } from '@windward/kit/glossary.ts'
import { useEffect, useRef } from 'preact/hooks'
import type { OpenTable } from '../model.ts'
import { glossaryWords as words } from './glossary-words.en.ts'
import { TermList, TermShown } from './term-list.tsx'

interface GlossaryDialogProps {
  readonly table: OpenTable
  readonly terms: readonly Term[]
  /** Those that stand where somebody was when he asked. */
  readonly here: readonly Term[]
  readonly close: () => void
}

/** All words of the game, those of the present place first; for keys and for whoever wants to read on. */
export function GlossaryDialog({ table, terms, here, close }: GlossaryDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const showClause = (clause: string) => table.showClause(clause)
  return (
    <dialog
      ref={dialog}
      class="glossary-dialog"
      aria-labelledby="glossary-title"
      closedby="any"
      onClose={close}
    >
      <h2 id="glossary-title" tabIndex={-1}>
        {words.title}
      </h2>
      {here.length > 0 ? (
        <section aria-label={words.here}>
          <h3>{words.here}</h3>
          <dl>
            {here.map((term) => (
              <TermShown key={term.term} term={term} showClause={showClause} />
            ))}
          </dl>
          <h3>{words.all}</h3>
        </section>
      ) : (
        <p class="hint">{words.none}</p>
      )}
      <TermList terms={terms} showClause={showClause} />
      <form method="dialog">
        <button type="submit" class="act">
          {words.close}
        </button>
      </form>
    </dialog>
  )
}

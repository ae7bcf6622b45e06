import { useSignal } from '@preact/signals'
import type { ClauseText } from '@windward/kit/contract.ts'
import { useEffect, useRef } from 'preact/hooks'
import { gameNamed } from '../../games.ts'
import { frameWords } from '../frame-words.en.ts'
import type { OpenTable } from '../model.ts'
import { ClauseBody } from './clause-body.tsx'

/** A rule, laid over the table while it is read. */
export function ClauseDialog({ table }: { readonly table: OpenTable }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const clause = useSignal<ClauseText | undefined>(undefined)
  const id = table.clause.value
  useEffect(() => {
    if (id === undefined) return
    void gameNamed(table.host.game.id)
      .clauses()
      .then((clauses) => {
        clause.value = clauses.find((each) => each.id === id)
        if (dialog.current?.open === false) dialog.current.showModal()
      })
  }, [id, table, clause])
  return (
    <dialog
      ref={dialog}
      class="clause-dialog"
      aria-labelledby="clause-title"
      closedby="any"
      onClose={() => {
        table.clause.value = undefined
      }}
    >
      <h2 id="clause-title">{id}</h2>
      <p class="hint">{clause.value?.section || clause.value?.chapter}</p>
      {clause.value === undefined ? (
        <p>{frameWords.tablesOwnRule}</p>
      ) : (
        <ClauseBody text={clause.value.text} />
      )}
      <form method="dialog">
        <button type="submit" class="act">
          {frameWords.backToTable}
        </button>
      </form>
    </dialog>
  )
}

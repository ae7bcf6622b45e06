import type { OpenTable } from '../model.ts'
import { lateWords } from '../papers/papers-words.en.ts'
import type { KeptDraft } from './kept-drafts.ts'

interface LeftDraftsProps {
  readonly table: OpenTable
  /** Those that were answered in somebody's place. */
  readonly questions: readonly string[]
}

/** What somebody had begun for questions that are past: it can be taken up where the same is asked again. */
export function LeftDrafts({ table, questions }: LeftDraftsProps) {
  const seat = table.position.value?.seat ?? ''
  const drafts = table.leftDrafts(seat, questions)
  if (drafts.length === 0) return null
  return (
    <section aria-labelledby="drafts-title">
      <h3 id="drafts-title">{lateWords.draft}</h3>
      <ul>
        {drafts.map((draft) => (
          <LeftDraft key={draft.question} table={table} draft={draft} />
        ))}
      </ul>
    </section>
  )
}

function LeftDraft({ table, draft }: { readonly table: OpenTable; readonly draft: KeptDraft }) {
  const { title, work, words } = draft
  const again = table.position.value?.questions.find(
    ({ kind, sealed }) => kind === draft.kind && sealed === undefined,
  )
  return (
    <li class="draft-row">
      <span>
        {title} <strong>{words.join(', ')}</strong>
      </span>
      {again !== undefined && table.host.away?.value?.held !== 'bot' && (
        <button
          type="button"
          class="plain"
          onClick={() => {
            table.choose(again)
            table.draft(again).set(work)
          }}
        >
          {lateWords.useDraft}
        </button>
      )}
    </li>
  )
}

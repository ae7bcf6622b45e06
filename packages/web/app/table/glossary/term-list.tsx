import './glossary.css'
import { useSignal } from '@preact/signals'
import type { Term } from '@windward/kit/glossary.ts'
import { glossaryWords as words } from './glossary-words.en.ts'

interface TermListProps {
  readonly terms: readonly Term[]
  readonly showClause?: (clause: string) => void
}

/** Terms with what they mean, and a search over names, spellings and explanations. */
export function TermList({ terms, showClause }: TermListProps) {
  const wanted = useSignal('')
  const letters = wanted.value.trim().toLowerCase()
  const named = terms.filter(({ term, also = [] }) =>
    [term, ...also].some((spelling) => spelling.toLowerCase().includes(letters)),
  )
  const told = terms.filter((each) => !named.includes(each) && each.text.toLowerCase().includes(letters))
  const found = [...named, ...told]
  return (
    <div class="term-list">
      <input
        type="search"
        aria-label={words.find}
        placeholder={words.find}
        value={wanted.value}
        onInput={({ currentTarget }) => {
          wanted.value = currentTarget.value
        }}
      />
      {found.length === 0 && <p class="hint">{words.nothing(wanted.value.trim())}</p>}
      <dl>
        {found.map((each) => (
          <TermShown key={each.term} term={each} {...(showClause && { showClause })} />
        ))}
      </dl>
    </div>
  )
}

interface TermShownProps {
  readonly term: Term
  readonly showClause?: (clause: string) => void
}

export function TermShown({ term: { term, text, clause }, showClause }: TermShownProps) {
  return (
    <div class="term">
      <dt>{term}</dt>
      <dd>
        {text}{' '}
        {showClause === undefined ? (
          <span class="hint">{words.rule(clause)}</span>
        ) : (
          <button type="button" class="quiet" onClick={() => showClause(clause)}>
            {words.rule(clause)}
          </button>
        )}
      </dd>
    </div>
  )
}

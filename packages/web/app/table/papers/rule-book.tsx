import './rule-book.css'
import { useSignal } from '@preact/signals'
import type { OtherWords } from '@windward/kit/about.ts'
import type { ClauseText } from '@windward/kit/contract.ts'
import { useEffect } from 'preact/hooks'
import { gameNamed } from '../../games.ts'
import { ClauseBody } from './clause-body.tsx'
import { ruleBookWords } from './papers-words.en.ts'
import { isSearch, searchRules } from './search-rules.ts'

/** More than anybody reads; whoever finds so many has asked for too little. */
const MOST_FOUND = 40

/** The rules of the game, chapter by chapter, with a search. */
export function RuleBook({ game }: { readonly game: string }) {
  const clauses = useSignal<readonly ClauseText[]>([])
  const wanted = useSignal('')
  const others = useSignal<OtherWords | undefined>(undefined)
  useEffect(() => {
    void gameNamed(game)
      .clauses()
      .then((found) => {
        clauses.value = found
      })
    void gameNamed(game)
      .about?.()
      .then(({ otherWords }) => {
        others.value = otherWords
      })
  }, [game, clauses, others])
  const searches = isSearch(wanted.value)
  const found = searches ? searchRules(clauses.value, wanted.value, others.value) : []
  const chapters = Map.groupBy(clauses.value, ({ chapter }) => chapter)
  return (
    <div class="rules">
      <input
        type="search"
        aria-label={ruleBookWords.find}
        placeholder={ruleBookWords.find}
        value={wanted.value}
        onInput={({ currentTarget }) => {
          wanted.value = currentTarget.value
        }}
      />
      {searches && (
        <>
          <p class="hint" role="status">
            {ruleBookWords.found(found.length, wanted.value.trim())}
          </p>
          {found.slice(0, MOST_FOUND).map((clause) => (
            <Rule key={clause.id} clause={clause} />
          ))}
        </>
      )}
      {!searches &&
        [...chapters].map(([chapter, inIt]) => (
          <details key={chapter}>
            <summary>{chapter}</summary>
            {inIt.map((clause, place) => (
              <Rule key={clause.id} clause={clause} isFirst={clause.section !== inIt[place - 1]?.section} />
            ))}
          </details>
        ))}
    </div>
  )
}

interface RuleProps {
  readonly clause: ClauseText
  /** Whether it begins a section, so that the section is named. */
  readonly isFirst?: boolean
}

function Rule({ clause: { id, section, text }, isFirst = true }: RuleProps) {
  return (
    <article class="rule">
      {isFirst && section !== '' && <h3>{section.replace(/^[A-Z]{3} [\d.]+ /, '')}</h3>}
      <p class="rule-id">{id}</p>
      <ClauseBody text={text} />
    </article>
  )
}

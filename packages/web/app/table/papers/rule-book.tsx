import './rule-book.css'
import { useSignal } from '@preact/signals'
import type { ClauseText } from '@windward/kit/contract.ts'
import { useEffect } from 'preact/hooks'
import { gameNamed } from '../../games.ts'
import { ClauseBody } from './clause-body.tsx'
import { ruleBookWords } from './papers-words.en.ts'

/** The rules of the game, chapter by chapter, with a search. */
export function RuleBook({ game }: { readonly game: string }) {
  const clauses = useSignal<readonly ClauseText[]>([])
  const wanted = useSignal('')
  useEffect(() => {
    void gameNamed(game)
      .clauses()
      .then((found) => {
        clauses.value = found
      })
  }, [game, clauses])
  const letters = wanted.value.toLowerCase()
  const found =
    letters.length < 2
      ? clauses.value
      : clauses.value.filter(({ id, text }) => `${id} ${text}`.toLowerCase().includes(letters))
  const chapters = Map.groupBy(found, ({ chapter }) => chapter)
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
      {[...chapters].map(([chapter, inIt]) => (
        <details key={chapter} open={letters.length >= 2}>
          <summary>{chapter}</summary>
          {inIt.map((clause) => (
            <article key={clause.id} class="rule">
              <h3>{clause.id}</h3>
              <ClauseBody text={clause.text} />
            </article>
          ))}
        </details>
      ))}
    </div>
  )
}

import './rule-book.css'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { clausesOf } from '../boards-of.ts'
import { ClauseBody } from './clause-body.tsx'
import type { ClauseText } from './contract.ts'

/** The rules of the game, chapter by chapter, with a search. */
export function RuleBook({ game }: { readonly game: string }) {
  const clauses = useSignal<readonly ClauseText[]>([])
  const wanted = useSignal('')
  useEffect(() => {
    void clausesOf(game).then((found) => {
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
        aria-label="Find a rule"
        placeholder="Find a rule"
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

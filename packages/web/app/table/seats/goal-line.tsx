import type { GameTypes } from '@windward/table'
import type { OpenTable } from '../model.ts'
import { goalWords } from './seat-words.en.ts'

interface GoalLineProps {
  readonly table: OpenTable
  readonly view: GameTypes['view']
}

/** What everybody plays for, and, when somebody is about to have it, that and what would stop it. */
export function GoalLine({ table, view }: GoalLineProps) {
  const goal = table.board.goal?.(view)
  const position = table.position.value
  if (goal === undefined || position === undefined) return null
  const near = position.outcome === undefined ? table.board.nearEnd?.(view, position.seat) : undefined
  return (
    <>
      <p class="goal">
        <span class="goal-label">{goalWords.goal}</span> {goal.short}
      </p>
      {near !== undefined && (
        <details class="near-end">
          <summary>{near.title}</summary>
          <p>{near.text}</p>
          <p class="near-end-acts">
            {near.places.length > 0 && (
              <button
                type="button"
                class="plain"
                onClick={() => {
                  table.highlight.value = near.places
                }}
              >
                {goalWords.show(near.places.length)}
              </button>
            )}
            <button type="button" class="plain" onClick={() => table.showClause(near.clause)}>
              {goalWords.rule}
            </button>
          </p>
        </details>
      )}
    </>
  )
}

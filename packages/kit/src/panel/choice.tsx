import type { Branch, GameTypes, Question } from '@windward/table'
import type { TableModel } from '../contract.ts'
import { stepName } from './naming.ts'

interface ChoiceProps<G extends GameTypes> {
  readonly branch: Branch<unknown>
  readonly question: Question<G>
  readonly table: TableModel<G>
  readonly pressed: boolean
  readonly take: () => void
}

/** One of the choices, with its sign and what it means; the place it stands for is marked while somebody points at it. */
export function Choice<G extends GameTypes>({ branch, question, table, pressed, take }: ChoiceProps<G>) {
  const { board } = table
  const { sign, face } = board.choiceLook?.(question, branch) ?? {}
  const place = board.choicePlace?.(question, branch)
  const mark = (places: readonly string[]) => {
    if (place !== undefined) table.highlight.value = places
  }
  const show = () => mark(place === undefined ? [] : [place])
  const hide = () => mark([])
  return (
    <button
      type="button"
      class={face === undefined ? 'choice' : 'choice face'}
      data-key={branch.key}
      aria-pressed={pressed}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onClick={take}
    >
      {face ?? (
        <>
          {sign}
          <span>
            <b>{nameOf(branch, table)}</b>
            {branch.note !== undefined && <small>{table.text(branch.note)}</small>}
          </span>
        </>
      )}
    </button>
  )
}

export function nameOf<G extends GameTypes>({ key, label }: Branch<unknown>, table: TableModel<G>): string {
  return stepName({ key, label }, (phrase) => table.text(phrase))
}

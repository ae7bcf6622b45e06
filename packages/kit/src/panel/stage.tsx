import { useSignal } from '@preact/signals'
import type { GameTypes, Question } from '@windward/table'
import type { TableModel } from '../contract.ts'
import { words } from '../words.en.ts'
import { Choice, nameOf } from './choice.tsx'
import { NumberStage } from './count.tsx'
import type { ChoiceStage, SomeStage, Stage } from './options-walk.ts'

/** From so many choices on they stand side by side. */
const MANY = 5
/** Names so short stand side by side even where there are few. */
const SHORT = 16
/** From so many on it is quicker to type a few letters than to look for one. */
const TO_BE_FOUND = 12

interface StageProps<G extends GameTypes, S = Stage> {
  readonly stage: S
  readonly question: Question<G>
  readonly table: TableModel<G>
  /** Whether it makes room for what comes after it, once it is decided. */
  readonly folds: boolean
  readonly take: (key: string | number) => void
}

/** One thing to be decided: a number, one of several, or any of them. */
export function StageShown<G extends GameTypes>({ stage, ...props }: StageProps<G>) {
  if (stage.kind !== 'range') return <Choices {...props} stage={stage} />
  const { label, least, most, chosen } = stage
  const name = label === undefined ? words.howMany : props.table.text(label)
  return <NumberStage label={name} value={chosen} least={least} most={most} change={props.take} />
}

function Choices<G extends GameTypes>(props: StageProps<G, ChoiceStage | SomeStage>) {
  const { stage, question, table, folds, take } = props
  const unfolded = useSignal(false)
  const wanted = useSignal('')
  const { branches } = stage
  const isHand = branches.some((branch) => table.board.choiceLook?.(question, branch)?.face !== undefined)
  const chosen = stage.kind === 'choice' ? branches.find(({ key }) => key === stage.chosen) : undefined
  const head = stage.head && table.text(stage.head)
  if (folds && !unfolded.value && !isHand && chosen !== undefined)
    return (
      <button
        type="button"
        class="stage-chosen"
        onClick={() => {
          unfolded.value = true
        }}
      >
        {table.board.choiceLook?.(question, chosen)?.sign}
        <span>
          {head !== undefined && <small>{head}</small>}
          <b>{nameOf(chosen, table)}</b>
          <span class="unseen">{words.changeIt}</span>
        </span>
        <span aria-hidden="true">▾</span>
      </button>
    )
  const isPressed = (key: string) =>
    stage.kind === 'choice' ? stage.chosen === key : stage.taken.includes(key)
  const isOpen = stage.kind === 'choice' && stage.chosen === undefined
  const isShort = branches.every(
    (branch) => branch.note === undefined && nameOf(branch, table).length <= SHORT,
  )
  const isMany = isHand || isShort || branches.length >= MANY
  const letters = wanted.value.toLowerCase()
  const shown =
    letters === ''
      ? branches
      : branches.filter((branch) => nameOf(branch, table).toLowerCase().includes(letters))
  return (
    <fieldset class={isOpen ? 'stage fork' : 'stage'}>
      <legend class={head === undefined ? 'unseen' : undefined}>{head ?? words.choose}</legend>
      {branches.length >= TO_BE_FOUND && (
        <input
          type="search"
          aria-label={words.find}
          placeholder={words.findAmong(branches.length)}
          value={wanted.value}
          onInput={({ currentTarget }) => {
            wanted.value = currentTarget.value
          }}
        />
      )}
      <ul class={`choices${isHand ? ' hand' : ''}${isMany ? ' many' : ''}`}>
        {shown.map((branch) => (
          <li key={branch.key}>
            <Choice
              branch={branch}
              question={question}
              table={table}
              pressed={isPressed(branch.key)}
              take={() => {
                unfolded.value = false
                take(branch.key)
              }}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

import { useSignal } from '@preact/signals'
import type { PanelProps, TableModel } from '@windward/kit/contract.ts'
import { type Path, pathIn, type Step, stepName, walk } from '@windward/kit/panel/options-walk.ts'
import { SealBar } from '@windward/kit/panel/seal-bar.tsx'
import { Stepper } from '@windward/kit/panel/stepper.tsx'
import type { Branch, GameTypes, Options } from '@windward/table'
import { useMemo } from 'preact/hooks'

/** From so many branches on it is quicker to type a few letters than to look for one. */
const MANY = 10

/** Answers any decision of any game, by walking the tree of what is legal choice by choice. */
export function GenericPanel({ question, draft, table }: PanelProps<GameTypes>) {
  const path = pathIn(draft.work.value)
  const options = useMemo(() => question.options(), [question])
  const { taken, at } = useMemo(() => walk(options, path), [options, path])
  const take = (key: string | number) => draft.set({ path: [...taken.map((step) => step.key), key] })
  return (
    <div class="walk">
      {taken.length > 0 && <Taken taken={taken} table={table} back={(to) => draft.set({ path: to })} />}
      <Fork key={taken.length} at={at} table={table} take={take} />
      <SealBar
        question={question}
        draft={draft}
        table={table}
        {...(at.kind === 'leaf' ? { answer: at.answer } : {})}
      />
    </div>
  )
}

interface TakenProps {
  readonly taken: readonly Step[]
  readonly table: TableModel<GameTypes>
  readonly back: (path: Path) => void
}

function Taken({ taken, table, back }: TakenProps) {
  return (
    <ol class="taken" aria-label="Chosen so far">
      {taken.map((step, index) => (
        <li key={`${index} ${step.key}`}>
          <span>{nameOf(step, table)}</span>
          <button
            type="button"
            class="quiet"
            onClick={() => back(taken.slice(0, index).map(({ key }) => key))}
            aria-label={`Change: ${nameOf(step, table)}`}
          >
            change
          </button>
        </li>
      ))}
    </ol>
  )
}

interface ForkProps {
  readonly at: Options<unknown>
  readonly table: TableModel<GameTypes>
  readonly take: (key: string | number) => void
}

function Fork({ at, table, take }: ForkProps) {
  switch (at.kind) {
    case 'leaf':
      return null
    case 'range':
      return (
        <Stepper
          label={at.label === undefined ? 'How many' : table.text(at.label)}
          least={at.least}
          most={at.most}
          take={take}
        />
      )
    case 'choice':
      return <Branches branches={at.branches} table={table} take={take} />
  }
}

interface BranchesProps extends Omit<ForkProps, 'at'> {
  readonly branches: readonly Branch<unknown>[]
}

function Branches({ branches, table, take }: BranchesProps) {
  const wanted = useSignal('')
  const named = branches.map(({ key, label }) => ({ key, name: nameOf({ key, label }, table) }))
  const letters = wanted.value.toLowerCase()
  const shown = named.filter(({ name }) => name.toLowerCase().includes(letters))
  return (
    <div class="fork">
      {branches.length >= MANY && (
        <input
          type="search"
          aria-label="Find among the choices"
          placeholder={`Find among ${branches.length}`}
          value={wanted.value}
          onInput={({ currentTarget }) => {
            wanted.value = currentTarget.value
          }}
        />
      )}
      <ul class="branches">
        {shown.map(({ key, name }) => (
          <li key={key}>
            <button type="button" class="branch" onClick={() => take(key)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function nameOf(step: Step, table: TableModel<GameTypes>): string {
  return stepName(step, (phrase) => table.text(phrase))
}

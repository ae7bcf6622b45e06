import './panels.css'
import type { PanelProps, TableModel } from '@windward/kit/contract.ts'
import { type Step, walk } from '@windward/kit/panel/options-walk.ts'
import { SealBar } from '@windward/kit/panel/seal-bar.tsx'
import { Stepper } from '@windward/kit/panel/stepper.tsx'
import type { SailsOfWar } from '@windward/sails-of-war/facts'
import type { Branch } from '@windward/table'
import { useMemo } from 'preact/hooks'
import { type Path, pathIn } from '../fork.ts'
import { Sign } from '../signs/sign.tsx'
import { Choice } from './choice.tsx'
import { enough } from './enough.ts'
import { ifPassed } from './if-passed.ts'
import { nameOf } from './naming.ts'
import { aboutOf } from './texts.ts'
import { type StepTaken, wayTaken } from './way-taken.ts'

interface WalkProps extends PanelProps<SailsOfWar> {
  /** What the button does, by how far one has come. */
  readonly sealing?: (taken: readonly Step[]) => string | undefined
  /** What the button does before anything is chosen, where choosing nothing is an answer. */
  readonly none?: string | undefined
  /** Choices that are shown elsewhere. */
  readonly hidden?: (branch: Branch<unknown>) => boolean
  /** What comes of a choice, where its name does not say it. */
  readonly note?: (branch: Branch<unknown>) => string | undefined
}

/** Answers by walking the tree of what is legal, with signs beside the words and the places marked on the board. */
export function WalkPanel({
  question,
  draft,
  table,
  sealing,
  none,
  hidden = () => false,
  note = () => undefined,
}: WalkProps) {
  const path = pathIn(draft.work.value)
  const options = useMemo(() => question.options(), [question])
  const { taken, at } = useMemo(() => walk(options, path), [options, path])
  const keys = taken.map(({ key }) => key)
  const take = (key: string | number) => draft.set({ path: [...keys, key] })
  const answer = at.kind === 'leaf' ? at.answer : enough(at)
  const isEnough = at.kind !== 'leaf' && answer !== undefined
  const label = isEnough && taken.length === 0 ? none : sealing?.(taken)
  const passing = useMemo(() => ifPassed(question, table), [question, table])
  return (
    <div class="walk">
      {taken.length > 0 && (
        <Taken way={wayTaken(options, keys)} table={table} back={(to) => draft.set({ path: to })} />
      )}
      {at.kind === 'range' && (
        <Stepper
          key={keys.join(' ')}
          label={at.label === undefined ? 'How many?' : table.text(at.label)}
          least={at.least}
          most={at.most}
          take={take}
        />
      )}
      {at.kind === 'choice' && (
        <Choices
          branches={at.branches
            .filter((branch) => branch.key !== 'done' || !isEnough)
            .filter((branch) => !hidden(branch))}
          table={table}
          take={take}
          note={note}
        />
      )}
      <SealBar
        question={question}
        draft={draft}
        table={table}
        {...(label === undefined ? {} : { label })}
        {...(answer === undefined ? {} : { answer })}
        {...(passing === undefined ? {} : { passing })}
      />
    </div>
  )
}

interface TakenProps {
  readonly way: readonly StepTaken[]
  readonly table: TableModel<SailsOfWar>
  readonly back: (path: Path) => void
}

/** The way so far; any step that was chosen can be taken back. */
function Taken({ way, table, back }: TakenProps) {
  const shown = way.filter(({ chosen, label }) => chosen || label !== undefined)
  const about = way.map(({ label }) => aboutOf(label)).find((text) => text !== undefined)
  return (
    <>
      <ol class="sow-taken" aria-label="Chosen so far">
        {shown.map((step, index) => (
          <li key={`${index} ${step.key}`}>
            {step.chosen ? (
              <button type="button" onClick={() => back(chosenBefore(way, step))}>
                <Sign label={step.label} />
                <span>{nameOf(step, table)}</span>
                <span class="unseen">, change it</span>
                <span aria-hidden="true">×</span>
              </button>
            ) : (
              <span class="sow-settled">
                <Sign label={step.label} />
                {nameOf(step, table)}
              </span>
            )}
          </li>
        ))}
      </ol>
      {about !== undefined && <p class="hint">{about.does}</p>}
    </>
  )
}

function chosenBefore(way: readonly StepTaken[], step: StepTaken): Path {
  return way
    .slice(0, way.indexOf(step))
    .filter(({ chosen }) => chosen)
    .map(({ key }) => key)
}

interface ChoicesProps {
  readonly branches: readonly Branch<unknown>[]
  readonly table: TableModel<SailsOfWar>
  readonly take: (key: string) => void
  readonly note: (branch: Branch<unknown>) => string | undefined
}

function Choices({ branches, table, take, note }: ChoicesProps) {
  const cards = branches.filter(({ label }) => aboutOf(label) !== undefined)
  const others = branches.filter((branch) => !cards.includes(branch))
  return (
    <div class="fork">
      {others.length > 0 && (
        <ul class="branches">
          {others.map((branch) => {
            const { key, label } = branch
            return (
              <li key={key}>
                <Choice choice={{ key, label }} table={table} take={() => take(key)} note={note(branch)} />
              </li>
            )
          })}
        </ul>
      )}
      {cards.length > 0 && (
        <ul class="sow-playable">
          {cards.map(({ key, label }) => (
            <li key={key}>
              <Choice choice={{ key, label }} table={table} take={() => take(key)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

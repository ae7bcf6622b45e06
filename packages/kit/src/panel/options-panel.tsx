import './panel.css'
import type { Branch, GameTypes } from '@windward/table'
import { useMemo } from 'preact/hooks'
import type { PanelProps, TableModel } from '../contract.ts'
import { nameOf } from './choice.tsx'
import { Facts } from './facts.tsx'
import { pathIn, rechosen, type Stage, stagesOf } from './options-walk.ts'
import { SealBar } from './seal-bar.tsx'
import { StageShown } from './stage.tsx'

/** A stage that is decided makes room where it has so many choices, or where so many are decided. */
const ROOMY = 5

interface OptionsPanelProps<G extends GameTypes> extends PanelProps<G> {
  /** Choices that are shown elsewhere. */
  readonly hides?: (branch: Branch<unknown>) => boolean
}

/**
 * Answers any decision of any game by walking the tree of what is legal, with everything left in sight: what was chosen can
 * be changed where it stands, and what each choice means is said beside it.
 */
export function OptionsPanel<G extends GameTypes>({ question, draft, table, hides }: OptionsPanelProps<G>) {
  const options = useMemo(() => question.options(), [question])
  const kept = pathIn(draft.work.value)
  const { stages, path, way, leaf } = useMemo(() => stagesOf(options, kept), [options, kept])
  const hint = question.hint()
  const { Above } = table.board
  const facts = question.facts(way).map(({ label, value }) => ({
    label: table.text(label),
    value: typeof value === 'number' ? value : table.text(value),
  }))
  const shown = hides === undefined ? stages : stages.flatMap((stage) => without(stage, hides))
  return (
    <div class="walk">
      {hint !== undefined && <p class="asked-hint">{table.text(hint)}</p>}
      {Above !== undefined && <Above question={question} draft={draft} table={table} />}
      <Facts facts={facts} />
      {shown.length > 0 && (
        <div class="stages">
          {shown.map((stage, place) => (
            <StageShown
              key={`${place} ${stage.before.length}`}
              stage={stage}
              question={question}
              table={table}
              folds={place < shown.length - 1 && (shown.length >= ROOMY || choicesIn(stage) >= ROOMY)}
              take={(key) => draft.set({ path: rechosen(stage, key, path) })}
            />
          ))}
        </div>
      )}
      <SealBar question={question} draft={draft} table={table} {...leaf} {...onlyChosen(stages, table)} />
    </div>
  )
}

/** Where there is but one thing to choose, its name says what the button does. */
function onlyChosen<G extends GameTypes>(stages: readonly Stage[], table: TableModel<G>) {
  const [only, ...others] = stages
  if (only?.kind !== 'choice' || others.length > 0) return {}
  const chosen = only.branches.find(({ key }) => key === only.chosen)
  return chosen === undefined ? {} : { named: nameOf(chosen, table) }
}

function choicesIn(stage: Stage): number {
  return stage.kind === 'range' ? 0 : stage.branches.length
}

function without(stage: Stage, hides: (branch: Branch<unknown>) => boolean): Stage[] {
  if (stage.kind === 'range') return [stage]
  const branches = stage.branches.filter((branch) => !hides(branch))
  return branches.length === 0 ? [] : [{ ...stage, branches }]
}

import './staged.css'
import type { PanelProps, TableModel } from '@windward/kit/contract.ts'
import { SealBar } from '@windward/kit/panel/seal-bar.tsx'
import type { SwordsAndSails } from '@windward/swords-and-sails/facts'
import type { Branch } from '@windward/table'
import { useMemo } from 'preact/hooks'
import { Count } from '../panels/count.tsx'
import { Facts } from '../panels/facts.tsx'
import type { About, Asked } from './about.ts'
import { abouts } from './abouts.ts'
import { passingOf } from './passing.ts'
import { type Path, rechosen, type Stage, stagesOf } from './stages.ts'

const NOTHING: About = {}

/** From so many choices on they stand side by side. */
const MANY = 5
/** Names so short stand side by side even where there are few. */
const SHORT = 16

/**
 * Answers a question stage by stage with everything left in sight: what was chosen can be changed where it stands, and
 * what each choice means is said beside it.
 */
export function StagedPanel({ question, draft, table }: PanelProps<SwordsAndSails>) {
  const about = abouts[question.kind] ?? NOTHING
  const { brief, seat } = question
  const view = table.position.value?.view ?? question.view
  const asked: Asked = { question, brief, view, seat }
  const options = useMemo(() => question.options(), [question])
  const kept = pathIn(draft.work.value)
  const { stages, path, leaf } = useMemo(() => stagesOf(options, kept), [options, kept])
  const words = about.words?.(asked)
  const passing = useMemo(
    () => passingOf(question, (branch) => nameOf(branch, asked, about, table, 0)),
    [question],
  )
  return (
    <div class="walk">
      {words !== undefined && <p class="asked-words">{words}</p>}
      <Facts facts={about.facts?.(asked, path) ?? []} />
      {stages.map((stage, place) => (
        <StageChoices
          key={stage.before.join(' ')}
          stage={stage}
          place={place}
          asked={asked}
          about={about}
          table={table}
          head={about.head?.(asked, place, path)}
          take={(key) => draft.set({ path: rechosen(stage, key, path) })}
        />
      ))}
      <SealBar
        question={question}
        draft={draft}
        table={table}
        {...(leaf === undefined ? {} : leaf)}
        {...sealLabel(leaf && about.seal?.(asked, path))}
        {...(passing === undefined ? {} : { passing })}
      />
    </div>
  )
}

const NO_WAY: Path = []

function pathIn(work: unknown): Path {
  if (typeof work !== 'object' || work === null || !('path' in work) || !Array.isArray(work.path))
    return NO_WAY
  return work.path
}

function sealLabel(label: string | undefined) {
  return label === undefined ? {} : { label }
}

interface StageProps {
  readonly stage: Stage
  readonly place: number
  readonly asked: Asked
  readonly about: About
  readonly table: TableModel<SwordsAndSails>
  readonly head: string | undefined
  readonly take: (key: string | number) => void
}

function StageChoices(props: StageProps) {
  const { stage, head, table, take, about, asked, place } = props
  if (stage.kind === 'range')
    return (
      <Count
        label={stage.label === undefined ? (head ?? 'How many') : table.text(stage.label)}
        note={`${stage.least} to ${stage.most}`}
        value={stage.chosen}
        least={stage.least}
        most={stage.most}
        change={take}
      />
    )
  const choices =
    stage.kind === 'some'
      ? stage.items.map(({ branch, taken }) => ({ branch, pressed: taken }))
      : stage.branches.map((branch) => ({ branch, pressed: branch.key === stage.chosen }))
  const isHand = choices.some(({ branch }) => about.face?.(asked, branch.key, place) !== undefined)
  const isShort = choices.every(({ branch }) => isBrief(branch, props))
  const isMany = isHand || isShort || choices.length >= MANY
  return (
    <fieldset class="stage">
      <legend class={head === undefined ? 'unseen' : undefined}>{head ?? 'Choose'}</legend>
      <ul class={`choices${isHand ? ' hand' : ''}${isMany ? ' many' : ''}`}>
        {choices.map(({ branch, pressed }) => (
          <li key={branch.key}>
            <Choice {...props} branch={branch} pressed={pressed} />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

/** A name alone, and no long one. */
function isBrief(branch: Branch<unknown>, { asked, about, table, place }: StageProps): boolean {
  const noted = about.note?.(asked, bareKey(branch.key), place) !== undefined
  return !noted && nameOf(branch, asked, about, table, place).length <= SHORT
}

interface ChoiceProps extends StageProps {
  readonly branch: Branch<unknown>
  readonly pressed: boolean
}

function Choice({ asked, about, place, table, take, branch, pressed }: ChoiceProps) {
  const { key } = branch
  const bare = bareKey(key)
  const face = about.face?.(asked, bare, place)
  if (face !== undefined)
    return (
      <button type="button" class="choice face" aria-pressed={pressed} onClick={() => take(key)}>
        {face}
      </button>
    )
  const note = about.note?.(asked, bare, place)
  return (
    <button type="button" class="choice" aria-pressed={pressed} onClick={() => take(key)}>
      {about.sign?.(asked, bare, place)}
      <span>
        <b>{nameOf(branch, asked, about, table, place)}</b>
        {note !== undefined && <small>{note}</small>}
      </span>
    </button>
  )
}

const bareKey = (key: string): string => key.replace(/^\+/, '')

function nameOf(
  { key, label }: Branch<unknown>,
  asked: Asked,
  about: About,
  table: TableModel<SwordsAndSails>,
  place: number,
): string {
  const bare = bareKey(key)
  return about.name?.(asked, bare, place) ?? (label === undefined ? worded(bare) : table.text(label))
}

/** `let-go`: “Let go”. */
function worded(key: string): string {
  const words = key.replaceAll('-', ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

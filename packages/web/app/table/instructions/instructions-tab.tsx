import './instructions.css'
import { useSignal } from '@preact/signals'
import type { InstructionForm, InstructionForms } from '@windward/kit/instruction-forms.ts'
import { useEffect } from 'preact/hooks'
import { gameNamed } from '../../games.ts'
import { labelOf, valueLabel } from '../../shell/new-table/option-fields.ts'
import type { OpenTable } from '../model.ts'
import { blank } from './forms.ts'
import { ShapeField } from './shape-field.tsx'
import { words } from './words.en.ts'

/** Answers a seat leaves beforehand, so that nobody need wait for it; they are sealed and can be taken back. */
export function InstructionsTab({ table }: { readonly table: OpenTable }) {
  const known = useSignal<InstructionForms>({ forms: [], names: {} })
  const left = useSignal<Readonly<Record<string, unknown>>>({})
  const wanted = useSignal('')
  const seat = table.position.value?.seat
  const load = async () => {
    left.value = await table.host.instructions().catch(() => ({}))
  }
  useEffect(() => {
    void gameNamed(table.host.game.id)
      .instructions()
      .then((forms) => {
        known.value = forms
      })
  }, [table, known])
  useEffect(() => {
    void load()
  }, [seat])
  const { forms, names } = known.value
  const letters = wanted.value.toLowerCase()
  const shown = forms.filter(({ title }) => title.toLowerCase().includes(letters))
  const inOrder = [
    ...shown.filter(({ kind }) => kind in left.value),
    ...shown.filter(({ kind }) => !(kind in left.value)),
  ]
  return (
    <div class="beforehand">
      <p class="hint">{words.about}</p>
      <input
        type="search"
        aria-label={words.findLabel}
        placeholder={words.find}
        value={wanted.value}
        onInput={({ currentTarget }) => {
          wanted.value = currentTarget.value
        }}
      />
      {inOrder.map((form) => (
        <Beforehand
          key={`${seat} ${form.kind}`}
          table={table}
          form={form}
          left={left.value[form.kind]}
          nameOf={(word) => names[word] ?? pieceName(word, names) ?? valueLabel(word)}
          done={load}
        />
      ))}
    </div>
  )
}

/** “ENG II” is England’s second army. */
function pieceName(word: string, names: Readonly<Record<string, string>>): string | undefined {
  const [owner = '', number] = word.split(' ')
  const name = names[owner]
  return number === undefined || name === undefined ? undefined : words.piece(name, number)
}

interface BeforehandProps {
  readonly table: OpenTable
  readonly form: InstructionForm
  /** What has been left, if anything. */
  readonly left: unknown
  readonly nameOf: (word: string) => string
  readonly done: () => Promise<void>
}

function Beforehand({ table, form, left, nameOf, done }: BeforehandProps) {
  const draft = useSignal<unknown>(undefined)
  const refused = useSignal<string | undefined>(undefined)
  const isLeft = left !== undefined
  const value = draft.value ?? left ?? blank(form.shape)
  const leave = async (instruction: unknown) => {
    const refusal = await table.host.instruct(form.kind, instruction)
    refused.value = refusal && table.text(refusal.refused)
    if (refusal !== undefined) return
    draft.value = undefined
    await done()
  }
  return (
    <details class={isLeft ? 'is-left' : undefined}>
      <summary>
        {form.title ?? labelOf(form.kind)}
        {isLeft && <span class="count">{words.left}</span>}
      </summary>
      <ShapeField
        label={words.answer}
        shape={form.shape}
        value={value}
        change={(next) => {
          draft.value = next
        }}
        nameOf={nameOf}
      />
      {refused.value !== undefined && (
        <p class="refused" role="alert">
          {refused.value}
        </p>
      )}
      <div class="seal-row">
        {isLeft && (
          <button type="button" class="plain" onClick={() => leave(null)}>
            {words.takeBack}
          </button>
        )}
        <button
          type="button"
          class="plain"
          disabled={isLeft && draft.value === undefined}
          onClick={() => leave(value)}
        >
          {isLeft ? words.change : words.leave}
        </button>
      </div>
    </details>
  )
}

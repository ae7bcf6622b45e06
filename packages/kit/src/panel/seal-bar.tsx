import { useSignal } from '@preact/signals'
import { type GameTypes, inWords, type Phrase, type Question } from '@windward/table'
import { useEffect, useMemo } from 'preact/hooks'
import type { Draft, TableModel } from '../contract.ts'
import { thereIsTimeSoon } from '../later.tsx'
import { words } from '../words.en.ts'
import { ClauseLink } from './clause-link.tsx'

interface SealBarProps<G extends GameTypes> {
  readonly question: Question<G>
  readonly draft: Draft
  readonly table: TableModel<G>
  /** The whole answer, once there is one. */
  readonly answer?: unknown
  /** What the button does, where a panel of its own says it better than the decision: “Seal orders”. */
  readonly label?: string
  /** What it does where neither says it: the name of what was chosen. */
  readonly named?: string
  /** What is still wanting, while there is no answer. */
  readonly missing?: string
  /** What is answered for whoever lets it pass, where neither the decision nor its options say it. */
  readonly passing?: string
}

/** The end of every panel: what is odd or wrong about the answer, a step back, and the one button that seals it. */
export function SealBar<G extends GameTypes>({
  question,
  draft,
  table,
  answer,
  label,
  named,
  missing,
  passing: said,
}: SealBarProps<G>) {
  const busy = useSignal(false)
  const whole = answer !== undefined
  useEffect(thereIsTimeSoon, [question.id])
  const refusal = useMemo(() => (whole ? question.check(answer) : undefined), [question, whole, answer])
  const warnings = useMemo(() => (whole ? question.warnings(answer) : []), [question, whole, answer])
  const confirm = useMemo(() => (whole ? question.confirm(answer) : undefined), [question, whole, answer])
  const passing = useMemo(
    () => (whole ? undefined : (said ?? passingOf(question, (phrase) => table.text(phrase)))),
    [question, table, whole, said],
  )
  const refused =
    table.refusal(question.id) ?? (refusal && { text: table.text(refusal.refused), clause: refusal.clause })
  const seal = async (given: unknown) => {
    busy.value = true
    try {
      await table.seal(question, given)
    } finally {
      busy.value = false
    }
  }
  return (
    <div class="seal">
      <div aria-live="polite">
        {warnings
          .map((warning) => table.text(warning))
          .map((text) => (
            <p key={text} class="warning">
              {text}
            </p>
          ))}
        {refused !== undefined && (
          <p class="refused" role="alert">
            {refused.text} <ClauseLink clause={refused.clause} table={table} />
          </p>
        )}
        {!whole && missing !== undefined && <p class="hint">{missing}</p>}
      </div>
      <div class="seal-row">
        <button type="button" class="plain" disabled={!draft.canUndo.value} onClick={() => draft.undo()}>
          {words.undo}
        </button>
        {draft.canRedo.value && (
          <button type="button" class="plain" onClick={() => draft.redo()}>
            {words.redo}
          </button>
        )}
        <button
          type="button"
          class="act"
          data-seal
          disabled={!whole || refusal !== undefined || busy.value}
          onClick={() => seal(answer)}
        >
          {label ?? (confirm && table.text(confirm)) ?? named ?? words.seal[question.free ? 'free' : 'asked']}
        </button>
        {!whole && (
          <button
            type="button"
            class={passing === undefined ? 'plain' : 'plain pass-named'}
            data-pass
            disabled={busy.value}
            title={words.whatPassingIs}
            onClick={() => seal(question.absent())}
          >
            {passing === undefined ? words.letItPass : words.ifPassed(passing)}
          </button>
        )}
      </div>
    </div>
  )
}

/** What is answered for whoever lets a question pass, in words; nothing where that cannot be said briefly. */
function passingOf<G extends GameTypes>(
  question: Question<G>,
  text: (phrase: Phrase) => string,
): string | undefined {
  const said = question.unanswered()
  return said === undefined ? inWords(question.options(), question.absent(), text) : text(said)
}

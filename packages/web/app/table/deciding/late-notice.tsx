import './late-notice.css'
import { useSignal } from '@preact/signals'
import type { Away } from '@windward/kit/contract.ts'
import type { OpenTable } from '../model.ts'
import { lateWords } from '../papers/papers-words.en.ts'
import { tableActWords } from '../papers/table-acts-words.en.ts'
import { LeftDrafts } from './left-drafts.tsx'

interface LateNoticeProps {
  readonly table: OpenTable
  readonly away: Away
}

const when = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/** So many answers are listed; the log has all of them. */
const MOST_LISTED = 8

/** For whoever comes too late: what has happened meanwhile, in the place of the decision that is gone. */
export function LateNotice({ table, away }: LateNoticeProps) {
  const refused = useSignal<string | undefined>(undefined)
  const given = givenSince(table, away.since)
  const listed = given.slice(-MOST_LISTED)
  const back = async () => {
    const refusal = await away.back()
    refused.value = refusal && table.text(refusal.refused)
  }
  return (
    <div class="late">
      <h2 id="late-title" tabIndex={-1}>
        {lateWords.title}
      </h2>
      <p>
        {lateWords.held[away.held ?? 'rules']} {waits(away)}
      </p>
      {refused.value !== undefined && (
        <p class="refused" role="alert">
          {refused.value}
        </p>
      )}
      <button type="button" class="act" onClick={back}>
        {tableActWords.back}
      </button>
      {listed.length > 0 && (
        <section aria-labelledby="given-title">
          <h3 id="given-title">{lateWords.given(when.format(away.since))}</h3>
          <ol>
            {listed.map(({ n, question, answer }) => (
              <li key={n}>
                {question}
                {answer !== '' && <strong> {answer}</strong>}
              </li>
            ))}
          </ol>
          {given.length > listed.length && (
            <p class="hint">{lateWords.earlier(given.length - listed.length)}</p>
          )}
        </section>
      )}
      <LeftDrafts table={table} questions={given.map(({ id }) => id)} />
    </div>
  )
}

function waits({ waitingUntil }: Away): string {
  if (waitingUntil === undefined || waitingUntil <= Date.now()) return ''
  return lateWords.waiting(when.format(waitingUntil))
}

interface Given {
  readonly n: number
  readonly id: string
  readonly question: string
  readonly answer: string
}

const IN_PLACE = ['table.assumed', 'table.given-by-bot']

/** What was answered in this seat's place (TBL 2.7). */
function givenSince({ host }: OpenTable, since: number): readonly Given[] {
  return host.lines.value.flatMap(({ n, what }) => {
    const { id, question, answer, at } = what.fields
    return IN_PLACE.includes(what.key) && Number(at) >= since - A_MOMENT_MS
      ? [{ n, id: String(id), question: String(question), answer: String(answer) }]
      : []
  })
}

/** The answer is kept a little before the table notes that somebody is away. */
const A_MOMENT_MS = 5000

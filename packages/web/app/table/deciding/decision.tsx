import type { Closed } from '@windward/kit/contract.ts'
import { later } from '@windward/kit/later.tsx'
import type { GameTypes, Question } from '@windward/table'
import type { OpenTable } from '../model.ts'
import { Outcome } from '../outcome.tsx'
import { isHeld } from '../report/is-held.ts'
import { LookBackLink } from '../telling/look-back-link.tsx'
import { ReplayControl } from '../telling/replay-control.tsx'
import { decisionWords as words } from './decision-words.en.ts'

const OptionsPanel = later(async () => (await import('@windward/kit/panel/options-panel.tsx')).OptionsPanel)
const TurnReport = later(async () => (await import('../report/turn-report.tsx')).TurnReportPanel)
const LateNotice = later(async () => (await import('./late-notice.tsx')).LateNotice)

/** What is wanted of the player now, in words first. */
export function Decision({ table }: { readonly table: OpenTable }) {
  const position = table.position.value
  if (position === undefined) return null
  const { replay } = table.host
  if (replay !== undefined) return <ReplayControl table={table} replay={replay} />
  const away = table.host.away?.value
  const closed = table.host.closed?.value
  if (away === undefined && closed === undefined && isHeld(table)) return <TurnReport table={table} />
  if (position.outcome !== undefined) return <Outcome table={table} outcome={position.outcome} />
  if (closed !== undefined) return <ClosedMatch table={table} closed={closed} />
  const question = table.question.value
  if (away !== undefined)
    return (
      <section class="decision" aria-labelledby="late-title">
        <LateNotice table={table} away={away} />
        {question !== undefined && away.held !== 'bot' && <Asked table={table} question={question} />}
      </section>
    )
  if (question === undefined) return <Waiting table={table} />
  return (
    <section class="decision" aria-labelledby="decision-title">
      <Asked table={table} question={question} />
    </section>
  )
}

function Asked({ table, question }: QuestionProps) {
  const questions = table.position.value?.questions ?? []
  return (
    <>
      {questions.length > 1 && <Several table={table} questions={questions} present={question} />}
      <h2 id="decision-title" tabIndex={-1}>
        {table.text(question.title())}
      </h2>
      {question.sealed === undefined ? (
        <Answering key={question.id} table={table} question={question} />
      ) : (
        <Sealed table={table} question={question} />
      )}
    </>
  )
}

interface QuestionProps {
  readonly table: OpenTable
  readonly question: Question<GameTypes>
}

function Answering({ table, question }: QuestionProps) {
  const Panel = table.board.panels[question.kind] ?? OptionsPanel
  return <Panel question={question} draft={table.draft(question)} table={table} />
}

function Sealed({ table, question }: QuestionProps) {
  return (
    <div class="sealed">
      <p>{question.free ? words.sealed.free : words.sealed.answer}</p>
      <Awaited table={table} />
      <button type="button" class="plain" onClick={() => table.reopen(question)}>
        {words.sealed.reopen(question.free)}
      </button>
    </div>
  )
}

interface SeveralProps {
  readonly table: OpenTable
  readonly questions: readonly Question<GameTypes>[]
  readonly present: Question<GameTypes>
}

function Several({ table, questions, present }: SeveralProps) {
  return (
    <nav class="several" aria-label={words.several}>
      {questions.map((question, index) => (
        <button
          key={question.id}
          type="button"
          data-kind={question.kind}
          aria-current={question.id === present.id}
          title={table.text(question.title())}
          onClick={() => table.choose(question)}
        >
          {index + 1}. {table.text(question.title())}
          {question.sealed !== undefined && ' ✓'}
        </button>
      ))}
    </nav>
  )
}

interface ClosedProps {
  readonly table: OpenTable
  readonly closed: Closed
}

/** It ended otherwise than by its rules. */
function ClosedMatch({ table, closed: { how, winners } }: ClosedProps) {
  const names = winners.map((seat) => table.nameOf(seat))
  return (
    <section class="decision outcome" aria-labelledby="decision-title">
      <h2 id="decision-title" tabIndex={-1}>
        {words.closed.title(how, names)}
      </h2>
      <p>{words.closed.how(how)}</p>
      <div class="seal-row">
        <a class="act" href="#/">
          {words.closed.home}
        </a>
      </div>
    </section>
  )
}

function Waiting({ table }: { readonly table: OpenTable }) {
  return (
    <section class="decision" aria-labelledby="decision-title">
      <h2 id="decision-title" tabIndex={-1}>
        {words.waiting}
      </h2>
      <Awaited table={table} />
      <Lately table={table} />
      <p>
        <LookBackLink table={table} />
      </p>
    </section>
  )
}

const LATELY = 5

/** Whoever waits sees what has come about last; while it is still being told, nothing runs ahead. */
function Lately({ table }: { readonly table: OpenTable }) {
  const newest = table.host.lines.value.slice(-LATELY).toReversed()
  if (newest.length === 0 || table.telling.value !== undefined) return null
  return (
    <ol class="lately" aria-label={words.lately}>
      {newest.map(({ n, what }) => (
        <li key={n}>{table.text(what)}</li>
      ))}
    </ol>
  )
}

function Awaited({ table }: { readonly table: OpenTable }) {
  const position = table.position.value
  const names = position?.awaited
    .filter((seat) => seat !== position.seat)
    .map((seat) => table.board.seat(position.view, seat).name)
  if (names === undefined || names.length === 0) return null
  return <p class="awaited">{words.awaited(names)}</p>
}

import './report.css'
import { useComputed } from '@preact/signals'
import type { NearEnd } from '@windward/kit/contract.ts'
import { story } from '../../shell/settings.ts'
import { TakeBack } from '../menu/take-back.tsx'
import type { OpenTable } from '../model.ts'
import { ToldChapters } from '../telling/told-chapters.tsx'
import { nextThing } from './next-thing.ts'
import { reportWords as words } from './report-words.en.ts'
import { type ReportEntry, type TurnReport, turnReport } from './turn-report.ts'

/** What a turn has brought, in the place of the next question: first to whoever looks, then to the others. */
export function TurnReportPanel({ table }: { readonly table: OpenTable }) {
  const report = useComputed(() => turnReport(table)).value
  const telling = table.telling.value
  return (
    <section class="decision report" aria-labelledby="decision-title">
      <div class="report-head">
        <h2 id="decision-title" tabIndex={-1}>
          {words.title}
        </h2>
        <span class="hint">
          {telling === undefined ? report?.turn : words.step(report?.turn, telling.place, telling.of)}
        </span>
      </div>
      {report !== undefined && <Parts table={table} report={report} />}
      {telling === undefined && <p class="hint">{words.press}</p>}
      <Played table={table} />
      <div class="seal">
        <div class="seal-row">
          {table.host.takeBack !== undefined && table.teller.stands.value && (
            <TakeBack takeBack={table.host.takeBack} />
          )}
          <button type="button" class="act" data-told onClick={() => table.teller.skip()}>
            {nextThing(table)}
          </button>
        </div>
      </div>
    </section>
  )
}

interface PartsProps {
  readonly table: OpenTable
  readonly report: TurnReport
}

function Parts({ table, report }: PartsProps) {
  const { near, you, others, besides, everybody } = report
  return (
    <>
      {near !== undefined && <AboutToWin table={table} near={near} />}
      <Own table={table} report={report} />
      {you.length === 0 ? <p class="hint">{words.nothing}</p> : <Lines table={table} entries={you} />}
      {everybody.length > 0 && (
        <>
          <h3>{words.everybody}</h3>
          <Lines table={table} entries={everybody} />
        </>
      )}
      {(others.length > 0 || report.ahead.length > 0) && <h3>{words.others}</h3>}
      <Ahead table={table} ahead={report.ahead} />
      {others.length > 0 && <Lines table={table} entries={others} />}
      {besides.length > 0 && (
        <details class="report-besides">
          <summary>{words.besides(besides.length)}</summary>
          <Lines table={table} entries={besides} />
        </details>
      )}
    </>
  )
}

function Own({ report: { score } }: PartsProps) {
  return (
    <div class="report-you">
      <h3>{words.you}</h3>
      {score !== undefined && (
        <p>
          <span class="unseen">{words.heard(score.before, score.after)}</span>
          <span class="report-score" aria-hidden="true">
            {words.score(score.before, score.after)}
          </span>
        </p>
      )}
    </div>
  )
}

interface LinesProps {
  readonly table: OpenTable
  readonly entries: readonly ReportEntry[]
}

/** Each leads to its moment on the board. */
function Lines({ table, entries }: LinesProps) {
  const told = table.telling.value?.lines.map(({ n }) => n) ?? []
  return (
    <ol class="report-lines">
      {entries.map((entry) => (
        <li key={entry.line.n}>
          <Line table={table} entry={entry} isTold={told.includes(entry.line.n)} />
        </li>
      ))}
    </ol>
  )
}

interface LineProps {
  readonly table: OpenTable
  readonly entry: ReportEntry
  readonly isTold: boolean
}

function Line({ table, entry: { line, text, seat, points }, isTold }: LineProps) {
  const view = table.position.value?.view
  return (
    <button
      type="button"
      class="report-line"
      {...(isTold ? { 'aria-current': 'step' as const } : {})}
      onClick={() => table.teller.goTo(line)}
    >
      {seat !== undefined && view !== undefined && (
        <svg
          class="emblem"
          viewBox="0 0 24 24"
          style={{ color: table.board.seat(view, seat).colour }}
          aria-hidden="true"
        >
          <table.board.Emblem seat={seat} />
        </svg>
      )}
      <span class="report-text">{text}</span>
      {points !== undefined && <Points points={points} />}
    </button>
  )
}

function Points({ points }: { readonly points: number }) {
  const { shown, heard } = words.points(points)
  return (
    <>
      <span class="report-points" aria-hidden="true">
        {shown}
      </span>
      <span class="unseen">{heard}</span>
    </>
  )
}

function Ahead({ table, ahead }: { readonly table: OpenTable; readonly ahead: TurnReport['ahead'] }) {
  const [first] = ahead
  if (first === undefined) return null
  const isLevel = ahead.length > 1 && ahead.length === table.host.seats.value.length
  if (isLevel) return <p>{words.level(first.score)}</p>
  const own = ahead.length === 1 && first.seat === table.position.value?.seat
  return (
    <p>
      {words.ahead(
        ahead.map(({ seat }) => table.nameOf(seat)),
        own,
        first.score,
      )}
    </p>
  )
}

function AboutToWin({ table, near }: { readonly table: OpenTable; readonly near: NearEnd }) {
  return (
    <div class="report-near">
      <p class="report-near-title">{near.title}</p>
      <p>{near.text}</p>
      {near.places.length > 0 && (
        <button
          type="button"
          class="plain"
          onClick={() => {
            table.highlight.value = near.places
          }}
        >
          {words.show(near.places.length)}
        </button>
      )}
    </div>
  )
}

/** What of it is played on the board. */
function Played({ table }: { readonly table: OpenTable }) {
  const everything = story.value === 'all'
  return (
    <div class="report-played">
      <button type="button" class="plain" onClick={() => table.teller.play(everything ? 'mine' : 'all')}>
        {everything ? words.mine : words.everything}
      </button>
      <details>
        <summary>{words.phases}</summary>
        <ToldChapters table={table} />
      </details>
    </div>
  )
}

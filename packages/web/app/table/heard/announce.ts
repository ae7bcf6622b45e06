import { effect, untracked } from '@preact/signals'
import type { LedgerLine } from '@windward/kit/contract.ts'
import { frameWords } from '../frame-words.en.ts'
import type { OpenTable } from '../model.ts'
import { isHeld } from '../report/is-held.ts'
import { reportWords } from '../report/report-words.en.ts'
import { turnReport } from '../report/turn-report.ts'
import { READ_OUT } from '../telling/story.ts'
import { tellingWords } from '../telling/telling-words.en.ts'
import { heardWords as words } from './heard-words.en.ts'
import { timeRunsOut } from './time-runs-out.ts'

/** What is asked is said when it has stood for so long. */
const SETTLED_MS = 150

/** Who is awaited is said when it has not changed for so long: bots come and go. */
const STILL_MS = 1_500

/** Says what comes up at a table: what is told, what came of a turn, what is asked, who is awaited, what becomes of the time and the line. */
export function announce(table: OpenTable): () => void {
  const stops = [
    effect(() => behindTheCurtain(table)),
    told(table),
    asked(table),
    awaited(table),
    effect(() => timeRunsOut(table)),
    line(table),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

function behindTheCurtain({ curtain, speaker }: OpenTable): void {
  if (curtain.value !== undefined) speaker.fallSilent()
}

/** Each moment as it is told, and of a turn that is over, when all is told, what has not been. */
function told(table: OpenTable): () => void {
  const { speaker, teller, telling, host } = table
  let heard = new Set<number>()
  let reported = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const say = (lines: readonly LedgerLine[]) => {
    const fresh = lines.filter(({ n }) => !heard.has(n))
    for (const { n } of fresh) heard.add(n)
    speaker.say(...fresh.slice(0, READ_OUT).map(({ what }) => table.text(what)))
    if (fresh.length > READ_OUT) speaker.say(tellingWords.more(fresh.length - READ_OUT))
  }
  const rest = (stands: boolean, newest: readonly LedgerLine[]) => {
    say(newest)
    if (stands) sayReport(table, heard, reported)
    reported = stands
    if (!stands) heard = new Set(newest.map(({ n }) => n))
  }
  const stop = effect(() => {
    const moment = telling.value
    const stands = teller.stands.value && teller.reported.value.length > 0
    const newest = host.replay === undefined ? [] : host.lines.value.slice(-1)
    clearTimeout(timer)
    if (table.curtain.value !== undefined) return
    timer =
      moment === undefined
        ? setTimeout(() => rest(stands, newest), SETTLED_MS)
        : setTimeout(() => say(moment.lines))
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}

/** A report that has been said may grow, while others are still at it: then what is new in it is said. */
function sayReport(table: OpenTable, heard: Set<number>, again: boolean): void {
  const report = turnReport(table)
  if (report === undefined) return
  const { turn, score, near, you, everybody } = report
  const fresh = [...you, ...everybody].filter(({ line: { n } }) => !heard.has(n))
  for (const { line } of fresh) heard.add(line.n)
  if (!again)
    table.speaker.say(
      words.report(turn),
      near === undefined ? '' : `${near.title}. ${near.text}`,
      score === undefined ? '' : `${reportWords.heard(score.before, score.after)}.`,
    )
  table.speaker.say(...fresh.map(({ text }) => text))
}

/** Each new question by its title, and the end by its; a moment later, when it is known whether something is told first. */
function asked(table: OpenTable): () => void {
  let last: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = effect(() => {
    const title = titleOf(table)
    clearTimeout(timer)
    if (title === undefined || title.of === last) return
    timer = setTimeout(() => {
      last = title.of
      table.speaker.say(title.text)
    }, SETTLED_MS)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}

function titleOf(table: OpenTable): { readonly of: string; readonly text: string } | undefined {
  const { question, position, board, host } = table
  const now = position.value
  if (now === undefined || host.replay !== undefined || table.curtain.value !== undefined || isHeld(table))
    return undefined
  if (now.outcome !== undefined) return { of: 'the end', text: board.result(now.outcome, now.view).title }
  if (question.value === undefined || question.value.sealed !== undefined) return undefined
  const { seat, id } = question.value
  return { of: `${seat} ${id}`, text: words.asked(table.text(question.value.title())) }
}

function awaited(table: OpenTable): () => void {
  let said = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = effect(() => {
    const position = table.position.value
    const mine = table.question.value
    clearTimeout(timer)
    if (position === undefined || table.host.replay !== undefined || table.curtain.value !== undefined) return
    const busy = isHeld(table) || (mine !== undefined && mine.sealed === undefined)
    if (busy || position.outcome !== undefined || table.telling.value !== undefined) {
      said = ''
      return
    }
    const names = position.awaited.filter((seat) => seat !== position.seat).map((seat) => table.nameOf(seat))
    const sentence = names.length === 0 ? '' : words.awaited(names)
    timer = setTimeout(() => {
      if (sentence !== said) table.speaker.say(sentence)
      said = sentence
    }, STILL_MS)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}

/** That the connection is lost, and that it is there again. */
function line({ host, speaker }: OpenTable): () => void {
  let lost = false
  return effect(() => {
    const isLost = host.link.value === 'lost' && host.closed?.value === undefined
    if (isLost !== lost) untracked(() => speaker.say(isLost ? frameWords.lineLost : words.lineBack))
    lost = isLost
  })
}

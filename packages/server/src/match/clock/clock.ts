import type { GameTypes, Match, Question } from '@windward/table'
import { allowanceOf, type ClockSettings, secondsTold } from './clock-settings.ts'
import { momentAfter, runningTime, type Standstill } from './standstill.ts'

/** When a question was put and, while its answer lies sealed, when that was given. */
interface Running {
  readonly asked: number
  readonly answered?: number
  readonly allowanceMs: number
  readonly free: boolean
}

/** All there is to know of the clocks: it follows from the steps and their times alone. */
export interface ClockState {
  /** By seat and question. */
  readonly running: Readonly<Record<string, Readonly<Record<string, Running>>>>
  /** What each seat has drawn from its bank, in ms. */
  readonly drawn: Readonly<Record<string, number>>
}

export const STOPPED: ClockState = { running: {}, drawn: {} }

export type StandstillsOf = (seat: string) => readonly Standstill[]

/** The clocks after a step. A question that is still there keeps its time, however often its answer is changed. */
export function clockAfter(
  before: ClockState,
  settings: ClockSettings,
  match: Match<GameTypes>,
  at: number,
  still: StandstillsOf,
): ClockState {
  if (settings.kind === 'none') return before
  const running: Record<string, Record<string, Running>> = {}
  const drawn: Record<string, number> = { ...before.drawn }
  for (const seat of match.seats) {
    const earlier = before.running[seat] ?? {}
    const now = questionsNow(earlier, settings, match.questions(seat), at)
    for (const [id, question] of Object.entries(earlier)) {
      const ended = question.answered === undefined && now[id]?.answered !== undefined
      const gone = question.answered === undefined && now[id] === undefined
      if (ended || gone) drawn[seat] = (drawn[seat] ?? 0) + overdrawn(question, at, still(seat))
    }
    if (Object.keys(now).length > 0) running[seat] = now
  }
  return { running, drawn }
}

function questionsNow(
  earlier: Readonly<Record<string, Running>>,
  settings: ClockSettings,
  questions: readonly Question<GameTypes>[],
  at: number,
): Record<string, Running> {
  const now: Record<string, Running> = {}
  for (const question of questions) {
    const { id, free, kind, brief, sealed } = question
    const allowance = allowanceOf(settings, { kind, seconds: secondsTold(brief) }) ?? 0
    const begun: Pick<Running, 'asked' | 'answered'> = earlier[id] ?? { asked: at }
    const rested = begun.answered === undefined ? 0 : at - begun.answered
    now[id] = sealed
      ? { asked: begun.asked, answered: begun.answered ?? at, allowanceMs: allowance * 1000, free }
      : { asked: begun.asked + rested, allowanceMs: allowance * 1000, free }
  }
  return now
}

function overdrawn({ asked, allowanceMs }: Running, at: number, still: readonly Standstill[]): number {
  return Math.max(0, runningTime(asked, at, still) - allowanceMs)
}

export function bankLeftMs(state: ClockState, settings: ClockSettings, seat: string): number {
  return settings.kind === 'mail' ? Math.max(0, settings.bankSeconds * 1000 - (state.drawn[seat] ?? 0)) : 0
}

export interface Deadline {
  readonly seat: string
  readonly question: string
  /** Nothing while the clock stands still without an end. */
  readonly at: number | undefined
  readonly asked: number
}

/** When the time of each unanswered question runs out. */
export function deadlines(
  state: ClockState,
  settings: ClockSettings,
  still: StandstillsOf,
): readonly Deadline[] {
  const found: Deadline[] = []
  for (const [seat, questions] of Object.entries(state.running)) {
    const bank = bankLeftMs(state, settings, seat)
    for (const [question, { asked, answered, allowanceMs }] of Object.entries(questions)) {
      if (answered !== undefined) continue
      found.push({ seat, question, asked, at: momentAfter(asked, allowanceMs + bank, still(seat)) })
    }
  }
  return found
}

const WARNING_SHARE = 0.2

/** A seat is warned when a fifth of its time is left. */
export function warningAt({ asked, at }: Deadline): number | undefined {
  return at === undefined ? undefined : at - (at - asked) * WARNING_SHARE
}

/** A letter is of no use where so little time is given in all. */
const WORTH_A_LETTER_MS = 600_000

/** When somebody who is away is written to because a fifth of the time is left. */
export function letterAt(deadline: Deadline): number | undefined {
  const { asked, at } = deadline
  return at !== undefined && at - asked >= WORTH_A_LETTER_MS ? warningAt(deadline) : undefined
}

import type { Dice } from '../dice/dice.ts'
import { type AnyGame, type GameTypes, SPECTATOR, type Variety } from '../game.ts'
import type { Match } from '../match.ts'
import type { Question } from '../question.ts'
import { randomBot } from '../thinking/bot.ts'
import { Watch } from './frames.ts'
import { faultOfImagining } from './imagining.ts'
import { malformedAttempt, type Stale } from './malformed.ts'
import { faultOfThinking } from './picking-up.ts'
import { faultOfAccepting } from './refused.ts'
import { faultOfResampling } from './resampling.ts'
import { type Bench, benchFor, inTurn, openedFor, type TrialTable, trialDice } from './trial.ts'
import { faultOfMarks } from './unmarked.ts'

export interface FuzzWish {
  readonly seed: string | number
  readonly decisions: number
  /** By these options alone; without them every variety of the game comes up in turn. */
  readonly options?: object
  readonly progress?: (decisions: number) => void
}

export interface FuzzReport {
  decisions: number
  malformedTried: number
  malformedAccepted: number
  crashes: number
  deadEnds: number
  leaks: number
  /** The first of what was found, as sentences that name the match. */
  readonly findings: string[]
}

const MOST_FINDINGS = 20
const LEAK_CHECK_EVERY = 25
/** The frames of an answer cost more than the answer: they are looked at now and then. */
const FRAMES_EVERY = 101
/** A turn is played on in thought: many decisions each time. */
const THOUGHT_EVERY = 200
const PROGRESS_EVERY = 1_000
const STALE_KEPT = 50

/** Plays random matches for so many decisions, with something malformed tried before each, and reports what broke. */
export function fuzz(game: AnyGame, wish: FuzzWish): FuzzReport {
  const bench = benchFor(game, { seed: wish.seed })
  const report: FuzzReport = {
    decisions: 0,
    malformedTried: 0,
    malformedAccepted: 0,
    crashes: 0,
    deadEnds: 0,
    leaks: 0,
    findings: [],
  }
  const tableOf = tablesOf(game, wish.options)
  for (let number = 0; report.decisions < wish.decisions; number += 1) {
    const dice = trialDice(wish.seed, 'fuzz', number)
    const table = tableOf(number)
    const found = (what: string) => note(report, `match ${number} of ${nameOf(table)}: ${what}`)
    try {
      oneMatch(bench, openedFor(bench, table, number, { keep: () => undefined }), dice, wish, report, found)
    } catch (fault) {
      report.crashes += 1
      report.decisions += 1
      found(`crash: ${fault instanceof Error ? fault.message : String(fault)}`)
    }
  }
  return report
}

/** One variety after another, and each time all have been tried, with another number of seats where they leave it open. */
function tablesOf(
  { seats, varieties }: AnyGame,
  options: object | undefined,
): (number: number) => TrialTable {
  const { fewest, most } = seats
  const tables = options === undefined ? (varieties?.() ?? [{ options: {} }]) : [{ options }]
  return (number) => {
    const { seats: wanted, options } = inTurn<Variety>(tables, number)
    const round = Math.floor(number / tables.length)
    return { seats: wanted ?? fewest + (round % (most - fewest + 1)), options }
  }
}

function nameOf({ seats, options = {} }: TrialTable): string {
  return Object.keys(options).length === 0 ? `${seats} seats` : `${seats} seats by ${JSON.stringify(options)}`
}

function oneMatch(
  bench: Bench<GameTypes>,
  match: Match<GameTypes>,
  dice: Dice,
  wish: FuzzWish,
  report: FuzzReport,
  found: (what: string) => void,
): void {
  const stale: Stale[] = []
  for (let decisions = 0; report.decisions < wish.decisions; decisions += 1) {
    const open = [...match.unanswered()]
    if (open.length === 0 || decisions >= bench.mostDecisions) {
      if (match.outcome !== undefined) return
      report.deadEnds += 1
      found(open.length === 0 ? 'nobody is asked anything, and it is not over' : 'it does not end')
      return
    }
    const question = dice.pick(open)
    tryMalformed(match, question, dice, stale, report, found)
    if (report.decisions % LEAK_CHECK_EVERY === 0) lookForLeaks(match, dice, report, found)
    if (report.decisions % THOUGHT_EVERY === 0) thinkAhead(match, question, dice, report, found)
    const watch = report.decisions % FRAMES_EVERY === 0 ? new Watch(bench, match) : undefined
    const given = match.answer(question.seat, question.id, randomBot.answer(question, dice))
    if (!given.ok) {
      report.deadEnds += 1
      found(`'${question.kind}' refuses what it offers: ${JSON.stringify(given.refusal)}`)
      match.timeUp(question.seat, question.id)
    }
    const fault = watch?.faultSince(true)
    if (fault !== undefined) {
      report.leaks += 1
      found(fault)
    }
    if (!question.free) stale.push({ seat: question.seat, question: question.id })
    if (stale.length > STALE_KEPT) stale.shift()
    report.decisions += 1
    if (report.decisions % PROGRESS_EVERY === 0) wish.progress?.(report.decisions)
  }
}

function tryMalformed(
  match: Match<GameTypes>,
  question: Question<GameTypes>,
  dice: Dice,
  stale: readonly Stale[],
  report: FuzzReport,
  found: (what: string) => void,
): void {
  const attempt = malformedAttempt(match, question, dice, stale)
  if (attempt === undefined) return
  report.malformedTried += 1
  const fault = faultOfAccepting(match, attempt)
  if (fault === undefined) return
  report.malformedAccepted += 1
  found(`'${question.kind}': ${fault}`)
}

function lookForLeaks(
  match: Match<GameTypes>,
  dice: Dice,
  report: FuzzReport,
  found: (what: string) => void,
): void {
  const marks = faultOfMarks(match, [dice.pick(match.seats)])
  const viewer = dice.pick([...match.seats, SPECTATOR])
  const fault =
    marks ?? faultOfResampling(match, viewer, dice) ?? faultOfImagining(match, viewer, match.length)
  if (fault === undefined) return
  report.leaks += 1
  found(fault)
}

function thinkAhead(
  match: Match<GameTypes>,
  question: Question<GameTypes>,
  dice: Dice,
  report: FuzzReport,
  found: (what: string) => void,
): void {
  const fault = faultOfThinking(match, question, dice)
  if (fault === undefined) return
  report.crashes += 1
  found(fault)
}

function note(report: FuzzReport, what: string): void {
  if (report.findings.length < MOST_FINDINGS) report.findings.push(what)
}

import {
  type Checkpoint,
  type Entry,
  type GameTypes,
  granted,
  type Json,
  type Line,
  Match,
  type MatchRecord,
  mayRead,
  type Result,
  SPECTATOR,
} from '@windward/table'
import { makePatch } from '@windward/table/patch'
import type { Append, CheckpointRow, LineRow, StepRow } from '../storage/course.ts'
import type { TableRows } from '../storage/matches.ts'
import { AnsweredInPlace } from './answered-in-place.ts'
import { CheckpointKeeper } from './checkpoint-keeper.ts'
import { type ClockState, clockAfter, deadlines, STOPPED, type StandstillsOf } from './clock/clock.ts'
import type { ClockSettings } from './clock/clock-settings.ts'
import { type Command, carryOut } from './command.ts'
import { readCounters } from './counters.ts'
import { said } from './questions-and-lines.ts'
import type { ServedGame } from './served-game.ts'
import { type Counters, type Shared, ViewerPosition } from './viewer-position.ts'

/** A step as it is to be kept, short of the match’s name. */
export type NewStep = Omit<Append, 'match'>

/** How the clocks of a table run. */
export interface Timing {
  readonly settings: ClockSettings
  readonly still: StandstillsOf
}

/** What is kept of the course of a match, and when it is opened. */
export interface KeptCourse {
  readonly from: CheckpointRow | undefined
  /** Since the checkpoint. */
  readonly steps: readonly StepRow[]
  /** All there are; of a match that goes on as it is nobody asks for them. */
  readonly lines: readonly LineRow[]
  readonly at: number
}

/** A match that was carried over, the step it goes on with, and where its record begins from now on. */
export interface Carried {
  readonly stepped: SteppedMatch
  readonly step: NewStep
  readonly base: Checkpoint
}

/** Viewers' numbers leap so far, whatever the turn that begins anew had come to: nobody can count by it what others did. */
const LEAP = 1_000_000

const UNSEEN: Counters = { sequence: 0, lines: 0 }

/** A match that is played step by step: its steps one after the other, and what each viewer has seen of them. */
export class SteppedMatch {
  readonly match: Match<GameTypes>
  readonly viewerPositions: ReadonlyMap<string, ViewerPosition>
  #step: number
  #at = 0
  /** All lines there have been, and how many of those stand in the ledger of the match as it was opened. */
  #lines: number
  #read: number
  #clock: ClockState
  #shared: Shared
  /** How often the rules had run at the last step. */
  #runs: number
  #taken: Entry[] = []
  readonly #keeper: CheckpointKeeper
  readonly #inPlace: AnsweredInPlace

  private constructor(
    match: Match<GameTypes>,
    keeper: CheckpointKeeper,
    inPlace: AnsweredInPlace,
    from: CheckpointRow | undefined,
    begun: Pick<StepRow, 'step' | 'at'>,
  ) {
    const counters = from === undefined ? undefined : readCounters(from.counters)
    this.match = match
    this.#keeper = keeper
    this.#inPlace = inPlace
    this.#step = begun.step
    this.#at = begun.at
    this.#lines = counters?.lines ?? 0
    this.#read = from === undefined ? 0 : match.lines().length
    this.#clock = counters?.clock ?? STOPPED
    this.#shared = sharedIn(match)
    this.#runs = match.runs
    this.viewerPositions = new Map(
      [...match.seats, SPECTATOR].map((viewer) => [
        viewer,
        new ViewerPosition(match, viewer, counters?.sights[viewer] ?? UNSEEN),
      ]),
    )
  }

  /** Opens a match where it stands: from its newest checkpoint and the steps since. */
  static open(
    { game }: ServedGame,
    rows: TableRows,
    from: CheckpointRow | undefined,
    steps: readonly StepRow[],
    timing: Timing,
  ): SteppedMatch {
    const [first, ...rest] = from === undefined ? [undefined, ...steps] : steps
    const keeper = new CheckpointKeeper()
    const record = recordOf(rows, first?.entries ?? [], from?.checkpoint)
    const inPlace = new AnsweredInPlace(game)
    const opened = Match.open(game, record, {
      ...keeper.host,
      beside: (question, entry) => inPlace.note(question, entry),
    })
    if (!opened.ok) throw new Error(`Match ${rows.match.id}: ${said(game, opened.refusal.refused)}`)
    // A checkpoint that has come to harm is passed over; here there is nothing before it to play again.
    if (from !== undefined && opened.value.turn < from.checkpoint.turn)
      throw new Error(`Match ${rows.match.id}: its checkpoint cannot be played.`)
    keeper.watch(opened.value.length)
    inPlace.open(opened.value)
    const begun = { step: from?.step ?? 0, at: first?.at ?? 0 }
    const stepped = new SteppedMatch(opened.value, keeper, inPlace, from, begun)
    for (const step of rest) if (step !== undefined) stepped.follow(step, timing)
    for (const viewerPosition of stepped.viewerPositions.values()) viewerPosition.sent()
    return stepped
  }

  /**
   * Takes over a match that older rules have begun: the turn under way begins anew by today's, and that is a step of its own,
   * on which everything else stands.
   */
  static carryOver(
    { game }: ServedGame,
    rows: TableRows,
    { from, steps, lines, at }: KeptCourse,
    timing: Timing,
  ): Result<Carried> {
    const keeper = new CheckpointKeeper()
    const inPlace = new AnsweredInPlace(game)
    const record = recordOf(rows, [], from && { ...from.checkpoint, entries: 0 })
    const opened = Match.open(game, record, {
      ...keeper.host,
      beside: (question, entry) => inPlace.note(question, entry),
    })
    if (!opened.ok) return opened
    const match = opened.value
    const { base } = match.record()
    if (base === undefined) throw new Error(`Match ${rows.match.id} was not carried over.`)
    keeper.watch(match.length)
    inPlace.open(match)
    const begun = { step: steps.at(-1)?.step ?? 0, at: steps.at(-1)?.at ?? 0 }
    const counted = { step: begun.step, checkpoint: base, counters: countedAt(match, from, lines) }
    const stepped = new SteppedMatch(match, keeper, inPlace, counted, begun)
    stepped.#read = 0
    stepped.#look()
    const noted = stepped.#noted(leftAgain(match, steps), at, timing)
    for (const viewerPosition of stepped.viewerPositions.values()) viewerPosition.sent()
    const checkpoint = stepped.#row({ ...base, entries: 0 })
    return granted({ stepped, base, step: { ...noted, checkpoint } })
  }

  /** The number of the last step. */
  get step(): number {
    return this.#step
  }

  /** When it was taken. */
  get at(): number {
    return this.#at
  }

  get clock(): ClockState {
    return this.#clock
  }

  /** What everybody sees alike. */
  get shared(): Shared {
    return this.#shared
  }

  /** Nothing happens here for now: what can be looked at again takes no memory meanwhile. */
  rest(): void {
    for (const viewerPosition of this.viewerPositions.values()) viewerPosition.rest()
  }

  viewerPosition(viewer: string): ViewerPosition {
    const viewerPosition = this.viewerPositions.get(viewer)
    if (viewerPosition === undefined) throw new Error(`Nobody looks at the match as '${viewer}'.`)
    return viewerPosition
  }

  /** The first step of all: what happened while the table was laid. */
  begin(at: number, timing: Timing): NewStep {
    this.#look()
    return this.#noted(
      this.#inPlace.during(at, () => this.match.settle()),
      at,
      timing,
    )
  }

  /** Carries out a command as a part of the next step; false where there was nothing to do. */
  take(command: Command, at: number, timing: Timing): Result<boolean> {
    if (command.do === 'time-up' && command.because === 'overdue' && !this.#isOverdue(command, at, timing))
      return granted(false)
    if (this.#taken.length === 0) {
      this.#keeper.watch(this.match.length)
      this.#look()
    }
    const done = this.#inPlace.during(Math.max(this.#at, at), () => carryOut(this.match, command))
    if (!done.ok) return done
    this.#taken.push(...done.value)
    return granted(done.value.length > 0)
  }

  /** Everything that was taken since the last step is one step, however many commands it came from. */
  stepTaken(at: number, timing: Timing): NewStep | undefined {
    const entries = this.#taken
    if (entries.length === 0) return undefined
    this.#taken = []
    return this.#noted(entries, at, timing)
  }

  /** Takes over a step that another process has kept. */
  follow({ at, entries }: StepRow, timing: Timing): void {
    this.#keeper.watch(this.match.length)
    this.#look()
    const followed = this.#inPlace.during(at, () => this.match.follow(entries))
    if (!followed.ok) throw new Error(said(this.match.game, followed.refusal.refused))
    this.#noted(entries, at, timing)
  }

  #isOverdue({ seat, question }: { seat: string; question: string }, now: number, timing: Timing): boolean {
    return deadlines(this.#clock, timing.settings, timing.still).some(
      (each) => each.seat === seat && each.question === question && each.at !== undefined && each.at <= now,
    )
  }

  #noted(entries: readonly Entry[], at: number, { settings, still }: Timing): NewStep {
    this.#step += 1
    this.#at = Math.max(this.#at, at)
    const told = this.match.linesSince(this.#read)
    const placed = this.#inPlace.taken()
    const lines = placed.length === 0 ? told : [...placed, ...told]
    const rows = lines.map(
      ({ turn, clause, what, to }, index): LineRow => ({
        n: this.#lines + index + 1,
        turn,
        clause,
        what: { key: what.key, fields: what.fields },
        to,
      }),
    )
    this.#read += told.length
    this.#lines += lines.length
    this.#showAll(lines, new Set(entries.map(({ seat }) => seat)))
    this.#clock = clockAfter(this.#clock, settings, this.match, this.#at, still)
    const step: NewStep = { step: this.#step, at: this.#at, entries, lines: rows }
    const checkpoint = this.#keeper.taken(entries.length)
    return checkpoint === undefined ? step : { ...step, checkpoint: this.#row(checkpoint) }
  }

  /** Before a step, everybody looks who has not kept what there was to see. */
  #look(): void {
    const resting = [...this.viewerPositions.values()].filter(({ isResting }) => isResting)
    if (resting.length === 0) return
    const views = this.match.views(resting.map(({ viewer }) => viewer))
    for (const [index, viewerPosition] of resting.entries())
      viewerPosition.look(this.#shared, Object(views[index]))
  }

  /** After it, everybody looks what has changed. */
  #showAll(lines: readonly Line<GameTypes>[], seats: ReadonlySet<string>): void {
    const { match } = this
    const before = this.#shared
    this.#shared = sharedIn(match)
    const sharedChanges = makePatch(before, this.#shared)
    const ran = match.runs !== this.#runs
    this.#runs = match.runs
    const views = ran ? match.views([...this.viewerPositions.keys()]) : []
    const seen = { ran, shared: this.#shared, sharedChanges, lines, seats, compared: new Map() }
    let index = 0
    for (const viewerPosition of this.viewerPositions.values()) {
      viewerPosition.note(seen, views[index])
      index += 1
    }
  }

  #row(checkpoint: Checkpoint): CheckpointRow {
    const sights = Object.fromEntries(
      [...this.viewerPositions].map(([viewer, { counters }]) => [viewer, { ...counters }]),
    )
    const counters = { lines: this.#lines, sights, clock: JSON.parse(JSON.stringify(this.#clock)) }
    return { step: this.#step, checkpoint, counters }
  }
}

function sharedIn(match: Match<GameTypes>): Shared {
  return { turn: match.turn, awaited: match.awaited(), outcome: match.outcome }
}

/** What was left beforehand in the turn that begins anew stands as it did. */
function leftAgain(match: Match<GameTypes>, steps: readonly StepRow[]): readonly Entry[] {
  return steps
    .flatMap(({ entries }) => entries)
    .flatMap((entry) => {
      const left =
        entry.do === 'instruct' ? match.instruct(entry.seat, entry.kind, entry.instruction) : undefined
      return left?.ok ? left.value : []
    })
}

function countedAt(
  match: Match<GameTypes>,
  from: CheckpointRow | undefined,
  lines: readonly LineRow[],
): Json {
  const counted = from === undefined ? undefined : readCounters(from.counters)
  const sights = Object.fromEntries(
    [...match.seats, SPECTATOR].map((viewer) => {
      const sequence = (counted?.sights[viewer]?.sequence ?? 0) + LEAP
      return [viewer, { sequence, lines: lines.filter((line) => mayRead(line.to, viewer)).length }]
    }),
  )
  const clock = { running: {}, drawn: { ...counted?.clock.drawn } }
  return { lines: lines.at(-1)?.n ?? 0, sights, clock }
}

/** The version of the rules a match is played by now: that of its newest checkpoint, or the one it was begun under. */
export function playedBy({ match }: TableRows, from: CheckpointRow | undefined): number {
  return from?.checkpoint.version ?? match.version
}

/** The record from the checkpoint on: what went before it is in its state. */
export function recordOf(
  { match, seats }: TableRows,
  entries: readonly Entry[],
  checkpoint: Checkpoint | undefined,
): MatchRecord {
  const { game, options, commitment, seed, words } = match
  const record: MatchRecord = {
    windward: 'record',
    format: 1,
    game,
    version: checkpoint?.version ?? match.version,
    options: Object(options),
    seats: seats.map(({ seat }) => seat),
    commitment,
    seed,
    words: { ...words },
    begun: true,
    entries: [...entries],
  }
  return checkpoint === undefined ? record : { ...record, checkpoint }
}

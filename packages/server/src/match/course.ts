import {
  type Checkpoint,
  type Entry,
  type GameTypes,
  granted,
  type Line,
  Match,
  type MatchRecord,
  type Result,
  SPECTATOR,
} from '@windward/table'
import { makePatch } from '@windward/table/patch'
import type { Append, CheckpointRow, LineRow, StepRow } from '../storage/course.ts'
import type { TableRows } from '../storage/matches.ts'
import { type ClockState, clockAfter, deadlines, STOPPED, type StandstillsOf } from './clock.ts'
import type { ClockSettings } from './clock-settings.ts'
import { type Command, carryOut } from './command.ts'
import { readCounters } from './counters.ts'
import type { ServedGame } from './served-game.ts'
import { type Counters, type Shared, Sight } from './sight.ts'
import { said } from './wire.ts'

/** A step as it is to be kept, short of the match’s name. */
export type NewStep = Omit<Append, 'match'>

/** How the clocks of a table run. */
export interface Timing {
  readonly settings: ClockSettings
  readonly still: StandstillsOf
}

/** Entries between two checkpoints that are kept, at least: opening a match costs no more than playing so many again. */
const ENTRIES_A_CHECKPOINT = 24
const UNSEEN: Counters = { sequence: 0, lines: 0 }

/** The course of a match: its steps one after the other, and what each viewer has seen of them. */
export class Course {
  readonly match: Match<GameTypes>
  readonly sights: ReadonlyMap<string, Sight>
  #step: number
  #at = 0
  /** All lines there have been, and how many of those stand in the ledger of the match as it was opened. */
  #lines: number
  #read: number
  #clock: ClockState
  #shared: Shared
  /** How often the rules had run at the last step. */
  #runs: number
  /** Entries since the last checkpoint that was kept. */
  #unchecked = 0
  #taken: Entry[] = []
  readonly #keeper: Keeper

  private constructor(
    match: Match<GameTypes>,
    keeper: Keeper,
    from: CheckpointRow | undefined,
    begun: number,
  ) {
    const counters = from === undefined ? undefined : readCounters(from.counters)
    this.match = match
    this.#keeper = keeper
    this.#step = begun
    this.#lines = counters?.lines ?? 0
    this.#read = from === undefined ? 0 : match.lines().length
    this.#clock = counters?.clock ?? STOPPED
    this.#shared = sharedIn(match)
    this.#runs = match.runs
    this.sights = new Map(
      [...match.seats, SPECTATOR].map((viewer) => [
        viewer,
        new Sight(match, viewer, counters?.sights[viewer] ?? UNSEEN),
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
  ): Course {
    const [first, ...rest] = from === undefined ? [undefined, ...steps] : steps
    const keeper = new Keeper()
    const record = recordOf(rows, first?.entries ?? [], from?.checkpoint)
    const opened = Match.open(game, record, { keep: (checkpoint) => keeper.keep(checkpoint) })
    if (!opened.ok) throw new Error(`Match ${rows.match.id}: ${said(game, opened.refusal.refused)}`)
    keeper.taken()
    const course = new Course(opened.value, keeper, from, from?.step ?? 0)
    for (const step of rest) if (step !== undefined) course.follow(step, timing)
    for (const sight of course.sights.values()) sight.sent()
    return course
  }

  /** The number of the last step. */
  get step(): number {
    return this.#step
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
    for (const sight of this.sights.values()) sight.rest()
  }

  sight(viewer: string): Sight {
    const sight = this.sights.get(viewer)
    if (sight === undefined) throw new Error(`Nobody looks at the match as '${viewer}'.`)
    return sight
  }

  /** The first step of all: what happened while the table was laid. */
  begin(at: number, timing: Timing): NewStep {
    this.#look()
    return this.#noted(this.match.settle(), at, timing)
  }

  /** Carries out a command as a part of the next step; false where there was nothing to do. */
  take(command: Command, at: number, timing: Timing): Result<boolean> {
    if (command.do === 'time-up' && command.because === 'overdue' && !this.#isOverdue(command, at, timing))
      return granted(false)
    if (this.#taken.length === 0) {
      this.#keeper.watch(this.match.length)
      this.#look()
    }
    const done = carryOut(this.match, command)
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
    const followed = this.match.follow(entries)
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
    this.#unchecked += entries.length
    this.#at = Math.max(this.#at, at)
    const lines = this.match.linesSince(this.#read)
    const rows = lines.map(
      ({ turn, clause, what, to }, index): LineRow => ({
        n: this.#lines + index + 1,
        turn,
        clause,
        what: { key: what.key, fields: what.fields },
        to,
      }),
    )
    this.#read += lines.length
    this.#lines += lines.length
    this.#showAll(lines, new Set(entries.map(({ seat }) => seat)))
    this.#clock = clockAfter(this.#clock, settings, this.match, this.#at, still)
    const step: NewStep = { step: this.#step, at: this.#at, entries, lines: rows }
    const checkpoint = this.#checkpoint()
    return checkpoint === undefined ? step : { ...step, checkpoint }
  }

  /** Before a step, everybody looks who has not kept what there was to see. */
  #look(): void {
    const resting = [...this.sights.values()].filter(({ isResting }) => isResting)
    if (resting.length === 0) return
    const views = this.match.views(resting.map(({ viewer }) => viewer))
    for (const [index, sight] of resting.entries()) sight.look(this.#shared, Object(views[index]))
  }

  /** After it, everybody looks what has changed. */
  #showAll(lines: readonly Line<GameTypes>[], seats: ReadonlySet<string>): void {
    const { match } = this
    const before = this.#shared
    this.#shared = sharedIn(match)
    const sharedChanges = makePatch(before, this.#shared)
    const ran = match.runs !== this.#runs
    this.#runs = match.runs
    const views = ran ? match.views([...this.sights.keys()]) : []
    const seen = { ran, shared: this.#shared, sharedChanges, lines, seats, compared: new Map() }
    let index = 0
    for (const sight of this.sights.values()) {
      sight.note(seen, views[index])
      index += 1
    }
  }

  #checkpoint(): CheckpointRow | undefined {
    const checkpoint = this.#keeper.taken()
    if (checkpoint === undefined || this.#unchecked < ENTRIES_A_CHECKPOINT) return undefined
    this.#unchecked = 0
    const sights = Object.fromEntries(
      [...this.sights].map(([viewer, { counters }]) => [viewer, { ...counters }]),
    )
    const counters = { lines: this.#lines, sights, clock: JSON.parse(JSON.stringify(this.#clock)) }
    return { step: this.#step, checkpoint, counters }
  }
}

function sharedIn(match: Match<GameTypes>): Shared {
  return { turn: match.turn, awaited: match.awaited(), outcome: match.outcome }
}

/** Holds the checkpoint a match makes in the course of a step, told by how many entries of that step are in it. */
class Keeper {
  #before = 0
  #newest: Checkpoint | undefined

  watch(entries: number): void {
    this.#before = entries
    this.#newest = undefined
  }

  keep(checkpoint: Checkpoint): void {
    this.#newest = { ...checkpoint, entries: checkpoint.entries - this.#before }
  }

  taken(): Checkpoint | undefined {
    const newest = this.#newest
    this.#newest = undefined
    return newest
  }
}

/** The record from the checkpoint on: what went before it is in its state. */
export function recordOf(
  { match, seats }: TableRows,
  entries: readonly Entry[],
  checkpoint: Checkpoint | undefined,
): MatchRecord {
  const { game, version, options, commitment, seed, words } = match
  const record: MatchRecord = {
    windward: 'record',
    format: 1,
    game,
    version,
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

import {
  type AnyGame,
  type Checkpoint,
  type Entry,
  freshSeed,
  type GameTypes,
  Match,
  type MatchHost,
  type MatchRecord,
  type Refusal,
  type Result,
  SPECTATOR,
  tableWords,
  takenBack,
  textOf,
} from '@windward/table'
import { sentenceOf } from '../trouble.ts'
import { hostWords } from '../words.en.ts'
import { LocalBots, type ReadyBot } from './bots/local-bots.ts'
import type { Thinkers } from './bots/thinkers.ts'
import { breath } from './breath.ts'
import { LinesBeside } from './lines-beside.ts'
import { forLog, LocalFrames } from './local-frames.ts'
import { positionOf } from './position-of.ts'
import type { Told } from './protocol.ts'
import type { KeptTable, keepStep, LocalTable } from './store.ts'

/** How long bots may answer before the page is shown how far they are. */
const UNSHOWN_MS = 60

interface Surroundings {
  readonly tell: (told: Told) => void
  readonly keep: typeof keepStep
  readonly thinkers: Thinkers
  /** It is played by the opening of its game: it can be looked at, and not go on. */
  readonly opening: boolean
}

/** A table that goes on from another, with what was done there before. */
interface TakenBack {
  readonly table: LocalTable
  readonly entries: readonly Entry[]
}

/** A match of this browser, open: takes answers, lets the bots answer, and keeps every step before it is told. */
export class LocalMatch {
  readonly #match: Match<GameTypes>
  readonly #log: LinesBeside
  readonly #frames: LocalFrames
  /** How many lines each viewer has been sent. */
  readonly #sent = new Map<string, number>()
  readonly #table: LocalTable
  readonly #bots: LocalBots
  readonly #surroundings: Surroundings
  #step: number
  #sequence = 0
  #viewer: string = SPECTATOR
  #linesTold = 0
  #unkept: Entry[] = []
  #checkpoint: Checkpoint | undefined
  /** The beginnings of this turn and the one before. */
  #turns: readonly Checkpoint[] = []
  #shown = 0
  /** The bots are answering, one after another. */
  #botsAnswer = false
  /** Commands and bots' answers, one after the other. */
  #queue: Promise<unknown> = Promise.resolve()

  constructor(game: AnyGame, kept: KeptTable, surroundings: Surroundings) {
    this.#frames = new LocalFrames(game)
    const keep = (checkpoint: Checkpoint) => {
      this.#checkpoint = checkpoint
      this.#frames.keep(checkpoint)
      this.#turns = [...this.#turns.slice(-1), checkpoint]
    }
    // Played again from its beginning, so that no line is missing; by other rules than it was begun under, that cannot be.
    const same = kept.record.version === game.version
    const { over, reasonsOpen = false } = kept.table
    this.#log = new LinesBeside(game, over || reasonsOpen)
    const host = { keep, beside: this.#log.note }
    const opened = same
      ? replayed(game, kept.record, host, this.#log)
      : Match.open(game, withCheckpoint(kept), host)
    if (!opened.ok)
      throw new Error(hostWords.outdated(textOf(opened.refusal.refused, tableWords, game.words)))
    this.#match = opened.value
    this.#log.open(this.#match)
    this.#table = same ? kept.table : { ...kept.table, record: headerOf(this.#match) }
    this.#step = kept.steps
    this.#surroundings = surroundings
    const { thinkers } = surroundings
    const ready = () => void this.#next(async () => undefined).then(() => this.begin())
    const { seats, effort, lesson } = kept.table
    const script = lesson?.script ?? []
    this.#bots = new LocalBots(this.#match, seats, { thinkers, ready, effort, script })
  }

  look(viewer: string): Promise<void> {
    return this.#next(async () => {
      this.#viewer = viewer
      this.#linesTold = 0
      this.#setUp()
      await this.#keepAndShow()
    })
  }

  /** Where bots set up in somebody's place, the table is shown when it stands. */
  #setUp(): void {
    if (!this.#table.seats.some(({ setUpBy }) => setUpBy !== undefined)) return
    while (this.#match.turn === 0) {
      const ready = this.#bots.next()
      if (ready === undefined) return
      this.#unkept.push(...this.#botAnswers(ready))
    }
  }

  answer(seat: string, question: string, answer: unknown): Promise<Refusal | undefined> {
    return this.#inTurn(() => this.#match.answer(seat, question, answer))
  }

  withdraw(seat: string, question: string): Promise<Refusal | undefined> {
    return this.#inTurn(() => this.#match.withdraw(seat, question))
  }

  instruct(seat: string, kind: string, instruction: unknown): Promise<Refusal | undefined> {
    return this.#inTurn(() => this.#match.instruct(seat, kind, instruction))
  }

  instructions(seat: string): Readonly<Record<string, unknown>> {
    return this.#match.instructions(seat)
  }

  /** TBL 5.9: a table at which the turn in which somebody here last answered begins anew; nothing while nobody has. */
  takeBack(): Promise<TakenBack | undefined> {
    return this.#next(async () => {
      await this.#keep()
      const record = this.#match.record()
      const here = this.#table.seats.flatMap(({ seat, by }) => (by === 'here' ? seat : []))
      const last = record.entries.findLastIndex(
        (entry) => entry.do === 'answer' && entry.by === undefined && here.includes(entry.seat),
      )
      if (here.length !== 1 || last < (record.base?.entries ?? 0)) return undefined
      return takenBackTable(this.#table, takenBack(record, this.#turnOf(last), freshSeed()))
    })
  }

  /** The beginning of the turn of an entry; none in the first one. */
  #turnOf(entry: number): Checkpoint | undefined {
    return this.#turns.findLast(({ entries }) => entries <= entry)
  }

  /** Whether somebody at this screen has a question that is not answered yet. */
  get isDue(): boolean {
    return this.#due().length > 0
  }

  /** Lets the bots answer whatever is before them; between any two of their answers a command may come. */
  async begin(): Promise<void> {
    if (this.#botsAnswer) return
    this.#botsAnswer = true
    try {
      while (await this.#next(() => this.#nextBot())) await breath()
    } catch (trouble) {
      this.#botsAnswer = false
      this.#surroundings.tell({ told: 'trouble', call: 0, message: sentenceOf(trouble) })
    }
  }

  #inTurn(command: () => Result<readonly Entry[]>): Promise<Refusal | undefined> {
    const done = this.#next(async () => {
      const result = this.#log.during(command)
      if (!result.ok) return result.refusal
      this.#unkept.push(...result.value)
      await this.#keepAndShow()
      return undefined
    })
    void this.#queue.then(() => this.begin())
    return done
  }

  #next<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(work)
    this.#queue = done.catch(() => undefined)
    return done
  }

  /** Whether there was a bot that could answer. */
  async #nextBot(): Promise<boolean> {
    const ready = this.#bots.next()
    if (ready !== undefined) this.#unkept.push(...this.#botAnswers(ready))
    const isDue = ready === undefined || performance.now() - this.#shown >= UNSHOWN_MS
    if (isDue && this.#unkept.length > 0) await this.#keepAndShow()
    this.#botsAnswer = ready !== undefined
    return this.#botsAnswer
  }

  /** A bot whose answer is refused, or that fails, does what the rules assume for somebody who is away. */
  #botAnswers({ question, answer, thinksAgain }: ReadyBot): readonly Entry[] {
    const { seat, id } = question
    try {
      const { answer: given, ...how } = answer()
      const taken = this.#log.during(() => this.#match.answer(seat, id, given, how))
      if (taken.ok) return taken.value
      if (thinksAgain()) return []
    } catch {
      // What a bot stumbles over must not stop the others.
    }
    const assumed = this.#match.timeUp(seat, id)
    return assumed.ok ? assumed.value : []
  }

  async #keepAndShow(): Promise<void> {
    await this.#keep()
    this.#show()
  }

  async #keep(): Promise<void> {
    const entries = this.#unkept
    if (entries.length === 0) return
    this.#unkept = []
    this.#step += 1
    const { turn, outcome } = this.#match
    Object.assign(this.#table, { changed: Date.now(), turn, over: outcome !== undefined })
    const checkpoint = this.#checkpoint
    this.#checkpoint = undefined
    await this.#surroundings.keep(this.#table, this.#step, entries, checkpoint)
  }

  #show(): void {
    const lines = this.#log.seenBy(this.#viewer)
    this.#shown = performance.now()
    this.#sequence += 1
    const after = this.#linesTold
    this.#linesTold = lines.length
    const drawnAfter = this.#sent.get(this.#viewer) ?? lines.length
    this.#sent.set(this.#viewer, lines.length)
    const frames = this.#frames.since(this.#match, this.#viewer)
    this.#surroundings.tell({
      told: 'position',
      opening: this.#surroundings.opening,
      position: positionOf(this.#match, this.#viewer, this.#sequence),
      due: this.#due(),
      after,
      lines: lines.slice(after),
      drawnAfter,
      frames: forLog(lines.slice(drawnAfter), this.#match.ledger(this.#viewer), frames),
    })
  }

  #due(): string[] {
    const asked = new Set<string>()
    for (const { seat } of this.#match.unanswered()) asked.add(seat)
    return this.#table.seats.flatMap(({ seat, by }) => (by === 'here' && asked.has(seat) ? seat : []))
  }
}

function takenBackTable(table: LocalTable, { entries, checkpoint: _, ...record }: MatchRecord): TakenBack {
  const { handed: __, ...kept } = table
  const now = Date.now()
  const turn = record.base?.turn ?? 0
  return {
    table: { ...kept, id: crypto.randomUUID(), record, begun: now, changed: now, turn, over: false },
    entries,
  }
}

/** Plays it from its beginning, in the hearing of whoever writes down what was answered in somebody's place. */
function replayed(
  game: AnyGame,
  record: MatchRecord,
  host: MatchHost,
  log: LinesBeside,
): Result<Match<GameTypes>> {
  const opened = Match.replay(game, record, host, 0)
  if (!opened.ok) return opened
  const match = opened.value
  log.open(match)
  const followed = match.follow(record.entries.slice(match.record().entries.length))
  return followed.ok ? opened : followed
}

function withCheckpoint({ record, checkpoint }: KeptTable): MatchRecord {
  return checkpoint === undefined ? record : { ...record, checkpoint }
}

/** A record as it is kept beside its entries. */
function headerOf(match: Match<GameTypes>): LocalTable['record'] {
  const { entries, checkpoint, ...header } = match.record()
  return header
}

import { SPECTATOR } from '@windward/table'
import { Followers } from '../live/followers.ts'
import type { Append } from '../storage/course.ts'
import { isAway } from '../storage/database-away.ts'
import type { DueChange, Kept, MatchId } from '../storage/matches.ts'
import { Unreadable } from '../storage/unreadable.ts'
import type { Attendant } from './attendant.ts'
import { Alarm } from './clock/alarm.ts'
import { nextWake } from './clock/next-wake.ts'
import type { Command } from './command.ts'
import { CommandQueue, type Done, Hindered, type QueuedCommand } from './command-queue.ts'
import type { Committer } from './group-commit.ts'
import { type MatchTable, readMatchTable, timingOf } from './match-table.ts'
import { isOfOtherRules, opening } from './opening.ts'
import { openingWords } from './opening-words.en.ts'
import { Rereading } from './reread.ts'
import type { ServedGame } from './served-game.ts'
import type { Services } from './services.ts'
import type { Carried, NewStep, SteppedMatch, Timing } from './stepped-match.ts'
import type { TableDecision, TableRefusal } from './table-refusal.ts'
import { tableRefusals } from './table-refusals.en.ts'
import { keepCarriedOver, readableCourse } from './upgrade/carry-over.ts'

const MOST_RACES = 8
const LOOKING_MS = 2000

/** A match that is open in this process: it carries out commands one after the other, and tells those who follow. */
export class OpenMatch implements Committer {
  readonly id: MatchId
  readonly served: ServedGame
  readonly followers = new Followers(this)
  /** When somebody last had to do with it. */
  used: number
  readonly #services: Services
  readonly #queue = new CommandQueue()
  readonly #attendants: Attendant[] = []
  #table: MatchTable
  #stepped: SteppedMatch | undefined
  #unplayable: string | undefined
  readonly #alarm = new Alarm()
  /** Its steps are being read, or has been. */
  #opening: Promise<void> = Promise.resolve()
  #underWay: Promise<void> | undefined
  #landed: () => void = () => undefined
  #ownWord = false
  #closed = false
  /** The step that was the last one when it was last looked whether anything happens here. */
  #quietSince = 0
  readonly #rereading = new Rereading(
    () => this.#reread(),
    (trouble) => this.#services.log(trouble, this.id),
  )

  private constructor(services: Services, served: ServedGame, table: MatchTable) {
    this.id = table.match.id
    this.#services = services
    this.served = served
    this.#table = table
    this.used = services.now()
  }

  static async open(services: Services, id: MatchId): Promise<OpenMatch | undefined> {
    const table = await readMatchTable(services.storage, id)
    const served = table === undefined ? undefined : await services.games.get(table.match.game)
    if (table === undefined || served === undefined) return undefined
    const openMatch = new OpenMatch(services, served, table)
    await openMatch.#openStepped()
    return openMatch
  }

  get table(): MatchTable {
    return this.#table
  }

  /** Nothing before the match has started. */
  get stepped(): SteppedMatch | undefined {
    return this.#stepped
  }

  /** Why a match that has started cannot be opened by the rules at hand. */
  get unplayable(): string | undefined {
    return this.#unplayable
  }

  get services(): Services {
    return this.#services
  }

  get timing(): Timing {
    return timingOf(this.#table)
  }

  get isClosed(): boolean {
    return this.#closed
  }

  get isBusy(): boolean {
    return !this.followers.isEmpty || this.#queue.isWaiting || this.#underWay !== undefined
  }

  /** Whether everything that can be seen of this match is on disk. */
  get isSettled(): boolean {
    return this.#underWay === undefined
  }

  attend(attendant: Attendant): void {
    this.#attendants.push(attendant)
  }

  /** Fulfilled when everything that can be seen of this match is on disk. */
  async settled(): Promise<void> {
    while (this.#underWay !== undefined) await this.#underWay
  }

  /** Fulfilled when everything there was word of has been read, and everything done here is on disk. */
  async current(): Promise<void> {
    await this.#rereading.idle()
    await this.settled()
  }

  /** Reads what other processes have kept, whether or not there was word of it; true if there was anything. */
  async caughtUp(): Promise<boolean> {
    if (this.#services.storage.database.engine === 'sqlite') return false
    const { stepped } = this
    const before = stepped?.step
    await this.#readNow()
    return this.#stepped !== stepped || stepped?.step !== before
  }

  /**
   * Looks, before anybody is told how things stand, whether another process has gone on: whoever has done something there
   * must find it here. While nobody can look, nothing new can have been kept either.
   */
  async lookedAgain(): Promise<void> {
    const { storage } = this.#services
    await this.#settledSoon()
    if (storage.database.engine === 'sqlite') return
    const there = await storage.matches.latest(this.id).catch((trouble: unknown) => {
      if (!isAway(trouble)) throw trouble
      return undefined
    })
    const step = this.#stepped?.step ?? 0
    if (there === undefined || (there.revision === this.#table.match.revision && there.step <= step)) return
    await this.#readNow()
  }

  /** Answers may wait long for a database that is away; whoever only looks is told to come again. */
  async #settledSoon(): Promise<void> {
    if (this.#underWay === undefined) return
    let late: NodeJS.Timeout | undefined
    const impatient = new Promise<never>((_, reject) => {
      late = setTimeout(() => reject(new Hindered('storage')), LOOKING_MS)
    })
    await Promise.race([this.settled(), impatient]).finally(() => clearTimeout(late))
  }

  async #readNow(): Promise<void> {
    this.heard()
    await this.current()
    this.#rereading.mustHaveRead()
  }

  /** Carries a command out in the next transaction; the promise is kept once it is on disk. */
  submit(command: Command): Promise<Done> {
    this.used = this.#services.now()
    const done = this.#queue.add(command)
    if (this.#underWay === undefined) this.#services.commit.call(this)
    return done
  }

  prepare(at: number): readonly Append[] {
    const stepped = this.#stepped
    const commands = this.#queue.take()
    if (stepped === undefined || this.#closed || this.#table.match.status !== 'playing') {
      this.#queue.refuse(this.#closed ? 'storage' : 'not-playing')
      return []
    }
    const steps: NewStep[] = stepped.step === 0 ? [stepped.begin(at, this.timing)] : []
    for (const queued of commands) this.#carryOut(stepped, queued, at)
    const step = stepped.stepTaken(at, this.timing)
    if (step !== undefined) steps.push(step)
    for (const queued of commands) this.#judge(stepped, queued)
    if (steps.length === 0) return []
    this.#underWay = new Promise((resolve) => {
      this.#landed = resolve
    })
    return this.#withEnd(stepped, steps, at).map((step) => ({ match: this.id, ...step }))
  }

  committed(outcome: Kept | 'failed'): void {
    if (outcome === 'kept') this.#kept()
    else void this.#lost(outcome)
  }

  /** Changes the table; whoever loses a race looks again and decides again. */
  async change(decide: (table: MatchTable) => TableDecision): Promise<TableRefusal | undefined> {
    this.used = this.#services.now()
    for (let races = 0; races < MOST_RACES; races += 1) {
      const decision = decide(this.#table)
      if ('refused' in decision) return decision
      const kept = await this.#services.storage.matches.change(this.id, this.#table.match.revision, decision)
      this.#ownWord = true
      await this.rereadTable()
      if (kept === 'kept') return undefined
    }
    return { refused: tableRefusals.tooManyAtOnce, why: 'conflict' }
  }

  /** There is word that something has changed. */
  heard(): void {
    const own = this.#ownWord
    this.#ownWord = false
    if (own && this.#services.storage.database.engine === 'sqlite') return
    this.#rereading.heard()
  }

  async rereadTable(): Promise<void> {
    const table = await readMatchTable(this.#services.storage, this.id)
    // Of two that were read at once the older may come last: the table never goes back to it.
    if (table === undefined || table.match.revision <= this.#table.match.revision) return this.#opening
    const before = this.#table
    this.#table = table
    this.#alarm.forget()
    if (this.#stepped === undefined || table.isDamaged) await this.#open()
    for (const attendant of this.#attendants) attendant.changed(before)
  }

  /** Called from time to time: where nothing has happened since the last time, nothing is kept that can be made again. */
  rest(): void {
    const stepped = this.#stepped
    if (stepped === undefined || this.#underWay !== undefined) return
    if (stepped.step === this.#quietSince) stepped.rest()
    this.#quietSince = stepped.step
  }

  /** Ends every stream. What is asked from now on is asked of the match opened anew. */
  close(): void {
    this.#closed = true
    this.followers.end()
  }

  #carryOut(stepped: SteppedMatch, queued: QueuedCommand, at: number): void {
    try {
      queued.result = stepped.take(queued.command, at, this.timing)
      this.#services.tally.command(queued.result.ok ? 'sealed' : 'refused')
    } catch (trouble) {
      queued.fault = trouble
      this.#services.log(trouble, this.id)
    }
  }

  /** What came of a command is said with the number its seat has come to by the whole step. */
  #judge(stepped: SteppedMatch, queued: QueuedCommand): void {
    const { command, result } = queued
    if (result === undefined) return
    const { sequence } = stepped.viewerPosition(
      stepped.viewerPositions.has(command.seat) ? command.seat : SPECTATOR,
    ).counters
    queued.done = result.ok
      ? { ok: true, sequence, did: result.value }
      : { ok: false, refusal: result.refusal, sequence }
  }

  #withEnd(stepped: SteppedMatch, steps: readonly NewStep[], at: number): readonly NewStep[] {
    const last = steps.at(-1)
    if (last === undefined) return steps
    const { outcome, turn } = stepped.match
    const due = this.#due(stepped, at)
    const ended =
      outcome === undefined ? undefined : { result: { turn, outcome: JSON.parse(JSON.stringify(outcome)) } }
    return [...steps.slice(0, -1), { ...last, ...(due && { due }), ...(ended && { ended }) }]
  }

  #due(stepped: SteppedMatch, at: number): readonly DueChange[] | undefined {
    const goesOn = stepped.match.outcome === undefined
    return this.#alarm.set(goesOn ? nextWake(this.#table, stepped, this.timing, at) : undefined, at)
  }

  /** Fulfilled when a match that has started has had its first step. */
  async begun(): Promise<void> {
    while (this.#stepped?.step === 0 && this.#table.match.status === 'playing' && !this.#closed)
      await new Promise((resolve) => setImmediate(resolve))
    await this.settled()
  }

  /** The time that was set has come: the next one is to be set anew. */
  woken(): void {
    this.#alarm.forget()
  }

  /** Sets the next time to be woken where no step does. */
  async rearm(): Promise<void> {
    const stepped = this.#stepped
    if (stepped === undefined || this.#table.match.status !== 'playing') return
    const due = this.#due(stepped, this.#services.now())
    if (due !== undefined) await this.change(() => ({ due }))
  }

  #kept(): void {
    this.#ownWord = true
    this.#land()
    this.followers.tell()
    this.#queue.answer()
    for (const attendant of this.#attendants) attendant.kept()
    if (this.#stepped?.match.outcome !== undefined)
      this.rereadTable().catch((trouble: unknown) => this.#services.log(trouble, this.id))
    if (this.#queue.isWaiting) this.#services.commit.call(this)
  }

  /** What was carried out here did not come to be: the match is opened anew, and what was asked is tried again. */
  async #lost(outcome: 'raced' | 'failed'): Promise<void> {
    try {
      if (outcome === 'failed') this.#queue.refuse('storage')
      else {
        this.#services.tally.command('raced')
        this.#queue.again()
      }
      this.#alarm.forget()
      await this.#openStepped()
      this.#land()
      this.followers.followAgain()
    } catch (trouble) {
      this.#services.log(trouble, this.id)
      this.#queue.refuse('storage')
      this.close()
      this.#land()
    }
    if (this.#queue.isWaiting) this.#services.commit.call(this)
  }

  #land(): void {
    this.#underWay = undefined
    this.#landed()
  }

  async #reread(): Promise<void> {
    await this.settled()
    await this.rereadTable()
    const stepped = this.#stepped
    if (stepped === undefined || this.#underWay !== undefined) return
    const steps = await this.#services.storage.course.steps(this.id, stepped.step + 1)
    if (stepped !== this.#stepped || this.#underWay !== undefined) return
    for (const step of steps) if (step.step === stepped.step + 1) stepped.follow(step, this.timing)
    if (steps.length > 0) this.#alarm.forget()
    this.followers.tell()
  }

  /** Whoever has changed the table meanwhile waits for it too. */
  #open(): Promise<void> {
    this.#opening = this.#openStepped()
    return this.#opening
  }

  async #openStepped(): Promise<void> {
    const { status } = this.#table.match
    this.#unplayable = undefined
    if (this.#table.isDamaged) return this.#damaged(new Unreadable('Its table cannot be read.'))
    if (status === 'gathering') return
    const { course } = this.#services.storage
    const kept = await readableCourse(course, this.id, this.#services.now())
    if (kept instanceof Unreadable) return this.#damaged(kept)
    const lines = isOfOtherRules(this.served, this.#table, kept)
      ? await course.allLines(this.id, 0, Number.MAX_SAFE_INTEGER)
      : []
    const opened = opening(this.served, this.#table, { ...kept, lines }, this.timing)
    if (opened.becomes === 'migrated') return this.#carryOver(opened.carried, kept.at)
    if (opened.becomes === 'as-it-is') {
      this.#stepped = opened.stepped
      if (opened.stepped.step === 0 && status === 'playing') await this.#begin()
      return
    }
    if (opened.becomes === 'damaged') return this.#damaged(opened.trouble)
    this.#stepped = undefined
    this.#unplayable = opened.sentence
  }

  #damaged(trouble: unknown): void {
    this.#stepped = undefined
    this.#unplayable = openingWords.damaged
    this.#services.log(trouble, this.id)
  }

  /** Nothing has happened yet, so it is the rules at hand it is played by. */
  async #begin(): Promise<void> {
    const { revision, version } = this.#table.match
    const now = this.served.game.version
    if (version !== now)
      await this.#services.storage.matches.change(this.id, revision, { match: { version: now } })
    this.#services.commit.call(this)
  }

  async #carryOver({ stepped, base, step }: Carried, at: number): Promise<void> {
    const appends = this.#withEnd(stepped, [step], at).map((each) => ({ match: this.id, ...each }))
    const carried = { base, appends, at }
    if ((await keepCarriedOver(this.#services.storage, this.#table.match, carried)) === 'raced')
      return this.#openStepped()
    this.#stepped = stepped
  }
}

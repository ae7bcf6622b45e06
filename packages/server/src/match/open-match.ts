import { SPECTATOR } from '@windward/table'
import { Audience } from '../live/followers.ts'
import type { Append } from '../storage/course.ts'
import { isAway } from '../storage/database-away.ts'
import type { DueChange, Kept, MatchId, TableChange } from '../storage/matches.ts'
import { Alarm } from './clock/alarm.ts'
import { nextWake } from './clock/next-wake.ts'
import type { Command } from './command.ts'
import { type Done, Hindered, type Order, Orders } from './command-queue.ts'
import type { Committer } from './group-commit.ts'
import { type Table, tableFrom, timingOf } from './match-table.ts'
import { isOfOtherRules, opening } from './opening.ts'
import type { ServedGame } from './served-game.ts'
import type { Harbour } from './services.ts'
import type { Carried, Course, NewStep, Timing } from './stepped-match.ts'
import { keepCarriedOver, keptCourse } from './upgrade/carry-over.ts'

/** Somebody who is told after the room has changed: streams, bots, whoever waits for a seat. */
export interface Attendant {
  /** Steps were kept by this process, so what follows from them is this process's to do. */
  kept(): void
  /** The table or the match has changed, here or elsewhere. */
  changed(before: Table): void
}

/** Why a table cannot be changed so. */
export interface TableRefusal {
  readonly refused: string
  readonly why: 'forbidden' | 'conflict' | 'invalid'
}

export type TableDecision = TableChange | TableRefusal

const MOST_RACES = 8
const LOOKING_MS = 2000

/** A match that is open in this process: it carries out commands one after the other, and tells those who follow. */
export class Room implements Committer {
  readonly id: MatchId
  readonly served: ServedGame
  readonly audience = new Audience(this)
  /** When somebody last had to do with it. */
  used: number
  readonly #harbour: Harbour
  readonly #orders = new Orders()
  readonly #attendants: Attendant[] = []
  #table: Table
  #course: Course | undefined
  #unplayable: string | undefined
  readonly #alarm = new Alarm()
  /** The course is being read, or has been. */
  #opening: Promise<void> = Promise.resolve()
  #underWay: Promise<void> | undefined
  #landed: () => void = () => undefined
  #ownWord = false
  #closed = false
  /** The step that was the last one when it was last looked whether anything happens here. */
  #quietSince = 0
  #reading: Promise<void> | undefined
  /** There was word while what it might be about was being read. */
  #heardAgain = false
  /** Why it could not be read, if it was not. */
  #unread: unknown

  private constructor(harbour: Harbour, served: ServedGame, table: Table) {
    this.id = table.match.id
    this.#harbour = harbour
    this.served = served
    this.#table = table
    this.used = harbour.now()
  }

  static async open(harbour: Harbour, id: MatchId): Promise<Room | undefined> {
    const table = await readTable(harbour, id)
    const served = table === undefined ? undefined : await harbour.games.get(table.match.game)
    if (table === undefined || served === undefined) return undefined
    const room = new Room(harbour, served, table)
    await room.#openCourse()
    return room
  }

  get table(): Table {
    return this.#table
  }

  /** Nothing before the match has started. */
  get course(): Course | undefined {
    return this.#course
  }

  /** Why a match that has started cannot be opened by the rules at hand. */
  get unplayable(): string | undefined {
    return this.#unplayable
  }

  get harbour(): Harbour {
    return this.#harbour
  }

  get timing(): Timing {
    return timingOf(this.#table)
  }

  get isClosed(): boolean {
    return this.#closed
  }

  get isBusy(): boolean {
    return !this.audience.isEmpty || this.#orders.isWaiting || this.#underWay !== undefined
  }

  /** Whether everything that can be seen of this room is on disk. */
  get isSettled(): boolean {
    return this.#underWay === undefined
  }

  attend(attendant: Attendant): void {
    this.#attendants.push(attendant)
  }

  /** Fulfilled when everything that can be seen of this room is on disk. */
  async settled(): Promise<void> {
    while (this.#underWay !== undefined) await this.#underWay
  }

  /** Fulfilled when everything there was word of has been read, and everything done here is on disk. */
  async current(): Promise<void> {
    while (this.#reading !== undefined) await this.#reading
    await this.settled()
  }

  /** Reads what other processes have kept, whether or not there was word of it; true if there was anything. */
  async caughtUp(): Promise<boolean> {
    if (this.#harbour.storage.database.engine === 'sqlite') return false
    const { course } = this
    const before = course?.step
    await this.#readNow()
    return this.#course !== course || course?.step !== before
  }

  /**
   * Looks, before anybody is told how things stand, whether another process has gone on: whoever has done something there
   * must find it here. While nobody can look, nothing new can have been kept either.
   */
  async lookedAgain(): Promise<void> {
    const { storage } = this.#harbour
    await this.#settledSoon()
    if (storage.database.engine === 'sqlite') return
    const there = await storage.matches.standing(this.id).catch((trouble: unknown) => {
      if (!isAway(trouble)) throw trouble
      return undefined
    })
    const step = this.#course?.step ?? 0
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

  /** Whoever goes on from here must know all there is: it is thrown if it could not be read. */
  async #readNow(): Promise<void> {
    this.heard()
    await this.current()
    if (this.#unread !== undefined) throw this.#unread
  }

  /** Carries a command out in the next transaction; the promise is kept once it is on disk. */
  submit(command: Command): Promise<Done> {
    this.used = this.#harbour.now()
    const done = this.#orders.add(command)
    if (this.#underWay === undefined) this.#harbour.commit.call(this)
    return done
  }

  prepare(at: number): readonly Append[] {
    const course = this.#course
    const orders = this.#orders.take()
    if (course === undefined || this.#closed || this.#table.match.status !== 'playing') {
      this.#orders.refuse(this.#closed ? 'storage' : 'not-playing')
      return []
    }
    const steps: NewStep[] = course.step === 0 ? [course.begin(at, this.timing)] : []
    for (const order of orders) this.#carryOut(course, order, at)
    const step = course.stepTaken(at, this.timing)
    if (step !== undefined) steps.push(step)
    for (const order of orders) this.#judge(course, order)
    if (steps.length === 0) return []
    this.#underWay = new Promise((resolve) => {
      this.#landed = resolve
    })
    return this.#withEnd(course, steps, at).map((step) => ({ match: this.id, ...step }))
  }

  committed(outcome: Kept | 'failed'): void {
    if (outcome === 'kept') this.#kept()
    else void this.#lost(outcome)
  }

  /** Changes the table; whoever loses a race looks again and decides again. */
  async change(decide: (table: Table) => TableDecision): Promise<TableRefusal | undefined> {
    this.used = this.#harbour.now()
    for (let races = 0; races < MOST_RACES; races += 1) {
      const decision = decide(this.#table)
      if ('refused' in decision) return decision
      const kept = await this.#harbour.storage.matches.change(this.id, this.#table.match.revision, decision)
      this.#ownWord = true
      await this.rereadTable()
      if (kept === 'kept') return undefined
    }
    return { refused: 'Too many people change this table at once. Try again.', why: 'conflict' }
  }

  /** There is word that something has changed. */
  heard(): void {
    const own = this.#ownWord
    this.#ownWord = false
    if (own && this.#harbour.storage.database.engine === 'sqlite') return
    if (this.#reading !== undefined) {
      this.#heardAgain = true
      return
    }
    this.#reading = this.#reread()
      .then(
        () => {
          this.#unread = undefined
        },
        (trouble: unknown) => {
          this.#unread = trouble
          this.#harbour.log(trouble, this.id)
        },
      )
      .finally(() => {
        this.#reading = undefined
        if (!this.#heardAgain) return
        this.#heardAgain = false
        this.heard()
      })
  }

  async rereadTable(): Promise<void> {
    const table = await readTable(this.#harbour, this.id)
    if (table === undefined || table.match.revision === this.#table.match.revision) return this.#opening
    const before = this.#table
    this.#table = table
    this.#alarm.forget()
    if (this.#course === undefined) await this.#open()
    for (const attendant of this.#attendants) attendant.changed(before)
  }

  /** Called from time to time: where nothing has happened since the last time, nothing is kept that can be made again. */
  rest(): void {
    const course = this.#course
    if (course === undefined || this.#underWay !== undefined) return
    if (course.step === this.#quietSince) course.rest()
    this.#quietSince = course.step
  }

  /** Ends every stream. What is asked from now on is asked of another room. */
  close(): void {
    this.#closed = true
    this.audience.end()
  }

  #carryOut(course: Course, order: Order, at: number): void {
    try {
      order.result = course.take(order.command, at, this.timing)
      this.#harbour.tally.order(order.result.ok ? 'sealed' : 'refused')
    } catch (trouble) {
      order.fault = trouble
      this.#harbour.log(trouble, this.id)
    }
  }

  /** What came of an order is said with the number its seat has come to by the whole step. */
  #judge(course: Course, order: Order): void {
    const { command, result } = order
    if (result === undefined) return
    const { sequence } = course.sight(course.sights.has(command.seat) ? command.seat : SPECTATOR).counters
    order.done = result.ok
      ? { ok: true, sequence, did: result.value }
      : { ok: false, refusal: result.refusal, sequence }
  }

  #withEnd(course: Course, steps: readonly NewStep[], at: number): readonly NewStep[] {
    const last = steps.at(-1)
    if (last === undefined) return steps
    const { outcome, turn } = course.match
    const due = this.#due(course, at)
    const ended =
      outcome === undefined ? undefined : { result: { turn, outcome: JSON.parse(JSON.stringify(outcome)) } }
    return [...steps.slice(0, -1), { ...last, ...(due && { due }), ...(ended && { ended }) }]
  }

  #due(course: Course, at: number): readonly DueChange[] | undefined {
    const goesOn = course.match.outcome === undefined
    return this.#alarm.set(goesOn ? nextWake(this.#table, course, this.timing, at) : undefined, at)
  }

  /** Fulfilled when a match that has started has had its first step. */
  async begun(): Promise<void> {
    while (this.#course?.step === 0 && !this.#closed) await new Promise((resolve) => setImmediate(resolve))
    await this.settled()
  }

  /** The time that was set has come: the next one is to be set anew. */
  woken(): void {
    this.#alarm.forget()
  }

  /** Sets the next time to be woken where no step does. */
  async rearm(): Promise<void> {
    const course = this.#course
    if (course === undefined || this.#table.match.status !== 'playing') return
    const due = this.#due(course, this.#harbour.now())
    if (due !== undefined) await this.change(() => ({ due }))
  }

  #kept(): void {
    this.#ownWord = true
    this.#land()
    this.audience.tell()
    this.#orders.answer()
    for (const attendant of this.#attendants) attendant.kept()
    if (this.#course?.match.outcome !== undefined)
      this.rereadTable().catch((trouble: unknown) => this.#harbour.log(trouble, this.id))
    if (this.#orders.isWaiting) this.#harbour.commit.call(this)
  }

  /** What was carried out here did not come to be: the match is opened anew, and what was asked is tried again. */
  async #lost(outcome: 'raced' | 'failed'): Promise<void> {
    try {
      if (outcome === 'failed') this.#orders.refuse('storage')
      else {
        this.#harbour.tally.order('raced')
        this.#orders.again()
      }
      this.#alarm.forget()
      await this.#openCourse()
      this.#land()
      this.audience.followAgain()
    } catch (trouble) {
      this.#harbour.log(trouble, this.id)
      this.#orders.refuse('storage')
      this.close()
      this.#land()
    }
    if (this.#orders.isWaiting) this.#harbour.commit.call(this)
  }

  #land(): void {
    this.#underWay = undefined
    this.#landed()
  }

  async #reread(): Promise<void> {
    await this.settled()
    await this.rereadTable()
    const course = this.#course
    if (course === undefined || this.#underWay !== undefined) return
    const steps = await this.#harbour.storage.course.steps(this.id, course.step + 1)
    if (course !== this.#course || this.#underWay !== undefined) return
    for (const step of steps) if (step.step === course.step + 1) course.follow(step, this.timing)
    if (steps.length > 0) this.#alarm.forget()
    this.audience.tell()
  }

  /** Whoever has changed the table meanwhile waits for it too. */
  #open(): Promise<void> {
    this.#opening = this.#openCourse()
    return this.#opening
  }

  async #openCourse(): Promise<void> {
    const { status } = this.#table.match
    this.#unplayable = undefined
    if (status === 'gathering') return
    const { course } = this.#harbour.storage
    const kept = await keptCourse(course, this.id, this.#harbour.now())
    const lines = isOfOtherRules(this.served, this.#table, kept)
      ? await course.allLines(this.id, 0, Number.MAX_SAFE_INTEGER)
      : []
    const opened = opening(this.served, this.#table, { ...kept, lines }, this.timing)
    if (opened.becomes === 'migrated') return this.#carryOver(opened.carried, kept.at)
    if (opened.becomes === 'as-it-is') {
      this.#course = opened.course
      if (opened.course.step === 0 && status === 'playing') await this.#begin()
      return
    }
    this.#course = undefined
    this.#unplayable = opened.sentence
    if (opened.becomes === 'damaged') this.#harbour.log(opened.trouble, this.id)
  }

  /** Nothing has happened yet, so it is the rules at hand it is played by. */
  async #begin(): Promise<void> {
    const { revision, version } = this.#table.match
    const now = this.served.game.version
    if (version !== now)
      await this.#harbour.storage.matches.change(this.id, revision, { match: { version: now } })
    this.#harbour.commit.call(this)
  }

  async #carryOver({ course, base, step }: Carried, at: number): Promise<void> {
    const appends = this.#withEnd(course, [step], at).map((each) => ({ match: this.id, ...each }))
    const carried = { base, appends, at }
    if ((await keepCarriedOver(this.#harbour.storage, this.#table.match, carried)) === 'raced')
      return this.#openCourse()
    this.#course = course
  }
}

async function readTable({ storage }: Harbour, id: MatchId): Promise<Table | undefined> {
  const rows = await storage.matches.find(id)
  return rows === undefined ? undefined : tableFrom(rows, await storage.matches.happenings(id))
}

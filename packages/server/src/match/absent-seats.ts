import { deadlines, warningAt } from './clock.ts'
import type { Command } from './command.ts'
import type { Attendant, Room } from './room.ts'
import { actorOf, seatRow, type Table } from './table.ts'
import { wireQuestion } from './wire.ts'

/** Sees to the seats nobody answers for: bots are asked, the rules speak for the empty ones and for those out of time. */
export class AbsentSeats implements Attendant {
  readonly #room: Room
  /** Questions that bots are thinking about. */
  readonly #thinking = new Set<string>()

  constructor(room: Room) {
    this.#room = room
  }

  kept(): void {
    this.see()
  }

  changed(): void {
    this.see()
  }

  get isBusy(): boolean {
    return this.#thinking.size > 0
  }

  /** Asks whoever is to answer for a seat without its player. */
  see(): void {
    const { course, table } = this.#room
    if (course === undefined || course.step === 0 || table.match.status !== 'playing') return
    const absent = table.seats.filter((row) => actorOf(row) !== 'person')
    if (absent.length === 0) return
    for (const question of course.match.unanswered()) {
      const row = absent.find(({ seat }) => seat === question.seat)
      if (row === undefined) continue
      if (row.bot === null)
        this.#do({ do: 'time-up', seat: row.seat, question: question.id, because: 'nobody' })
      else void this.#ask(row.seat, question.id, row.bot)
    }
  }

  /** A time that was set has come: warnings, deadlines, bots that were forgotten when a process died. */
  async wake(): Promise<void> {
    // A time set from an older position would take the place of the right one.
    await this.#room.caughtUp()
    const { course, table, timing, harbour, id } = this.#room
    this.#room.woken()
    if (course === undefined || table.match.status !== 'playing') return
    const now = harbour.now()
    for (const deadline of deadlines(course.clock, timing.settings, timing.still)) {
      const { seat, question, at } = deadline
      if (at === undefined) continue
      const warning = warningAt(deadline)
      const person = seatRow(table, seat)?.person
      if (at <= now) await this.#timeUp(seat, question)
      else if (person && warning !== undefined && warning <= now)
        harbour.heralds.timeShort(person, id, question, at)
    }
    this.see()
    await this.#room.settled()
    await this.#room.rearm()
  }

  /** What the table has chosen for a seat whose time has run out. */
  async #timeUp(seat: string, question: string): Promise<void> {
    const { table, served } = this.#room
    const row = seatRow(table, seat)
    const [bot] = Object.keys(served.game.bots).toReversed()
    const isPerson = row !== undefined && actorOf(row) === 'person'
    if (isPerson && table.match.absence === 'bot' && bot !== undefined) {
      await this.#room.change((now) => heldByBot(now, seat, bot, this.#room.harbour.now()))
      return
    }
    const done = await this.#room.submit({ do: 'time-up', seat, question, because: 'overdue' })
    if (!done.ok || !done.did || !isPerson) return
    const offered = table.match.absence === 'offer' && !table.offered.has(seat)
    await this.#room.change(() => ({
      happenings: [
        { at: this.#room.harbour.now(), what: { do: 'time-up', seat } },
        ...(offered ? [{ at: this.#room.harbour.now(), what: { do: 'offered', seat } }] : []),
      ],
    }))
  }

  async #ask(seat: string, id: string, bot: string): Promise<void> {
    const key = `${seat} ${id}`
    const { course, served, harbour } = this.#room
    const question = course?.match.questions(seat).find((each) => each.id === id)
    if (course === undefined || question === undefined || this.#thinking.has(key)) return
    this.#thinking.add(key)
    const { kind, brief, free } = wireQuestion(served.game, question)
    try {
      const task = { module: served.module, bot, question: { id, seat, kind, brief, free } }
      const answer = await harbour.bots.answer({ ...task, view: course.sight(seat).viewText() })
      const done =
        this.#sitsThere(seat) && (await this.#room.submit({ do: 'bot', seat, question: id, answer }))
      if (done && !done.ok) throw new Error(`The bot ${bot} gave an answer that was refused.`)
      this.#thinking.delete(key)
      this.see()
    } catch (trouble) {
      this.#thinking.delete(key)
      harbour.log(trouble, this.#room.id)
      await this.#failed(seat, id, bot)
    }
  }

  #sitsThere(seat: string): boolean {
    const row = seatRow(this.#room.table, seat)
    return row !== undefined && row.bot !== null
  }

  /** A bot that throws or stalls is replaced by what the rules assume, and the table is told. */
  async #failed(seat: string, question: string, bot: string): Promise<void> {
    if (this.#room.isClosed || !this.#sitsThere(seat)) return
    this.#do({ do: 'time-up', seat, question, because: 'nobody' })
    const at = this.#room.harbour.now()
    const told = this.#room.table.told.at(-1)
    if (told?.do === 'bot-failed' && told.seat === seat) return
    await this.#room
      .change(() => ({ happenings: [{ at, what: { do: 'bot-failed', seat, bot } }] }))
      .catch((trouble: unknown) => this.#room.harbour.log(trouble, this.#room.id))
  }

  #do(command: Command): void {
    this.#room.submit(command).catch((trouble: unknown) => this.#room.harbour.log(trouble, this.#room.id))
  }
}

function heldByBot(table: Table, seat: string, bot: string, at: number) {
  const row = seatRow(table, seat)
  if (row === undefined || row.bot !== null) return {}
  return {
    seats: [{ ...row, bot }],
    happenings: [
      { at, what: { do: 'time-up', seat } },
      { at, what: { do: 'held', seat, bot } },
    ],
  }
}

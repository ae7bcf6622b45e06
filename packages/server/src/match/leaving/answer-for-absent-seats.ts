import { botAt } from '@windward/table'
import type { Attendant } from '../attendant.ts'
import { AskedBots } from '../bots/asked-bots.ts'
import { deadlines, letterAt } from '../clock/clock.ts'
import type { Command } from '../command.ts'
import { actorOf, type MatchTable, seatRow } from '../match-table.ts'
import type { OpenMatch } from '../open-match.ts'
import { type Rest, restOf, waiting } from './absence.ts'
import { givenUpByLeaving } from './resign.ts'

const A_DAY_MS = 24 * 60 * 60 * 1000

/**
 * Sees to the seats nobody answers for: bots are asked, the rules speak for the empty ones and for those out of time. When
 * everybody is away, it has the table wait at the start of the next turn.
 */
export class AnswersForAbsentSeats implements Attendant {
  readonly #openMatch: OpenMatch
  readonly #bots: AskedBots
  /** Something is being noted about the table; when it is, everything is looked at anew. */
  #noting = false

  constructor(openMatch: OpenMatch) {
    this.#openMatch = openMatch
    this.#bots = new AskedBots(openMatch, () => this.see())
  }

  kept(): void {
    this.see()
  }

  changed(before: MatchTable): void {
    this.#tellAway(before)
    this.see()
  }

  get isBusy(): boolean {
    return this.#bots.isBusy || this.#noting
  }

  /** Asks whoever is to answer for a seat without its player. */
  see(): void {
    const { stepped, table } = this.#openMatch
    if (stepped === undefined || stepped.step === 0 || table.match.status !== 'playing') return
    const absent = table.seats.filter((row) => actorOf(row) !== 'person')
    if (absent.length === 0 && table.late.size === 0) return
    if (this.#rest() !== 'plays') return
    for (const question of stepped.match.unanswered()) {
      const row = absent.find(({ seat }) => seat === question.seat)
      if (row === undefined) continue
      if (row.bot === null)
        this.#do({ do: 'time-up', seat: row.seat, question: question.id, because: 'nobody' })
      else this.#bots.ask(row.seat, question.id, row.bot)
    }
  }

  /** A time that was set has come: warnings, deadlines, bots that were forgotten when a process died. */
  async wake(): Promise<void> {
    // A time set from an older position would take the place of the right one.
    await this.#openMatch.caughtUp()
    const { stepped, table, timing, services, id } = this.#openMatch
    this.#openMatch.woken()
    if (this.#openMatch.unplayable !== undefined) return this.#lookLater()
    if (stepped === undefined || table.match.status !== 'playing') return
    const now = services.now()
    if (this.#rest() === 'plays')
      for (const deadline of deadlines(stepped.clock, timing.settings, timing.still)) {
        const { seat, question, at } = deadline
        const row = seatRow(table, seat)
        // Bots have a time of their own, and empty seats none.
        if (at === undefined || row === undefined || actorOf(row) !== 'person') continue
        const warning = letterAt(deadline)
        const { person } = row
        if (at <= now) await this.#timeUp(seat, question)
        else if (person !== null && warning !== undefined && warning <= now)
          services.matchNotices.timeShort(person, id, question, at)
      }
    this.see()
    await this.#openMatch.settled()
    await this.#openMatch.rearm()
  }

  /** Should the rules it needs come back, its clocks are to be looked at again. */
  async #lookLater(): Promise<void> {
    const { services } = this.#openMatch
    await this.#openMatch.change(({ match }) =>
      match.status === 'playing' ? { due: [{ kind: 'wake', at: services.now() + A_DAY_MS }] } : {},
    )
  }

  /** Whether the table plays on; what has to be noted first is noted, and then everything is looked at again. */
  #rest(): Rest {
    const { stepped, table, services } = this.#openMatch
    if (this.#noting) return 'waits'
    if (table.left.size > 0) {
      this.#note((now) => givenUpByLeaving(now, this.#openMatch.served.game, services.now()))
      return 'waits'
    }
    const turn = stepped?.match.turn ?? 0
    const rest = restOf(table, turn, services.now())
    if (rest === 'begins-to-wait') this.#note((now) => waiting(now, turn, services.now()))
    return rest
  }

  #note(decide: Parameters<OpenMatch['change']>[0]): void {
    const { services, id } = this.#openMatch
    this.#noting = true
    this.#openMatch
      .change(decide)
      .finally(() => {
        this.#noting = false
      })
      .then((refusal) => {
        if (refusal === undefined) this.see()
        return this.#openMatch.rearm()
      })
      .catch((trouble: unknown) => services.log(trouble, id))
  }

  /** What the table has chosen for a seat whose time has run out. */
  async #timeUp(seat: string, question: string): Promise<void> {
    const { stepped, table, served, services } = this.#openMatch
    const turn = stepped?.match.turn ?? 0
    const row = seatRow(table, seat)
    const bot = botAt(served.game, 'usual')
    // Of several questions the first may have brought a bot to the seat, which answers the others too.
    if (row === undefined || actorOf(row) !== 'person') return
    if (table.match.absence === 'bot' && bot !== undefined) {
      await this.#openMatch.change((now) => heldByBot(now, seat, bot, turn, services.now()))
      return
    }
    const done = await this.#openMatch.submit({ do: 'time-up', seat, question, because: 'overdue' })
    if (!done.ok || !done.did) return
    const offered = table.match.absence === 'offer' && !table.offered.has(seat)
    await this.#openMatch.change(() => ({
      happenings: [
        { at: services.now(), what: { do: 'time-up', seat, turn } },
        ...(offered ? [{ at: services.now(), what: { do: 'offered', seat } }] : []),
      ],
    }))
  }

  /** Word to people whose seats others play now, and to everybody for whom the table waits. */
  #tellAway(before: MatchTable): void {
    const { table, services, id } = this.#openMatch
    for (const { seat, person, bot } of before.seats) {
      const now = seatRow(table, seat)
      if (person !== null && before.late.has(seat) && !table.late.has(seat))
        services.matchNotices.answered(person, id)
      if (person === null || bot !== null || now === undefined) continue
      if (now.person === person && now.bot !== null)
        services.matchNotices.held(person, id, table.late.get(seat)?.since ?? 0)
      if (now.person === null && now.bot !== null && !table.resigned.has(seat))
        services.matchNotices.replaced(person, id)
    }
    const until = table.waitedUntil
    if (until === undefined || until === before.waitedUntil) return
    for (const { person } of table.seats)
      if (person !== null) services.matchNotices.waiting(person, id, until)
  }

  #do(command: Command): void {
    this.#openMatch
      .submit(command)
      .catch((trouble: unknown) => this.#openMatch.services.log(trouble, this.#openMatch.id))
  }
}

function heldByBot(table: MatchTable, seat: string, bot: string, turn: number, at: number) {
  const row = seatRow(table, seat)
  if (row === undefined || row.bot !== null) return {}
  return {
    seats: [{ ...row, bot }],
    happenings: [
      { at, what: { do: 'time-up', seat, turn } },
      { at, what: { do: 'held', seat, bot } },
    ],
  }
}

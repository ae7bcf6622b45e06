import { setTimeout as pause } from 'node:timers/promises'
import { SEATS, wandering } from '../skirmish-orders.ts'
import { quantile } from './quantile.ts'
import type { Contender, SeatLine, Turn } from './table-under-load.ts'

export interface Served {
  /** Orders for each second of the server's processor time. */
  readonly perCpuSecond: number
  /** How long a round took, in ms: from when the last seat heard of a turn to when the last heard of the next. */
  readonly p50: number
  readonly p99: number
}

/**
 * Seven seats at each of many matches. Each sends its orders as soon as it hears that a turn has begun; or, where the
 * matches are paced, all seats of a match do so when its next round is due.
 */
export class Load {
  readonly #server: Contender
  readonly #tables: readonly Table[]

  private constructor(server: Contender, tables: readonly Table[]) {
    this.#server = server
    this.#tables = tables
  }

  static async on(server: Contender, matches: number): Promise<Load> {
    const tables = Array.from({ length: matches }, (_, number) => seated(server, number))
    return new Load(server, await Promise.all(tables))
  }

  /** `everyMs` is how often each match begins a round; 0 for as soon as the last has ended. */
  async play(rounds: number, everyMs = 0): Promise<Served> {
    const before = await this.#server.cpuSeconds()
    const { length } = this.#tables
    const times = await Promise.all(
      this.#tables.map(async (table, index) => {
        // Matches that are paced do not all begin in the same moment.
        if (everyMs > 0) await pause((everyMs * index) / length)
        return table.play(rounds, everyMs)
      }),
    )
    const spent = (await this.#server.cpuSeconds()) - before
    const sorted = times.flat().sort((a, b) => a - b)
    return {
      perCpuSecond: Math.round((this.#tables.length * rounds * SEATS) / spent),
      p50: quantile(sorted, 0.5),
      p99: quantile(sorted, 0.99),
    }
  }
}

async function seated(server: Contender, number: number): Promise<Table> {
  const table = new Table()
  await table.fill(server, number)
  return table
}

/** A match seen from all its seats at once. */
class Table {
  readonly #lines: SeatLine[] = []
  readonly #heard = Array.from({ length: SEATS }, (): Turn | undefined => undefined)
  #roundBegan = 0
  #left = 0
  #everyMs = 0
  #due = 0
  #times: number[] = []
  #done: (times: number[]) => void = () => {}

  async fill(server: Contender, number: number): Promise<void> {
    for (let seat = 0; seat < SEATS; seat += 1) {
      this.#lines.push(await server.sit(number, seat, (turn) => this.#hear(seat, turn)))
    }
  }

  play(rounds: number, everyMs: number): Promise<number[]> {
    this.#left = rounds
    this.#everyMs = everyMs
    this.#times = []
    return new Promise((resolve) => {
      this.#done = resolve
      this.#due = performance.now()
      this.#begin()
    })
  }

  /** All seats at once: the first round, and every round of a match that is paced. */
  #begin(): void {
    this.#roundBegan = performance.now()
    for (let seat = 0; seat < SEATS; seat += 1) this.#order(seat)
  }

  #hear(seat: number, turn: Turn): void {
    const last = this.#heard[seat]
    if (last !== undefined && last.turn >= turn.turn) return
    this.#heard[seat] = turn
    if (this.#left === 0) return
    const all = this.#heard.every((each) => (each?.turn ?? 0) >= turn.turn)
    const isLast = this.#left === 1
    if (all) this.#endRound()
    if (!isLast && this.#everyMs === 0) this.#order(seat)
  }

  #endRound(): void {
    const now = performance.now()
    this.#times.push(now - this.#roundBegan)
    this.#roundBegan = now
    this.#left -= 1
    if (this.#left === 0) this.#done(this.#times)
    else if (this.#everyMs > 0) this.#beginWhenDue(now)
  }

  #beginWhenDue(now: number): void {
    this.#due = Math.max(this.#due + this.#everyMs, now)
    setTimeout(() => this.#begin(), this.#due - now)
  }

  #order(seat: number): void {
    const heard = this.#heard[seat]
    if (heard === undefined) throw new Error('A seat was told of no turn.')
    this.#lines[seat]?.order(wandering(heard.units, seat, heard.turn), heard.turn)
  }
}

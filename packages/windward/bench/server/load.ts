import { SEATS, wandering } from '../skirmish-orders.ts'
import type { Contender, SeatLine, Turn } from './table-under-load.ts'

export interface Served {
  /** Orders for each second of the server's processor time. */
  readonly perCpuSecond: number
  /** How long a round took, in ms: from the first seat that hears of a turn to the last that hears of the next. */
  readonly p50: number
  readonly p99: number
}

/** Seven seats at each of many matches; each sends its orders as soon as it hears that a turn has begun. */
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

  async play(rounds: number): Promise<Served> {
    const before = await this.#server.cpuSeconds()
    const times = await Promise.all(this.#tables.map((table) => table.play(rounds)))
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
  #times: number[] = []
  #done: (times: number[]) => void = () => {}

  async fill(server: Contender, number: number): Promise<void> {
    for (let seat = 0; seat < SEATS; seat += 1) {
      this.#lines.push(await server.sit(number, seat, (turn) => this.#hear(seat, turn)))
    }
  }

  play(rounds: number): Promise<number[]> {
    this.#left = rounds
    this.#times = []
    return new Promise((resolve) => {
      this.#done = resolve
      this.#roundBegan = performance.now()
      for (let seat = 0; seat < SEATS; seat += 1) this.#order(seat)
    })
  }

  #hear(seat: number, turn: Turn): void {
    const last = this.#heard[seat]
    if (last !== undefined && last.turn >= turn.turn) return
    this.#heard[seat] = turn
    if (this.#left === 0) return
    const all = this.#heard.every((each) => (each?.turn ?? 0) >= turn.turn)
    if (all) this.#endRound()
    else if (this.#left > 1) this.#order(seat)
    if (all && this.#left > 0) this.#order(seat)
  }

  #endRound(): void {
    const now = performance.now()
    this.#times.push(now - this.#roundBegan)
    this.#roundBegan = now
    this.#left -= 1
    if (this.#left === 0) this.#done(this.#times)
  }

  #order(seat: number): void {
    const heard = this.#heard[seat]
    if (heard === undefined) throw new Error('A seat was told of no turn.')
    this.#lines[seat]?.order(wandering(heard.units, seat, heard.turn), heard.turn)
  }
}

function quantile(sorted: readonly number[], share: number): number {
  const at = Math.min(sorted.length - 1, Math.floor(sorted.length * share))
  return Number((sorted[at] ?? Number.NaN).toFixed(1))
}

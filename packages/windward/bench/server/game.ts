import { type AnyGame, diceFor, diceRoot, seedFrom } from '@windward/table'
import { findGame, loadGame } from '../../src/games.ts'
import { SEATS } from '../skirmish-orders.ts'
import { Caller } from './caller.ts'
import { Child } from './child.ts'
import { perIdleMatchKb } from './idle.ts'
import { layMatch, type Wish } from './lay-match.ts'
import { quantile } from './quantile.ts'
import { SeatAtPlay } from './seat-at-play.ts'
import { SeatSocket } from './seat-socket.ts'

/** A real game under load. */
export interface GameReport {
  readonly game: string
  /** Answers kept for each second of the server's processor time. */
  readonly perCpuSecond: number
  /** All that was written to all streams, as it was written, for each answer. */
  readonly bytesPerAnswer: number
  /** From when an answer was sent to when it was acknowledged, in ms. */
  readonly p50: number
  readonly p99: number
  /** What each further match takes that has begun and in which nothing happens. */
  readonly idleMatchKb: number
}

export interface GameExtent {
  readonly matches: number
  /** A game has far more code than the fixture, and is compiled for a good while before it runs at its speed. */
  readonly warmUpAnswers: number
  readonly answers: number
  readonly idle: { readonly first: number; readonly further: number }
}

const EXTENT: GameExtent = {
  matches: 20,
  warmUpAnswers: 30_000,
  answers: 30_000,
  idle: { first: 50, further: 100 },
}

/** One of the games under load: every seat far from the table, with a stream of its own. */
export async function benchGame(
  name: string,
  progress: (share: number) => void,
  extent: GameExtent = EXTENT,
): Promise<GameReport> {
  const game = await loadGame(findGame(name))
  const wish: Wish = { game: game.id, seats: Math.min(SEATS, game.seats.most) }
  const { first, further } = extent.idle
  const idleMatchKb = await perIdleMatchKb(wish, first, further)
  progress(0.2)
  return { game: game.id, ...(await underLoad(game, wish, extent, progress)), idleMatchKb }
}

async function underLoad(
  game: AnyGame,
  wish: Wish,
  { matches, warmUpAnswers, answers }: GameExtent,
  progress: (share: number) => void,
): Promise<Omit<GameReport, 'game' | 'idleMatchKb'>> {
  const child = await Child.start(new URL('./windward-server.ts', import.meta.url))
  const caller = await Caller.come(child.address)
  const tables = Array.from({ length: matches }, (_, index) => new Table(game, wish, child, caller, index))
  const bytes = () => tables.reduce((sum, table) => sum + table.bytesRead, 0)
  try {
    await Promise.all(tables.map((table) => table.lay()))
    await kept(tables, warmUpAnswers)
    progress(0.6)
    const before = await child.usage()
    const bytesBefore = bytes()
    const times = (await kept(tables, answers)).sort((a, b) => a - b)
    const written = bytes() - bytesBefore
    const spent = (await child.usage()).cpuSeconds - before.cpuSeconds
    progress(1)
    return {
      perCpuSecond: Math.round(times.length / spent),
      bytesPerAnswer: Math.round(written / times.length),
      p50: quantile(times, 0.5),
      p99: quantile(times, 0.99),
    }
  } finally {
    await Promise.all(tables.map((table) => table.close()))
    caller.close()
    await child.stop()
  }
}

/** The next so many answers that are kept, and how long each took. */
function kept(tables: readonly Table[], answers: number): Promise<number[]> {
  const times: number[] = []
  return new Promise((resolve) => {
    for (const table of tables)
      table.kept = (milliseconds) => {
        times.push(milliseconds)
        if (times.length === answers) resolve([...times])
      }
  })
}

/** A match with all its seats; when it is over, another is laid in its place. */
class Table {
  kept: (milliseconds: number) => void = () => undefined
  readonly #game: AnyGame
  readonly #wish: Wish
  readonly #child: Child
  readonly #caller: Caller
  readonly #number: number
  #seats: readonly SeatAtPlay[] = []
  #bytesBefore = 0
  #matches = 0
  #closed = false
  /** The next match, where it is just being laid. */
  #laying: Promise<void> = Promise.resolve()

  constructor(game: AnyGame, wish: Wish, child: Child, caller: Caller, number: number) {
    this.#game = game
    this.#wish = wish
    this.#child = child
    this.#caller = caller
    this.#number = number
  }

  get bytesRead(): number {
    return this.#seats.reduce((sum, seat) => sum + seat.bytesRead, this.#bytesBefore)
  }

  async lay(): Promise<void> {
    const number = this.#matches
    this.#matches += 1
    const { id, seats } = await layMatch(this.#caller, this.#wish)
    if (this.#closed) return
    const root = diceRoot(seedFrom('bench', this.#game.id, this.#number * 1000 + number), {})
    const watch = {
      kept: (milliseconds: number) => this.kept(milliseconds),
      over: () => this.#again(number),
    }
    this.#seats = seats.map((seat) => {
      const opened = (heard: (line: string) => void) =>
        new SeatSocket(this.#child.address, this.#caller, { match: id, seat }, heard)
      return new SeatAtPlay(this.#game, diceFor(root, seat), opened, watch)
    })
  }

  /** Waits for a match that is being laid: its server must not go away under it. */
  async close(): Promise<void> {
    this.#closed = true
    for (const seat of this.#seats) seat.close()
    await this.#laying
  }

  /** The first seat that hears of the end has the next match laid. */
  #again(number: number): void {
    if (number !== this.#matches - 1 || this.#closed) return
    this.#bytesBefore = this.bytesRead
    for (const seat of this.#seats) seat.close()
    this.#seats = []
    this.#laying = this.lay()
  }
}

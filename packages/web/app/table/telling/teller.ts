import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { BoardModule, Host, LedgerLine, Telling } from '@windward/kit/contract.ts'
import type { GameTypes } from '@windward/table'
import { pace } from '../../shell/settings.ts'

/** Time to read a line: so much, and so much for each character of it. */
const LOOK_MS = 500
const CHARACTER_MS = 18

/** Of a moment with many lines so many are read out; the others are seen on the board and stand in the ledger. */
export const READ_OUT = 3

/** Tells what has happened since one last looked, moment by moment and where it happened, in the order of the rules. */
export class Teller {
  readonly #host: Host<GameTypes>
  readonly #board: BoardModule<GameTypes>
  readonly #highlight: Signal<readonly string[]>
  readonly #pending = signal<readonly (readonly LedgerLine[])[]>([])
  readonly #place = signal(0)
  readonly paused = signal(false)
  readonly telling = computed<Telling | undefined>(() => {
    const lines = this.#pending.value[this.#place.value]
    const line = lines?.at(-1)
    return lines && line && { lines, line, place: this.#place.value + 1, of: this.#pending.value.length }
  })
  /** What lies before those who are told: moment by moment, with the lines of each. */
  readonly moments: ReadonlySignal<readonly (readonly LedgerLine[])[]> = this.#pending
  /** How many lines each pair of eyes at this screen has been told, or found there when it first looked. */
  readonly #heard = new Map<string, number>()
  /** What was asked when the telling began. */
  #met: ReadonlySet<string> = new Set()
  /** What was asked when anything was last heard. */
  #asked: ReadonlySet<string> = new Set()
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #stops: (() => void)[]

  constructor(host: Host<GameTypes>, board: BoardModule<GameTypes>, highlight: Signal<readonly string[]>) {
    this.#host = host
    this.#board = board
    this.#highlight = highlight
    this.#stops = [effect(() => this.#hear()), effect(() => this.#show())]
  }

  skip(): void {
    this.#pending.value = []
    this.#place.value = 0
  }

  step(by: 1 | -1): void {
    this.go(this.#place.peek() + by)
  }

  /** To the moment at that place, the first being 0; past the last one, everything is told. */
  go(place: number): void {
    if (place >= this.#pending.peek().length) this.skip()
    else this.#place.value = Math.max(0, place)
  }

  /** Whether something has come up that would give away what is still to be told. */
  holds(question: string | undefined): boolean {
    return this.telling.value !== undefined && (question === undefined || !this.#met.has(question))
  }

  close(): void {
    clearTimeout(this.#timer)
    for (const stop of this.#stops) stop()
  }

  #hear(): void {
    const { value: lines } = this.#host.lines
    const position = this.#host.position.value
    if (position === undefined) return
    const { seat } = position
    const before = this.#asked
    this.#asked = new Set(position.questions.map(({ id }) => id))
    const heard = this.#heard.get(seat) ?? lines.length
    this.#heard.set(seat, Math.max(heard, lines.length))
    if (this.#host.replay !== undefined) {
      this.#lookBack(lines)
      return
    }
    const fresh = lines.slice(heard)
    const pending = this.#pending.peek()
    if (fresh.length === 0 || Number(pace.peek()) === 0) return
    if (pending.length === 0) {
      this.#met = before
      this.paused.value = false
    }
    this.#pending.value = [...pending, ...this.#moments(fresh)]
  }

  /** Where more than one thing came with a moment it is told how; otherwise, and after a leap, what is newest is pointed at. */
  #lookBack(lines: readonly LedgerLine[]): void {
    const { value: frames } = this.#host.frames
    const moments = this.#moments(lines.filter(({ n }) => frames.has(n)))
    const told = moments.length > 1 && Number(pace.peek()) > 0
    this.#place.value = 0
    this.#pending.value = told ? moments : []
    if (!told) this.#rest()
  }

  /** When nothing is told, nothing is pointed at; but looking back, what is newest. */
  #rest(): void {
    const newest = this.#host.replay && this.#host.lines.peek().at(-1)
    const places = [(newest && this.#board.placeOf?.(newest)) ?? []].flat()
    if (places.length > 0 || this.#highlight.peek().length > 0) this.#highlight.value = places
  }

  #moments(lines: readonly LedgerLine[]): LedgerLine[][] {
    const moments: LedgerLine[][] = []
    for (const line of lines) {
      const last = moments.at(-1)
      const before = last?.at(-1)
      if (last !== undefined && before !== undefined && this.#board.together?.(before, line)) last.push(line)
      else moments.push([line])
    }
    return moments
  }

  #show(): void {
    clearTimeout(this.#timer)
    const told = this.telling.value
    if (told === undefined) {
      this.#rest()
      return
    }
    this.#highlight.value = told.lines.flatMap((line) => this.#board.placeOf?.(line) ?? [])
    if (this.paused.value) return
    const words = this.#host.game.words
    const length = told.lines
      .slice(0, READ_OUT)
      .reduce((sum, { what }) => sum + (words[what.key]?.(what.fields).length ?? 60), 0)
    this.#timer = setTimeout(() => this.step(1), (LOOK_MS + CHARACTER_MS * length) / Number(pace.value))
  }
}

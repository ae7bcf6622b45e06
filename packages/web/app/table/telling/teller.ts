import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { BoardModule, Host, LedgerLine, Telling } from '@windward/kit/contract.ts'
import { type GameTypes, SPECTATOR } from '@windward/table'
import { pace, story } from '../../shell/settings.ts'
import { isWorthALine, type ReportedLine, reportedTo } from '../report/concerns.ts'
import { Hourglass, type Moment, readingTime } from './story.ts'

/** How long it is said, where something is asked in the middle of a turn, that the answer is awaited. */
const WORD_MS = 6_000

const NOTHING = { moments: [], lines: [], from: 0, share: 1 } as const

/** What is told: the moments of a turn, from the one on that has not been told before. */
interface Told {
  readonly moments: readonly Moment[]
  readonly lines: readonly ReportedLine[]
  readonly from: number
  readonly share: number
}

/**
 * Tells what has happened since one last looked, moment by moment and where it happened, in the order of the rules: what
 * concerns oneself, or everything. When a turn is over, its report stands until one goes on.
 */
export class Teller {
  readonly #host: Host<GameTypes>
  readonly #board: BoardModule<GameTypes>
  readonly #highlight: Signal<readonly string[]>
  readonly #told = signal<Told>(NOTHING)
  readonly #place = signal(0)
  readonly #stands = signal(false)
  readonly #stopped = signal(false)
  readonly paused = signal(false)
  readonly telling = computed<Telling | undefined>(() => {
    const { moments } = this.#told.value
    const lines = moments[this.#place.value]?.lines
    const line = lines?.at(-1)
    return lines && line && { lines, line, place: this.#place.value + 1, of: moments.length }
  })
  /** The moments of the turn that can be gone to. */
  readonly moments: ReadonlySignal<readonly Moment[]> = computed(() => this.#told.value.moments)
  /** The lines of the turn, as they are reported. */
  readonly reported: ReadonlySignal<readonly ReportedLine[]> = computed(() => this.#told.value.lines)
  /** A turn is over, and its report waits to be read. */
  readonly stands: ReadonlySignal<boolean> = this.#stands
  /** All was told there is before an answer that is awaited; for a moment it is said so. */
  readonly stopped: ReadonlySignal<boolean> = this.#stopped
  /** How many lines each pair of eyes at this screen has been told, or found there when it first looked. */
  readonly #heard = new Map<string, number>()
  readonly #hourglass: Hourglass
  #eyes: string | undefined
  /** What was asked when the telling began. */
  #met: ReadonlySet<string> = new Set()
  /** What was asked when anything was last heard. */
  #asked: ReadonlySet<string> = new Set()
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #stops: (() => void)[]

  constructor(host: Host<GameTypes>, board: BoardModule<GameTypes>, highlight: Signal<readonly string[]>) {
    this.#host = host
    this.#board = board
    this.#hourglass = new Hourglass(board.longestTurn)
    this.#highlight = highlight
    this.#stops = [effect(() => this.#hear()), effect(() => this.#show())]
  }

  /** On to what comes after; what was not told stands in the log. */
  skip(): void {
    this.#stands.value = false
    this.#stopped.value = false
    this.#told.value = NOTHING
    this.#place.value = 0
  }

  step(by: 1 | -1): void {
    this.go(this.#place.peek() + by)
  }

  /** To the next moment of what is played. */
  onward(): void {
    this.go(this.#after(this.#place.peek(), story.peek() === 'all'))
  }

  /** To the next moment that concerns whoever looks. */
  toNextOfMine(): void {
    this.go(this.#after(this.#place.peek(), false))
  }

  /** To the moment at that place, the first being 0; past the last one, everything is told. */
  go(place: number): void {
    if (place < this.#told.peek().moments.length) this.#place.value = Math.max(0, place)
    else this.#end()
  }

  /** Everything from the beginning, or only what concerns whoever looks. */
  play(what: 'all' | 'mine'): void {
    story.value = what
    this.paused.value = false
    this.go(this.#after(this.#told.peek().from - 1, what === 'all'))
  }

  /** To the moment a line belongs to, and stays there. */
  goTo({ n }: LedgerLine): void {
    const place = this.#told.peek().moments.findIndex(({ lines }) => lines.some((line) => line.n === n))
    if (place < 0) return
    this.paused.value = true
    this.#place.value = place
  }

  /** Whether something has come up that would give away what is still to be told. */
  holds(question: string | undefined): boolean {
    const busy = this.#stands.value || this.telling.value !== undefined
    return busy && (question === undefined || !this.#met.has(question))
  }

  /** It has been heard that an answer is awaited. */
  heed(): void {
    this.#stopped.value = false
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
    // What one seat at this screen was told is not for the next one's eyes.
    if (this.#eyes !== seat) this.skip()
    this.#eyes = seat
    const [first] = lines.slice(heard)
    if (first !== undefined) this.#begin(lines, first, before)
    else this.#stand()
  }

  #begin(lines: readonly LedgerLine[], first: LedgerLine, before: ReadonlySet<string>): void {
    const { moments: earlier, share } = this.#told.peek()
    const goesOn = earlier.length > 0
    const since = goesOn ? (earlier[0]?.lines[0] ?? first) : first
    const told = this.#turnFrom(lines, since, first)
    if (!goesOn) {
      this.#met = before
      this.paused.value = false
    }
    this.#stopped.value = false
    this.#told.value = goesOn ? { ...told, share: Math.min(share, told.share) } : told
    this.#stand()
    if (goesOn && this.telling.peek() !== undefined) return
    const isTold = Number(pace.peek()) > 0
    this.#place.value = isTold ? this.#after(told.from - 1, story.peek() === 'all') : told.moments.length
    if (this.telling.peek() === undefined && !this.#stands.peek()) this.skip()
  }

  /** The whole turn of a line, as far as it was seen how things stood; told are the lines from the first one on. */
  #turnFrom(lines: readonly LedgerLine[], since: LedgerLine, first: LedgerLine): Told {
    const seen = this.#host.frames.peek()
    const ofTurn = lines.filter(({ turn, n }) => turn >= since.turn && (n >= first.n || seen.has(n)))
    const reported = reportedTo(this.#eyes ?? SPECTATOR, this.#board, this.#host, ofTurn)
    const moments = this.#moments(reported)
    const from = moments.findIndex((moment) => moment.lines.some(({ n }) => n >= first.n))
    const { words } = this.#host.game
    const wanted = moments
      .filter(({ mine }, place) => mine && place >= from)
      .reduce((sum, moment) => sum + readingTime(moment, words), 0)
    return { moments, lines: reported, from, share: this.#hourglass.share(since.turn, wanted) }
  }

  /** With the turn of what is told over, there is something to report of it. */
  #stand(): void {
    const [first] = this.#told.peek().lines
    const position = this.#host.position.peek()
    if (first === undefined || position === undefined || position.seat === SPECTATOR) return
    const isOver = position.turn > first.line.turn || position.outcome !== undefined
    this.#stands.value = isOver && this.#told.peek().lines.some(isWorthALine)
  }

  /** Where more than one thing came with a moment it is told how; otherwise, and after a leap, what is newest is pointed at. */
  #lookBack(lines: readonly LedgerLine[]): void {
    const { value: frames } = this.#host.frames
    const fresh = lines.filter(({ n }) => frames.has(n))
    const reported = reportedTo(SPECTATOR, this.#board, this.#host, fresh)
    const moments = this.#moments(reported)
    const told = moments.length > 1 && Number(pace.peek()) > 0
    this.#place.value = 0
    this.#told.value = told ? { moments, lines: reported, from: 0, share: 1 } : NOTHING
    if (!told) this.#rest()
  }

  /** All is told. Where a turn is over its report stands; in the middle of one a word says that an answer is awaited. */
  #end(): void {
    if (this.#stands.peek()) {
      this.#place.value = this.#told.peek().moments.length
      return
    }
    this.skip()
    const { questions = [], outcome } = this.#host.position.peek() ?? {}
    this.#stopped.value = outcome === undefined && questions.some(({ sealed }) => sealed === undefined)
  }

  /** The next place of what is played, or past the last. */
  #after(place: number, everything: boolean): number {
    const { moments } = this.#told.peek()
    const found = moments.findIndex(({ mine }, at) => at > place && (everything || mine))
    return found < 0 ? moments.length : found
  }

  /** When nothing is told, nothing is pointed at; but looking back, what is newest. */
  #rest(): void {
    const newest = this.#host.replay && this.#host.lines.peek().at(-1)
    const places = [(newest && this.#board.placeOf?.(newest)) ?? []].flat()
    if (places.length > 0 || this.#highlight.peek().length > 0) this.#highlight.value = places
  }

  #moments(reported: readonly ReportedLine[]): readonly Moment[] {
    const moments: { lines: LedgerLine[]; mine: boolean }[] = []
    for (const { line, mine } of reported) {
      const last = moments.at(-1)
      const before = last?.lines.at(-1)
      if (last !== undefined && before !== undefined && this.#board.together?.(before, line)) {
        last.lines.push(line)
        last.mine ||= mine
      } else moments.push({ lines: [line], mine })
    }
    return moments
  }

  #show(): void {
    clearTimeout(this.#timer)
    const told = this.telling.value
    if (told === undefined) {
      this.#rest()
      if (this.#stopped.value) this.#timer = setTimeout(() => this.heed(), WORD_MS)
      return
    }
    this.#highlight.value = told.lines.flatMap((line) => this.#board.placeOf?.(line) ?? [])
    if (this.paused.value || Number(pace.value) === 0) return
    const { moments, share } = this.#told.peek()
    const moment = moments[told.place - 1]
    if (moment === undefined) return
    const wanted = readingTime(moment, this.#host.game.words)
    const faster = story.value === 'all' ? 1 : share
    this.#timer = setTimeout(() => this.onward(), (wanted * faster) / Number(pace.value))
  }
}

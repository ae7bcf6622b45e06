import type { Writing } from './follower.ts'
import type { Pipe } from './pipe.ts'
import type { Slow } from './slow-readers.ts'

/** A reader for whom so much waits is told nothing new before it has been taken: then it is told how things stand. */
const FULL = 32 * 1024

/** And so much waits for nobody: whoever writes more in spite of that ends the stream, and its reader resumes. */
const MOST_WAITING = 256 * 1024

/** Told how a stream fares. */
export interface StreamKeeper {
  /** More waits in it than before, or less. */
  waits(writer: StreamWriter): void
  ended(writer: StreamWriter): void
}

/** One open stream: text goes in at this end. */
export class StreamWriter implements Slow {
  readonly #pipe: Pipe
  readonly #keeper: StreamKeeper
  #open = true
  #unsent = ''
  #waitedFor: (() => void)[] = []
  #whenEnded: (() => void)[] = []

  constructor(pipe: Pipe, keeper: StreamKeeper) {
    this.#pipe = pipe
    this.#keeper = keeper
    pipe.open({ drained: () => this.#drained(), closed: () => this.#end() })
  }

  get writing(): Writing {
    return this.#pipe.writing
  }

  get isOpen(): boolean {
    return this.#open
  }

  get waiting(): number {
    return this.#open ? this.#pipe.waiting + this.#unsent.length : 0
  }

  get isFull(): boolean {
    return this.#open && this.#pipe.waiting > FULL
  }

  /** Fulfilled when there is room for more, or the stream has ended. */
  async roomy(): Promise<void> {
    while (this.isFull) {
      await new Promise<void>((resolve) => {
        this.#waitedFor.push(resolve)
      })
    }
  }

  /** What is written in one tick goes out together. */
  write(text: string): void {
    if (!this.#open) return
    if (this.#unsent === '') process.nextTick(() => this.#flush())
    this.#unsent += text
  }

  /** Shows that the stream is alive, unless it has more than that to show already. */
  showLife(sign: string): void {
    if (this.waiting === 0) this.write(sign)
  }

  end(): void {
    if (!this.#open) return
    this.#flush()
    this.#pipe.end()
    this.#end()
  }

  cut(): void {
    this.#pipe.cut()
    this.#end()
  }

  /** Takes what the reader says, where the pipe carries that too. */
  hear(take: (message: string) => Promise<void>): void {
    this.#pipe.hear?.(take)
  }

  onEnd(then: () => void): void {
    if (this.#open) this.#whenEnded.push(then)
    else then()
  }

  #flush(): void {
    const text = this.#unsent
    this.#unsent = ''
    if (!this.#open || text === '') return
    const waited = this.#pipe.waiting
    this.#pipe.send(text)
    const waits = this.#pipe.waiting
    if (waited > 0 && waits > MOST_WAITING) this.cut()
    else if (waited > 0 || waits > 0) this.#keeper.waits(this)
    if (!this.isFull) this.#letOn()
  }

  #drained(): void {
    if (!this.#open) return
    this.#keeper.waits(this)
    this.#letOn()
  }

  #letOn(): void {
    const waited = this.#waitedFor
    if (waited.length === 0) return
    this.#waitedFor = []
    for (const go of waited) go()
  }

  #end(): void {
    if (!this.#open) return
    this.#open = false
    this.#unsent = ''
    this.#letOn()
    this.#keeper.ended(this)
    for (const then of this.#whenEnded.splice(0)) then()
  }
}

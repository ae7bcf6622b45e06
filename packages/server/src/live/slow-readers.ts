/** A stream with something in it that its reader has not taken yet. */
export interface Slow {
  /** Bytes that wait. */
  readonly waiting: number
  /** Ends it at once; its reader comes back and resumes. */
  cut(): void
}

/** Cut back so far, the streams have room for a while. */
const KEPT = 0.9

/** What waits in all streams of this process for readers that are slow. Where it is too much, the slowest are ended. */
export class SlowReaders {
  readonly #most: number
  /** As each was seen last: it may have become less since. */
  readonly #counted = new Map<Slow, number>()
  #sum = 0

  constructor(most: number) {
    this.#most = most
  }

  /** Something has been written to a stream, or taken from it. */
  note(slow: Slow): void {
    const { waiting } = slow
    this.#sum += waiting - (this.#counted.get(slow) ?? 0)
    if (waiting === 0) this.#counted.delete(slow)
    else this.#counted.set(slow, waiting)
    if (this.#sum > this.#most) this.#cutBack()
  }

  forget(slow: Slow): void {
    this.#sum -= this.#counted.get(slow) ?? 0
    this.#counted.delete(slow)
  }

  #cutBack(): void {
    const slowest = [...this.#counted.keys()].sort((a, b) => b.waiting - a.waiting)
    this.#sum = 0
    for (const slow of slowest) {
      this.#counted.set(slow, slow.waiting)
      this.#sum += slow.waiting
    }
    if (this.#sum <= this.#most) return
    for (const slow of slowest) {
      if (this.#sum <= this.#most * KEPT) return
      this.forget(slow)
      slow.cut()
    }
  }
}

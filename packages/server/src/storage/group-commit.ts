import type { Append, CourseStore } from './course.ts'
import type { Kept } from './matches.ts'

interface Waiting {
  readonly item: Append
  readonly fulfil: (kept: Kept) => void
  readonly reject: (fault: unknown) => void
}

const MOST_AT_ONCE = 500

/**
 * Keeps what arrives in one tick, from all matches, in one transaction. A match may hand over its next step before the
 * last one is acknowledged: when one of them has lost its race, those handed over after it have lost theirs.
 */
export class GroupCommit {
  readonly #course: Pick<CourseStore, 'append'>
  #waiting: Waiting[] = []
  #busy = false

  constructor(course: Pick<CourseStore, 'append'>) {
    this.#course = course
  }

  /** Fulfilled once it is on disk, or has lost its race. */
  keep(item: Append): Promise<Kept> {
    return new Promise((fulfil, reject) => {
      this.#waiting.push({ item, fulfil, reject })
      if (this.#busy || this.#waiting.length > 1) return
      setImmediate(() => void this.#commit())
    })
  }

  /** Fulfilled when nothing is waiting any more. */
  async settled(): Promise<void> {
    while (this.#busy || this.#waiting.length > 0) await new Promise((go) => setImmediate(go))
  }

  async #commit(): Promise<void> {
    this.#busy = true
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, MOST_AT_ONCE)
      try {
        const outcome = await this.#course.append(batch.map(({ item }) => item))
        this.#dropAfterRaces(batch.filter((_, index) => outcome[index] === 'raced'))
        for (const [index, { fulfil }] of batch.entries()) fulfil(outcome[index] ?? 'raced')
      } catch (fault) {
        this.#dropAfterRaces(batch)
        for (const { reject } of batch) reject(fault)
      }
    }
    this.#busy = false
  }

  /** Steps built on one that was not kept would stand on somebody else's. */
  #dropAfterRaces(lost: readonly Waiting[]): void {
    if (lost.length === 0) return
    const matches = new Set(lost.map(({ item }) => item.match))
    const dropped = this.#waiting.filter(({ item }) => matches.has(item.match))
    this.#waiting = this.#waiting.filter(({ item }) => !matches.has(item.match))
    for (const { fulfil } of dropped) fulfil('raced')
  }
}

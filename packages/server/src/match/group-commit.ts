import type { Append, CourseStore } from '../storage/course.ts'
import type { Kept } from '../storage/matches.ts'
import type { Tally } from './services.ts'

/** Something that has steps to be kept. */
export interface Committer {
  /** Carries out what is waiting, and says which steps are to be kept. */
  prepare(at: number): readonly Append[]
  /** The steps are on disk, or another process was first; or nothing is known, since storage failed. */
  committed(outcome: Kept | 'failed'): void
}

/** While there is much to do, so long is waited for more: one transaction for many answers instead of many. */
const GATHER_MS = 4
/** It is much, when the last transaction was so short a time ago. */
const BUSY_MS = 12

/**
 * Keeps what was done at all matches in one tick by one transaction. While one is under way the next gathers, so a slow
 * disk makes larger transactions, not longer queues.
 */
export class GroupCommit {
  readonly #course: CourseStore
  readonly #now: () => number
  readonly #tally: Pick<Tally, 'commit'>
  readonly #failed: (trouble: unknown) => void
  #waiting = new Set<Committer>()
  #underWay: Promise<void> | undefined
  #called = false
  #ended = Number.NEGATIVE_INFINITY

  constructor(
    course: CourseStore,
    now: () => number,
    tally: Pick<Tally, 'commit'>,
    failed: (trouble: unknown) => void,
  ) {
    this.#failed = failed
    this.#course = course
    this.#now = now
    this.#tally = tally
  }

  /** This committer has something to do; it is called back in the next transaction. */
  call(committer: Committer): void {
    this.#waiting.add(committer)
    if (this.#called || this.#underWay !== undefined) return
    this.#called = true
    this.#soon()
  }

  /** Fulfilled when nothing is waiting any more. */
  async idle(): Promise<void> {
    while (this.#called || this.#underWay !== undefined)
      await (this.#underWay ?? new Promise((resolve) => setImmediate(resolve)))
  }

  #soon(): void {
    const busy = performance.now() - this.#ended < BUSY_MS
    if (busy) setTimeout(() => this.#begin(), GATHER_MS)
    else setImmediate(() => this.#begin())
  }

  #begin(): void {
    this.#called = false
    this.#underWay = this.#commit().finally(() => {
      this.#underWay = undefined
      this.#ended = performance.now()
      if (this.#waiting.size === 0) return
      this.#called = true
      this.#soon()
    })
  }

  async #commit(): Promise<void> {
    const at = this.#now()
    const committers = [...this.#waiting]
    this.#waiting = new Set()
    const parts = committers.map((committer) => ({ committer, steps: committer.prepare(at) }))
    const batch = parts.flatMap(({ steps }) => steps)
    const kept = batch.length === 0 ? [] : await this.#append(batch)
    let place = 0
    for (const { committer, steps } of parts) {
      const outcomes = kept?.slice(place, place + steps.length)
      place += steps.length
      if (outcomes === undefined) committer.committed('failed')
      else committer.committed(outcomes.includes('raced') ? 'raced' : 'kept')
    }
  }

  async #append(batch: readonly Append[]): Promise<readonly Kept[] | undefined> {
    const began = performance.now()
    try {
      const kept = await this.#course.append(batch)
      this.#tally.commit(performance.now() - began, batch.length)
      return kept
    } catch (trouble) {
      this.#failed(trouble)
      return undefined
    }
  }
}

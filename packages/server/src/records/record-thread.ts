import { Problem } from '../api/problem.ts'
import { OneThread } from '../one-thread.ts'

const LIMITS = { budgetMs: 20_000, idleMs: 10_000, mostWaiting: 8 }

/** Plays records again in a thread of its own, one after the other: whoever wants that keeps nobody else waiting. */
export class RecordThread<Task, Done> {
  readonly #thread: OneThread<Task, Done>
  readonly #late: string

  /** `late` is said to whom it would take too long. */
  constructor(file: URL, late: string) {
    this.#thread = new OneThread(file, LIMITS)
    this.#late = late
  }

  async run(task: Task): Promise<Done> {
    try {
      return await this.#thread.run(task)
    } catch {
      throw new Problem(503, this.#late, { retryAfter: 30 })
    }
  }

  close(): Promise<void> {
    return this.#thread.close()
  }
}

import { Piscina } from 'piscina'
import { Problem } from '../api/problem.ts'

const BUDGET_MS = 20_000
const IDLE_MS = 10_000
const MOST_WAITING = 8
const LARGEST_HEAP_MB = 256

/** Plays records again in a thread of its own, one after the other: whoever wants that keeps nobody else waiting. */
export class RecordThread<Task, Done> {
  readonly #file: URL
  readonly #late: string
  #pool: Piscina<Task, Done> | undefined

  /** `late` is said to whom it would take too long. */
  constructor(file: URL, late: string) {
    this.#file = file
    this.#late = late
  }

  async run(task: Task): Promise<Done> {
    this.#pool ??= new Piscina({
      filename: this.#file.href,
      minThreads: 0,
      maxThreads: 1,
      maxQueue: MOST_WAITING,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: LARGEST_HEAP_MB },
    })
    try {
      return await this.#pool.run(task, { signal: AbortSignal.timeout(BUDGET_MS) })
    } catch {
      throw new Problem(503, this.#late, { retryAfter: 30 })
    }
  }

  async close(): Promise<void> {
    await this.#pool?.destroy()
  }
}

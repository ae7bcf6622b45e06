import { Piscina } from 'piscina'

interface ThreadLimits {
  /** How long a task may take, waiting for its turn included. */
  readonly budgetMs: number
  readonly idleMs: number
  readonly mostWaiting: number
}

const LARGEST_HEAP_MB = 256

/** A thread for what takes a while, one task after another: none is started before there is one. */
export class OneThread<Task, Done> {
  readonly #file: URL
  readonly #limits: ThreadLimits
  #pool: Piscina<Task, Done> | undefined

  constructor(file: URL, limits: ThreadLimits) {
    this.#file = file
    this.#limits = limits
  }

  /** Fails where there is no time for it. */
  async run(task: Task): Promise<Done> {
    const { budgetMs, idleMs, mostWaiting } = this.#limits
    this.#pool ??= new Piscina({
      filename: this.#file.href,
      minThreads: 0,
      maxThreads: 1,
      maxQueue: mostWaiting,
      idleTimeout: idleMs,
      resourceLimits: { maxOldGenerationSizeMb: LARGEST_HEAP_MB },
    })
    return await this.#pool.run(task, { signal: AbortSignal.timeout(budgetMs) })
  }

  async close(): Promise<void> {
    await this.#pool?.destroy()
  }
}

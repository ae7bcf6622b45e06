import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import type { Bots, BotTask } from './bots.ts'

export interface PoolLimits {
  /** What a bot may take for one answer; a worker that takes longer is ended. */
  readonly budgetMs: number
  readonly workers: number
}

const POOL_LIMITS: PoolLimits = {
  budgetMs: 20_000,
  workers: Math.max(1, Math.min(4, availableParallelism() - 1)),
}

/** How long a worker without work is kept. */
const IDLE_MS = 30_000
const LARGEST_HEAP_MB = 256

/** Bots in threads of their own: none is started before the first bot is asked. */
export class BotPool implements Bots {
  readonly #limits: PoolLimits
  #pool: Piscina | undefined

  constructor(limits: PoolLimits = POOL_LIMITS) {
    this.#limits = limits
  }

  async answer(task: BotTask): Promise<unknown> {
    this.#pool ??= new Piscina({
      filename: new URL('./worker.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: this.#limits.workers,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: LARGEST_HEAP_MB },
    })
    return this.#pool.run(task, { signal: AbortSignal.timeout(this.#limits.budgetMs) })
  }

  async close(): Promise<void> {
    await this.#pool?.destroy()
  }
}

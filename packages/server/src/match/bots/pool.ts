import { availableParallelism } from 'node:os'
import type { Considered } from '@windward/table'
import { Piscina } from 'piscina'
import type { Bots, BotTask } from './bots.ts'
import type { NumberedTask } from './worker.ts'

export interface PoolLimits {
  /** How long a bot may think about one answer; a worker that takes longer is ended. */
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

/** Time is counted in parts: while the machine has none for us, at most one of them goes by. */
const PARTS = 10

/** Bots in threads of their own: none is started before the first bot is asked. */
export class BotPool implements Bots {
  readonly #limits: PoolLimits
  #pool: Piscina | undefined
  #asked = 0
  #atWork = 0
  /** Those for whom no thread is free. The pool's own line would stand still behind a thread that had to be ended. */
  readonly #line: (() => void)[] = []
  /** Starts the clock of a task, by its number: a new thread has to read the rules first. */
  readonly #unbegun = new Map<number, () => void>()

  constructor(limits: PoolLimits = POOL_LIMITS) {
    this.#limits = limits
  }

  async answer(task: BotTask): Promise<Considered> {
    this.#pool ??= this.#newPool()
    await this.#turn()
    this.#asked += 1
    const numbered: NumberedTask = { ...task, number: this.#asked }
    const tooLong = new AbortController()
    let clock: ReturnType<typeof setInterval> | undefined
    this.#unbegun.set(numbered.number, () => {
      clock = setInterval(counted(PARTS, tooLong), this.#limits.budgetMs / PARTS)
    })
    try {
      return await this.#pool.run(numbered, { signal: tooLong.signal })
    } finally {
      clearInterval(clock)
      this.#unbegun.delete(numbered.number)
      this.#next()
    }
  }

  async close(): Promise<void> {
    await this.#pool?.destroy()
  }

  async #turn(): Promise<void> {
    if (this.#atWork < this.#limits.workers) this.#atWork += 1
    else
      await new Promise<void>((called) => {
        this.#line.push(called)
      })
  }

  /** Whoever is first in line takes the place that is left. */
  #next(): void {
    const called = this.#line.shift()
    if (called === undefined) this.#atWork -= 1
    else called()
  }

  #newPool(): Piscina {
    const pool = new Piscina({
      filename: new URL('./worker.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: this.#limits.workers,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: LARGEST_HEAP_MB },
    })
    pool.on('message', (begun: NumberedTask['number']) => this.#unbegun.get(begun)?.())
    return pool
  }
}

const counted = (parts: number, tooLong: AbortController) => () => {
  parts -= 1
  if (parts === 0) tooLong.abort()
}

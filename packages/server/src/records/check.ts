import { Piscina } from 'piscina'
import { Problem } from '../api/problem.ts'
import type { ServedGame } from '../match/served-game.ts'

/** A record to be played again, as it was sent. */
export interface CheckTask {
  readonly module: string
  readonly record: string
}

/** Why it is not what it claims to be; or how far it got. */
export type Checked =
  | { readonly refused: string; readonly clause: string }
  | { readonly record: string; readonly over: boolean }

const BUDGET_MS = 20_000
const IDLE_MS = 10_000
const MOST_WAITING = 8
const LARGEST_HEAP_MB = 256

/** Plays records again in a thread of its own, one after the other: whoever hands one over can keep nobody else waiting. */
export class RecordCheck {
  #pool: Piscina<CheckTask, Checked> | undefined

  async check({ module }: ServedGame, record: string): Promise<Checked> {
    this.#pool ??= new Piscina({
      filename: new URL('./check-worker.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: 1,
      maxQueue: MOST_WAITING,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: LARGEST_HEAP_MB },
    })
    try {
      return await this.#pool.run({ module, record }, { signal: AbortSignal.timeout(BUDGET_MS) })
    } catch {
      throw new Problem(503, 'The record could not be checked in time: try again later.', { retryAfter: 30 })
    }
  }

  async close(): Promise<void> {
    await this.#pool?.destroy()
  }
}

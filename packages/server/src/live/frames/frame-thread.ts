import { Piscina } from 'piscina'
import type { FramesMade, FrameTask } from './frame-task.ts'

/** Whoever has waited so long goes on without. */
const BUDGET_MS = 5_000
const IDLE_MS = 30_000
const MOST_WAITING = 64
const LARGEST_HEAP_MB = 256

/** Works out in a thread of its own what was seen line by line: none is started before somebody wants to know. */
export class FrameThread {
  #pool: Piscina<FrameTask, FramesMade> | undefined

  /** Nothing, if there is no time for it. */
  async make(task: FrameTask, record: () => NonNullable<FrameTask['record']>): Promise<readonly string[]> {
    const made = await this.#run(task)
    const again = made === 'unknown' ? await this.#run({ ...task, record: record() }) : made
    return again === 'unknown' ? [] : again
  }

  async close(): Promise<void> {
    await this.#pool?.destroy()
  }

  async #run(task: FrameTask): Promise<FramesMade> {
    this.#pool ??= new Piscina({
      filename: new URL('./frame-worker.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: 1,
      maxQueue: MOST_WAITING,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: LARGEST_HEAP_MB },
    })
    try {
      return await this.#pool.run(task, { signal: AbortSignal.timeout(BUDGET_MS) })
    } catch {
      return []
    }
  }
}

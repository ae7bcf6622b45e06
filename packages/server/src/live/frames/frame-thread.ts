import { OneThread } from '../../one-thread.ts'
import type { FramesMade, FrameTask } from './frame-task.ts'

/** Whoever has waited so long goes on without. */
const LIMITS = { budgetMs: 5_000, idleMs: 30_000, mostWaiting: 64 }

/** Works out in a thread of its own what was seen line by line. */
export class FrameThread {
  readonly #thread = new OneThread<FrameTask, FramesMade>(
    new URL('./frame-worker.ts', import.meta.url),
    LIMITS,
  )

  /** Nothing, if there is no time for it. */
  async make(task: FrameTask, record: () => NonNullable<FrameTask['record']>): Promise<readonly string[]> {
    const made = await this.#run(task)
    const again = made === 'unknown' ? await this.#run({ ...task, record: record() }) : made
    return again === 'unknown' ? [] : again
  }

  close(): Promise<void> {
    return this.#thread.close()
  }

  async #run(task: FrameTask): Promise<FramesMade> {
    try {
      return await this.#thread.run(task)
    } catch {
      return []
    }
  }
}

import type { Considered } from '@windward/table'
import type { BotTask } from './bot-task.ts'

/** Somebody who thinks about one thing at a time, somewhere where nobody has to wait for it. */
export interface Thinker {
  think(task: BotTask): Promise<Considered>
  /** Ends it, whatever it is thinking about. */
  close(): void
}

interface Limits {
  readonly most: number
  /** How long one may think about one thing; who takes longer is ended. */
  readonly limitMs: number
}

/** A few who think side by side: none is started before it is needed, and others wait in line. */
export class Thinkers {
  readonly #limits: Limits
  readonly #start: () => Thinker
  readonly #idle: Thinker[] = []
  readonly #line = new Set<() => void>()
  #atWork = 0

  constructor(limits: Limits, start: () => Thinker) {
    this.#limits = limits
    this.#start = start
  }

  /** Fails when it was cancelled, when it takes too long, and as the bot does. */
  async think(task: BotTask, cancelled: AbortSignal): Promise<Considered> {
    await this.#turn(cancelled)
    let thinker: Thinker | undefined
    try {
      cancelled.throwIfAborted()
      thinker = this.#idle.pop() ?? this.#start()
      const ended = AbortSignal.any([cancelled, AbortSignal.timeout(this.#limits.limitMs)])
      const answer = await Promise.race([thinker.think(task), failingAt(ended)])
      this.#idle.push(thinker)
      return answer
    } catch (trouble) {
      thinker?.close()
      throw trouble
    } finally {
      this.#next()
    }
  }

  async #turn(cancelled: AbortSignal): Promise<void> {
    if (this.#atWork < this.#limits.most) {
      this.#atWork += 1
      return
    }
    await new Promise<void>((called, left) => {
      const leave = () => {
        this.#line.delete(come)
        left(cancelled.reason)
      }
      const come = () => {
        cancelled.removeEventListener('abort', leave)
        called()
      }
      this.#line.add(come)
      cancelled.addEventListener('abort', leave, { once: true })
    })
  }

  /** Whoever is first in line takes the place that is left. */
  #next(): void {
    const [come] = this.#line
    if (come === undefined) {
      this.#atWork -= 1
      return
    }
    this.#line.delete(come)
    come()
  }
}

function failingAt(ended: AbortSignal): Promise<never> {
  return new Promise((_, fail) => {
    ended.addEventListener('abort', () => fail(ended.reason), { once: true })
  })
}

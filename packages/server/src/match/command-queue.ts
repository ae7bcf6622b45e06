import type { Refusal, Result } from '@windward/table'
import type { Command } from './command.ts'

/** What came of a command: either way with the sequence number of the seat that gave it. */
export type Done =
  | {
      readonly ok: true
      readonly sequence: number
      /** False where there was nothing to do any more. */
      readonly did: boolean
    }
  | { readonly ok: false; readonly refusal: Refusal; readonly sequence: number }

/** Why nothing could come of it. */
export type Hindrance = 'not-playing' | 'storage'

export class Hindered extends Error {
  readonly hindrance: Hindrance

  constructor(hindrance: Hindrance) {
    super(hindrance)
    this.hindrance = hindrance
  }
}

export interface QueuedCommand {
  readonly command: Command
  /** What the rules said: whether there was anything to do, or why not. */
  result?: Result<boolean>
  done?: Done
  fault?: unknown
  readonly resolve: (done: Done) => void
  readonly reject: (fault: unknown) => void
}

/** Commands that wait to be carried out, and those of the transaction that is under way. */
export class CommandQueue {
  #waiting: QueuedCommand[] = []
  #taken: QueuedCommand[] = []

  get isWaiting(): boolean {
    return this.#waiting.length > 0
  }

  add(command: Command): Promise<Done> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ command, resolve, reject })
    })
  }

  take(): readonly QueuedCommand[] {
    this.#taken = this.#waiting
    this.#waiting = []
    return this.#taken
  }

  /** What was carried out is on disk. */
  answer(): void {
    for (const { done, fault, resolve, reject } of this.#taken.splice(0)) {
      if (done === undefined) reject(fault ?? new Hindered('storage'))
      else resolve(done)
    }
  }

  /** What was carried out did not come to be, and is tried again before anything else. */
  again(): void {
    const lost = this.#taken.splice(0).map(({ command, resolve, reject }) => ({ command, resolve, reject }))
    this.#waiting = [...lost, ...this.#waiting]
  }

  refuse(hindrance: Hindrance): void {
    for (const { reject } of this.#taken.splice(0)) reject(new Hindered(hindrance))
  }
}

import type { Checked } from '@windward/kit/contract.ts'
import type { MatchRecord } from '@windward/table'
import type { Ask, Call, Promised, Reply, Told } from './protocol.ts'

/** Who waits for a reply of one kind or another; written as methods so that all of them lie in one place. */
interface Waiting {
  resolve(reply: object): void
  reject(trouble: Error): void
}

export type News = Extract<Told, { told: 'position' }>

let spare: WorkerCalls | undefined

/** A line whose worker may know the rules already: the one that laid a table opens it, too. */
export function takeLine(): WorkerCalls {
  const line = spare ?? new WorkerCalls()
  spare = undefined
  return line
}

/** Puts a line aside for whoever needs one next. */
export function putAside(line: WorkerCalls): void {
  spare?.close()
  spare = line
}

/** The line to the worker in which local matches run. */
export class WorkerCalls {
  readonly #worker = new Worker(LOCAL_TABLE, { type: 'module' })
  readonly #waiting = new Map<number, Waiting>()
  #calls = 0
  #hear: (news: News) => void = () => undefined

  constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
      if (data.told === 'position') return this.#hear(data)
      const waiting = this.#waiting.get(data.call)
      this.#waiting.delete(data.call)
      if (data.told === 'reply') waiting?.resolve(data)
      else if (waiting !== undefined) waiting.reject(new Error(data.message))
      else reportError(new Error(data.message))
    })
    this.#worker.addEventListener('error', ({ message }) => {
      for (const { reject } of this.#waiting.values()) reject(new Error(message))
      this.#waiting.clear()
    })
  }

  listen(hear: (news: News) => void): void {
    this.#hear = hear
  }

  ask<K extends Ask['do']>(ask: Extract<Ask, { readonly do: K }>): Promise<Reply<K>> {
    this.#calls += 1
    const call: Call = { ...ask, call: this.#calls }
    return new Promise<Reply<K>>((resolve, reject) => {
      this.#waiting.set(call.call, { resolve, reject })
      this.#worker.postMessage(call)
    })
  }

  /** Plays a match again: whether its dice and its end are as promised. */
  async check(record: MatchRecord, promised: Promised): Promise<Checked> {
    const { value } = await this.ask({ do: 'check', record, promised })
    if (value === undefined) throw new Error('The match could not be checked.')
    return value
  }

  close(): void {
    this.#worker.terminate()
  }
}

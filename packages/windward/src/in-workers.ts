import { Worker } from 'node:worker_threads'
import { Fault, messageOf } from './fault.ts'

/** Work that is done in threads of its own, by a script that answers each task it is sent with what came of it. */
export interface Workplace {
  readonly script: URL
  /** Plain data that every worker begins with. */
  readonly data: unknown
  readonly workers: number
  /** Whoever gives this signal has no patience left: what is under way is dropped. */
  readonly stop?: AbortSignal
}

/** Has every task done by the next worker that is free. It ends early, and without complaint, when it is told to stop. */
export async function inWorkers<Task, Done>(
  workplace: Workplace,
  tasks: Iterable<Task>,
  arrived: (done: Done) => void,
): Promise<void> {
  const { workers, stop } = workplace
  if (stop?.aborted) return
  const left = tasks[Symbol.iterator]()
  const crew = new Crew<Task, Done>(workplace)
  const work = async () => {
    for (let next = left.next(); next.done !== true; next = left.next()) arrived(await crew.do(next.value))
  }
  const stopped = Promise.withResolvers<void>()
  const halt = () => stopped.resolve()
  stop?.addEventListener('abort', halt)
  try {
    await Promise.race([Promise.all(Array.from({ length: workers }, work)), stopped.promise])
  } finally {
    stop?.removeEventListener('abort', halt)
    await crew.close()
  }
}

/** Threads that wait for tasks. */
export class Crew<Task, Done> {
  readonly #all: readonly Worker[]
  readonly #free: Worker[]
  readonly #waiting: ((worker: Worker) => void)[] = []

  constructor({ script, data, workers }: Workplace) {
    this.#all = Array.from({ length: workers }, () => new Worker(script, { workerData: data }))
    this.#free = [...this.#all]
  }

  /** As soon as somebody is free. */
  async do(task: Task): Promise<Done> {
    const worker = this.#free.pop() ?? (await new Promise<Worker>((go) => this.#waiting.push(go)))
    const done = await answerOf<Task, Done>(worker, task)
    const next = this.#waiting.shift()
    if (next === undefined) this.#free.push(worker)
    else next(worker)
    return done
  }

  /** What is under way is dropped. */
  async close(): Promise<void> {
    await Promise.all(this.#all.map((worker) => worker.terminate()))
  }
}

function answerOf<Task, Done>(worker: Worker, task: Task): Promise<Done> {
  return new Promise((resolve, reject) => {
    const failed = (trouble: unknown) => reject(new Fault(messageOf(trouble), { cause: trouble }))
    worker.once('error', failed)
    worker.once('message', (done: Done) => {
      worker.off('error', failed)
      resolve(done)
    })
    worker.postMessage(task)
  })
}

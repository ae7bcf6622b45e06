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
  { script, data, workers, stop }: Workplace,
  tasks: Iterable<Task>,
  arrived: (done: Done) => void,
): Promise<void> {
  if (stop?.aborted) return
  const left = tasks[Symbol.iterator]()
  const employed = Array.from({ length: workers }, () => new Worker(script, { workerData: data }))
  const stopped = Promise.withResolvers<void>()
  const halt = () => stopped.resolve()
  stop?.addEventListener('abort', halt)
  try {
    const all = Promise.all(employed.map((worker) => employ(worker, left, arrived)))
    await Promise.race([all, stopped.promise])
  } finally {
    stop?.removeEventListener('abort', halt)
    await Promise.all(employed.map((worker) => worker.terminate()))
  }
}

/** Hands a worker one task after another until there are none left. */
function employ<Task, Done>(
  worker: Worker,
  left: Iterator<Task>,
  arrived: (done: Done) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = () => {
      const { value, done } = left.next()
      if (done === true) resolve()
      else worker.postMessage(value)
    }
    worker.on('message', (done: Done) => {
      arrived(done)
      next()
    })
    worker.on('error', (trouble) => reject(new Fault(messageOf(trouble), { cause: trouble })))
    next()
  })
}

import { WorkerCalls } from '../worker-calls.ts'
import { type Thinker, Thinkers } from './thinkers.ts'

const MOST = 4
/** Far more than the usual effort takes anywhere: this is for bots that have lost their way. */
const LIMIT_MS = 60_000

/** Thinkers in workers of their own, on all processors but one. They end with the worker that has started them. */
export function workerThinkers(): Thinkers {
  const most = Math.max(1, Math.min(MOST, navigator.hardwareConcurrency - 1))
  return new Thinkers({ most, limitMs: LIMIT_MS }, workerThinker)
}

function workerThinker(): Thinker {
  const calls = new WorkerCalls()
  return {
    async think(task) {
      const { value } = await calls.ask({ do: 'think', ...task })
      if (value === undefined) throw new Error('Nothing came of a thought.')
      return value
    },
    close: () => calls.close(),
  }
}

import type { AnyGame } from '@windward/table'
import { inWorkers } from '../in-workers.ts'
import { type Batch, type PlayedMatch, playBatch, type Span } from './batch.ts'
import type { Job } from './job.ts'

const LARGEST_BATCH = 50
const BATCHES_A_WORKER = 4

/** Plays all matches, here or in workers, and puts them together in their order: who played which leaves no trace. */
export async function playInWorkers(
  game: AnyGame,
  job: Job,
  matches: number,
  workers: number,
  played: (matches: number) => void,
): Promise<readonly PlayedMatch[]> {
  const spans = spansOf(matches, workers)
  const batches: Batch[] = []
  let done = 0
  const arrived = (batch: Batch) => {
    batches.push(batch)
    done += batch.matches.length
    played(done)
  }
  if (workers === 1) for (const span of spans) arrived(playBatch(game, job, span))
  else {
    const script = new URL('./worker.ts', import.meta.url)
    await inWorkers({ script, data: job, workers: Math.min(workers, spans.length) }, spans, arrived)
  }
  return batches.sort((a, b) => a.span.first - b.span.first).flatMap((batch) => batch.matches)
}

function spansOf(matches: number, workers: number): Span[] {
  const size = Math.min(LARGEST_BATCH, Math.ceil(matches / (workers * BATCHES_A_WORKER)))
  return Array.from({ length: Math.ceil(matches / size) }, (_, index) => ({
    first: index * size + 1,
    last: Math.min((index + 1) * size, matches),
  }))
}

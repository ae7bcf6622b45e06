import type { AnyGame } from '@windward/table'
import { inWorkers } from '../in-workers.ts'
import type { Job } from '../simulate/job.ts'
import type { Bout, Pair, PlayedBout } from './bout.ts'

/** Each two of them once; who is named first is the first of the pair. */
export function pairsOf(bots: readonly string[]): readonly Pair[] {
  return bots.flatMap((a, index) => bots.slice(index + 1).map((b) => ({ a, b })))
}

/** Who plays where nobody has said: all but those of one level that differ by their character alone. */
export function usualBots(game: AnyGame): readonly string[] {
  return Object.entries(game.bots).flatMap(([name, { character }]) => (character === undefined ? [name] : []))
}

/** All matches in the order in which they are begun: every pair comes on evenly, so that one can stop at any time. */
export function* boutsOf(
  pairs: readonly Pair[],
  matches: number,
  before: readonly Bout[],
): Generator<Bout, undefined> {
  const done = new Set(before.map(nameOf))
  for (let number = 0; number < matches; number += 1)
    for (const pair of pairs) {
      const bout = { ...pair, number }
      if (!done.has(nameOf(bout))) yield bout
    }
}

export async function playLadder(
  job: Job,
  bouts: Iterable<Bout>,
  workers: number,
  stop: AbortSignal,
  played: (bout: PlayedBout) => void,
): Promise<void> {
  const script = new URL('./worker.ts', import.meta.url)
  await inWorkers({ script, data: job, workers, stop }, bouts, played)
}

function nameOf({ a, b, number }: Bout): string {
  return JSON.stringify([a, b, number])
}

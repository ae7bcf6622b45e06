import type { GameSpeeds } from './games.ts'
import { growth } from './growth.ts'
import { type InProcess, inProcess } from './in-process.ts'
import { openMs } from './open.ts'

export interface BenchReport {
  readonly inProcess: InProcess
  readonly openMs: number
  readonly growth: number
  readonly games: GameSpeeds
}

/** How much of the time each part takes, for whoever waits. */
const SHARES = { inProcess: 0.35, growth: 0.1, games: 0.55 }

/**
 * Everything measured in one run on one machine, so that the figures can be compared with each other. The games are
 * loaded last: their many shapes would make the engine compile the table less tightly for the fixture before them.
 */
export async function bench(progress: (share: number) => void): Promise<BenchReport> {
  const orders = await inProcess((share) => progress(share * SHARES.inProcess))
  const open = openMs()
  const grown = growth((share) => progress(SHARES.inProcess + share * SHARES.growth))
  const { games } = await import('./games.ts')
  const speeds = await games((share) => progress(1 - SHARES.games + share * SHARES.games))
  return { inProcess: orders, openMs: open, growth: grown, games: speeds }
}

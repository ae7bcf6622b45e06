import { type GameSpeeds, games } from './games.ts'
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
const SHARES = { inProcess: 0.15, growth: 0.05, games: 0.8 }

/** Everything measured in one run on one machine, so that the figures can be compared with each other. */
export async function bench(progress: (share: number) => void): Promise<BenchReport> {
  const orders = await inProcess((share) => progress(share * SHARES.inProcess))
  const open = openMs()
  const grown = growth((share) => progress(SHARES.inProcess + share * SHARES.growth))
  const speeds = await games((share) => progress(1 - SHARES.games + share * SHARES.games))
  return { inProcess: orders, openMs: open, growth: grown, games: speeds }
}

import { growth } from './growth.ts'
import { type InProcess, inProcess } from './in-process.ts'
import { openMs } from './open.ts'

export interface BenchReport {
  readonly inProcess: InProcess
  readonly openMs: number
  readonly growth: number
}

const SHARE_OF_IN_PROCESS = 0.8

/** Everything measured in one run on one machine, so that the figures can be compared with each other. */
export async function bench(progress: (share: number) => void): Promise<BenchReport> {
  return {
    inProcess: await inProcess((share) => progress(share * SHARE_OF_IN_PROCESS)),
    openMs: openMs(),
    growth: growth((share) => progress(SHARE_OF_IN_PROCESS + share * (1 - SHARE_OF_IN_PROCESS))),
  }
}

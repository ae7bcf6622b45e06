import { median } from './median.ts'
import { playOurs } from './ours.ts'
import { SEATS } from './skirmish-orders.ts'

const TURNS = 100
const ROUNDS = 9
const WARM_UP_ROUNDS = 2
const ROUND_MS = 250

export interface InProcess {
  /** Sealed orders a second of processor time. */
  readonly ours: number
  readonly boardgameio: number
  readonly boardgameioNoop: number
  readonly ratio: number
}

type Contender = (turns: number, number: number) => () => void

/** Everybody in turn, round after round, so that whatever else the machine does disturbs all alike. */
export async function inProcess(progress: (share: number) => void): Promise<InProcess> {
  const { playTheirs } = await boardgameio()
  const contenders: readonly Contender[] = [
    playOurs,
    (turns, number) => playTheirs(turns, number, 'order'),
    (turns, number) => playTheirs(turns, number, 'nothing'),
  ]
  const speeds = contenders.map((): number[] => [])
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    for (const [index, contender] of contenders.entries()) {
      const speed = ordersPerSecond(contender)
      if (round >= WARM_UP_ROUNDS) speeds[index]?.push(speed)
    }
    progress((round + 1) / (WARM_UP_ROUNDS + ROUNDS))
  }
  const [ours = 0, theirs = 0, noop = 0] = speeds.map(median)
  return {
    ours: Math.round(ours),
    boardgameio: Math.round(theirs),
    boardgameioNoop: Math.round(noop),
    ratio: Number((ours / theirs).toFixed(1)),
  }
}

/** Whole matches until the time is up; laying the table is not counted. */
function ordersPerSecond(contender: Contender): number {
  let spent = 0
  let matches = 0
  while (spent < ROUND_MS) {
    const play = contender(TURNS, matches)
    const began = process.cpuUsage()
    play()
    spent += msSince(began)
    matches += 1
  }
  return (matches * TURNS * SEATS * 1000) / spent
}

/** Processor time of all threads, so that other programs are not counted but our own collecting of garbage is. */
function msSince(began: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1000
}

/** It looks at NODE_ENV when it is loaded, and is slower in any other than production. */
async function boardgameio() {
  process.env['NODE_ENV'] = 'production'
  try {
    return await import('./boardgameio/theirs.ts')
  } catch (trouble) {
    const isMissing = trouble instanceof Error && 'code' in trouble && trouble.code === 'ERR_MODULE_NOT_FOUND'
    if (!isMissing) throw trouble
    throw new Error('There is no boardgame.io to measure against; “npm install” brings it.', {
      cause: trouble,
    })
  }
}

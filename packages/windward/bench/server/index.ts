import { median } from '../median.ts'
import { type Idle, type IdleExtent, idle } from './idle.ts'
import { Load } from './load.ts'
import { type Extent, type Versus, versus } from './versus.ts'
import { windwardServer } from './windward.ts'

export interface ServerReport {
  readonly server: Versus & Idle
  readonly large: Large
}

/** Many more matches at once: how long half of the rounds took at most, in ms. */
interface Large {
  readonly matches: number
  /** Every seat orders the moment it hears of a turn: as much as the machine bears. */
  readonly p50: number
  /** Each match begins a round every so many seconds, however quickly it was through with the last. */
  readonly paced: { readonly everySeconds: number; readonly p50: number; readonly p99: number }
}

export interface ServerExtent {
  readonly versus: Extent
  readonly large: {
    readonly matches: number
    readonly warmUpRounds: number
    readonly rounds: number
    /** How often so many rounds are played; the middle of them counts. */
    readonly parts: number
    readonly paced: { readonly everySeconds: number; readonly rounds: number }
  }
  readonly idle: IdleExtent
}

/** Everybody is warmed up by as many orders as a real game is: compiling takes longest where there is most code. */
const EXTENT: ServerExtent = {
  versus: { matches: 50, warmUpRounds: 90, againRounds: 15, rounds: 25, parts: 3 },
  large: { matches: 200, warmUpRounds: 25, rounds: 25, parts: 3, paced: { everySeconds: 2, rounds: 10 } },
  idle: { seconds: 30, first: 200, further: 300 },
}

/** The server over loopback, in processes of its own, against boardgame.io's. */
export async function benchServer(
  progress: (share: number) => void,
  extent: ServerExtent = EXTENT,
): Promise<ServerReport> {
  const memory = await idle(extent.idle)
  progress(0.2)
  const server = await versus(extent.versus, (share) => progress(0.2 + 0.5 * share))
  const large = await manyMatches(extent.large)
  progress(1)
  return { server: { ...server, ...memory }, large }
}

async function manyMatches(extent: ServerExtent['large']): Promise<Large> {
  const { matches, warmUpRounds, rounds, parts, paced } = extent
  const server = await windwardServer()
  try {
    const load = await Load.on(server, matches)
    await load.play(warmUpRounds)
    const busy: number[] = []
    for (let part = 0; part < parts; part += 1) busy.push((await load.play(rounds)).p50)
    const calm = await load.play(paced.rounds, paced.everySeconds * 1000)
    return {
      matches,
      p50: median(busy),
      paced: { everySeconds: paced.everySeconds, p50: calm.p50, p99: calm.p99 },
    }
  } finally {
    await server.close()
  }
}

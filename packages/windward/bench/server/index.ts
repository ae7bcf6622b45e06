import { type Idle, idle } from './idle.ts'
import { Load } from './load.ts'
import { type Extent, type Versus, versus } from './versus.ts'
import { windwardServer } from './windward.ts'

export interface ServerReport {
  readonly server: Versus
  /** Many more matches at once: how long half of the rounds took at most, in ms. */
  readonly large: { readonly matches: number; readonly p50: number }
  readonly memory: Idle
}

export interface ServerExtent {
  readonly versus: Extent
  readonly large: { readonly matches: number; readonly warmUpRounds: number; readonly rounds: number }
  readonly idle: { readonly first: number; readonly further: number }
}

const EXTENT: ServerExtent = {
  versus: { matches: 50, warmUpRounds: 25, againRounds: 15, rounds: 25, parts: 2 },
  large: { matches: 200, warmUpRounds: 5, rounds: 15 },
  idle: { first: 200, further: 300 },
}

/** The server over loopback, in processes of its own, against boardgame.io's. */
export async function benchServer(
  progress: (share: number) => void,
  extent: ServerExtent = EXTENT,
): Promise<ServerReport> {
  const memory = await idle(extent.idle.first, extent.idle.further)
  progress(0.2)
  const server = await versus(extent.versus, (share) => progress(0.2 + 0.6 * share))
  const large = await manyMatches(extent.large)
  progress(1)
  return { server, large, memory }
}

async function manyMatches({ matches, warmUpRounds, rounds }: ServerExtent['large']) {
  const server = await windwardServer()
  try {
    const load = await Load.on(server, matches)
    await load.play(warmUpRounds)
    const { p50 } = await load.play(rounds)
    return { matches, p50 }
  } finally {
    await server.close()
  }
}

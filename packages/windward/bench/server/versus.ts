import { median, medianRatio } from '../median.ts'
import { boardgameioServer } from './boardgameio.ts'
import { colyseusServer } from './colyseus.ts'
import { Load, type Served } from './load.ts'
import { windwardServer } from './windward.ts'

export interface Versus {
  readonly ours: Served
  readonly boardgameio: Served
  /** Told of every order at once, as boardgame.io tells it. */
  readonly colyseus: Served
  /** Told of orders together and of the next turn at once, as ours tells it. */
  readonly colyseusTogether: Served
  /** Orders for each second of processor time, ours against boardgame.io's, and against Colyseus'. */
  readonly ratio: number
  readonly ratioColyseus: number
  readonly ratioColyseusTogether: number
}

export interface Extent {
  readonly matches: number
  readonly warmUpRounds: number
  /** Before each part: whoever has waited for the other has cooled down. */
  readonly againRounds: number
  readonly rounds: number
  /** How often each plays so many rounds, in turns with the other. */
  readonly parts: number
}

/** All servers under the same load, in turns, so that whatever else the machine does disturbs all alike. */
export async function versus(extent: Extent, progress: (share: number) => void): Promise<Versus> {
  const servers = [
    await windwardServer(),
    await boardgameioServer(),
    await colyseusServer('at-once'),
    await colyseusServer('together'),
  ]
  try {
    const loads: Load[] = []
    for (const server of servers) loads.push(await Load.on(server, extent.matches))
    for (const load of loads) await load.play(extent.warmUpRounds)
    progress(0.2)
    const played = loads.map((): Served[] => [])
    for (let part = 0; part < extent.parts; part += 1) {
      for (const [index, load] of loads.entries()) {
        await load.play(extent.againRounds)
        played[index]?.push(await load.play(extent.rounds))
      }
      progress(0.2 + (0.8 * (part + 1)) / extent.parts)
    }
    const [ours = [], boardgameio = [], colyseus = [], colyseusTogether = []] = played
    return {
      ours: middle(ours),
      boardgameio: middle(boardgameio),
      colyseus: middle(colyseus),
      colyseusTogether: middle(colyseusTogether),
      ratio: ratioOf(ours, boardgameio),
      ratioColyseus: ratioOf(ours, colyseus),
      ratioColyseusTogether: ratioOf(ours, colyseusTogether),
    }
  } finally {
    for (const server of servers) await server.close()
  }
}

function ratioOf(ours: readonly Served[], theirs: readonly Served[]): number {
  const speeds = (parts: readonly Served[]) => parts.map(({ perCpuSecond }) => perCpuSecond)
  return Number(medianRatio(speeds(ours), speeds(theirs)).toFixed(2))
}

function middle(parts: readonly Served[]): Served {
  return {
    perCpuSecond: Math.round(median(parts.map(({ perCpuSecond }) => perCpuSecond))),
    p50: median(parts.map(({ p50 }) => p50)),
    p99: median(parts.map(({ p99 }) => p99)),
  }
}

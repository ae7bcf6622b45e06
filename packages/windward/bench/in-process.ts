import { loadBoardgameio } from './boardgameio/load.ts'
import { median } from './median.ts'
import { playOurs } from './ours.ts'
import { type Contender, inTurns } from './processor-time.ts'
import { SEATS } from './skirmish-orders.ts'

const TURNS = 100
const TIMING = { rounds: 9, roundMs: 250, warmUpMs: 500 }

export interface InProcess {
  /** Sealed orders a second of processor time. */
  readonly ours: number
  readonly boardgameio: number
  readonly boardgameioNoop: number
  readonly ratio: number
}

export async function inProcess(progress: (share: number) => void): Promise<InProcess> {
  const { playTheirs } = await loadBoardgameio()
  const contenders = [
    counted(playOurs),
    counted((turns, number) => playTheirs(turns, number, 'order')),
    counted((turns, number) => playTheirs(turns, number, 'nothing')),
  ]
  const [ours = 0, theirs = 0, noop = 0] = inTurns(contenders, TIMING, progress).map(median)
  return {
    ours: Math.round(ours),
    boardgameio: Math.round(theirs),
    boardgameioNoop: Math.round(noop),
    ratio: Number((ours / theirs).toFixed(1)),
  }
}

/** Every seat gives one order a turn. */
function counted(playing: (turns: number, number: number) => () => void): Contender {
  return (number) => {
    const play = playing(TURNS, number)
    return () => {
      play()
      return TURNS * SEATS
    }
  }
}

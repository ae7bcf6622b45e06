import { loadBoardgameio } from './boardgameio/load.ts'
import { median, medianRatio } from './median.ts'
import { playOurs } from './ours.ts'
import { type Contender, inTurns } from './processor-time.ts'
import { SEATS } from './skirmish-orders.ts'

const TURNS = 100
const TIMING = { rounds: 11, roundMs: 250, warmUpMs: 750 }

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
  const [ours = [], theirs = [], noop = []] = inTurns(contenders, TIMING, progress)
  return {
    ours: Math.round(median(ours)),
    boardgameio: Math.round(median(theirs)),
    boardgameioNoop: Math.round(median(noop)),
    ratio: Number(medianRatio(ours, theirs).toFixed(1)),
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

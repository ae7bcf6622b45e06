import {
  type AnyGame,
  company,
  type GameTypes,
  layTable,
  Match,
  playOut,
  randomBot,
  seedFrom,
  type Variety,
} from '@windward/table'
import { loadBoardgameio } from './boardgameio/load.ts'
import { type FramesCost, framesCost } from './frames.ts'
import { median, medianRatio } from './median.ts'
import { type Contender, inTurns } from './processor-time.ts'
import { SEATS } from './skirmish-orders.ts'

/** Turns of a match of boardgame.io in which nothing is done. */
const TURNS = 100
/** A game has far more code than the fixture, and is compiled for a good while before it runs at its speed. */
const TIMING = { rounds: 11, roundMs: 400, warmUpMs: 10_000 }

export interface GameSpeed {
  /** Decisions of random seats a second of processor time: choosing among what is legal, checking, playing on. */
  readonly decisionsPerSecond: number
  /** Against a move of boardgame.io that does nothing, measured in turns with it. */
  readonly ratio: number
  readonly frames: FramesCost
}

/** Whole matches of random seats, laid as the game says it is measured. */
export async function gameSpeed(
  game: AnyGame,
  measured: Variety,
  progress: (share: number) => void,
): Promise<GameSpeed> {
  const { playTheirs } = await loadBoardgameio()
  const noop: Contender = (number) => {
    const play = playTheirs(TURNS, number, 'nothing')
    return () => {
      play()
      return TURNS * SEATS
    }
  }
  const ours = randomMatches(game, measured)
  const [decisions = [], moves = []] = inTurns([ours, noop], TIMING, progress)
  return {
    decisionsPerSecond: Math.round(median(decisions)),
    ratio: Number(medianRatio(decisions, moves).toFixed(2)),
    frames: framesCost(game, measured),
  }
}

export function randomMatches(game: AnyGame, { seats: wanted, options: wished }: Variety): Contender {
  const options = game.options.parse(wished)
  const seats = game.seats.choose(wanted ?? game.seats.fewest, options)
  return (number) => {
    const laid = layTable(game, { options, seats, seed: seedFrom('bench', game.id, number) })
    if (!laid.ok) throw new Error(`No table of ${game.name} can be laid.`)
    const opened = Match.open(game, laid.value)
    if (!opened.ok) throw new Error(`No match of ${game.name} can be opened.`)
    const bots = company<GameTypes>(seats, [randomBot], seedFrom('bench bots', game.id, number))
    return () => playOut(opened.value, bots).decisions
  }
}

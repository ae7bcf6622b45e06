import {
  type AnyGame,
  company,
  diceFor,
  diceRoot,
  fork,
  type GameTypes,
  layTable,
  Match,
  type Moment,
  nextAwaited,
  type Rollout,
  seedFrom,
} from '@windward/table'
import { median } from './median.ts'
import { type Contender, inTurns } from './processor-time.ts'

const TIMING = { rounds: 9, roundMs: 400, warmUpMs: 4_000 }
/** Turns of a match that are played on from; the first are unlike the others. */
const TURNS = { first: 2, last: 9 }

/** `{turnMs: 1.9}`: milliseconds of processor time, by the game's own names for what is measured. */
export type RolloutMs = Readonly<Record<string, number>>

/** What thinking ahead costs in a game: a turn played on from where it stands, with a bot in every seat. */
export function rolloutMs(game: AnyGame, progress: (share: number) => void): RolloutMs {
  const all = Object.entries(game.trials?.rollouts ?? {})
  const speeds = inTurns(
    all.map(([, rollout]) => rollouts(game, rollout)),
    TIMING,
    progress,
  )
  return Object.fromEntries(
    all.map(([name], place) => [`${name}Ms`, Number((1000 / median(speeds[place] ?? [])).toFixed(2))]),
  )
}

function rollouts(game: AnyGame, rollout: Rollout): Contender {
  const bot = game.bots[rollout.bot]
  if (bot === undefined) throw new Error(`${game.name} has no bot '${rollout.bot}'.`)
  const moments = momentsOf(game, rollout)
  const dice = diceFor(diceRoot(seedFrom('rollouts'), {}), 'rollouts')
  return (number) => {
    const moment = moments[number % moments.length]
    if (moment === undefined) throw new Error(`'${rollout.from}' is never asked in ${game.name}.`)
    const state = structuredClone(moment.state)
    return () => {
      const thought = fork(game, { ...moment, state, dice })
      for (let next = thought.next(); next && thought.turn === moment.turn; next = thought.next())
        thought.put(next, bot.answer(next, dice))
      return 1
    }
  }
}

/** The moments of a match of bots at which the question is put, and nobody has answered it yet. */
function momentsOf(
  game: AnyGame,
  { seats: wanted, options: wished, bot, from }: Rollout,
): Omit<Moment<GameTypes>, 'dice'>[] {
  const options = game.options.parse(wished)
  const seats = game.seats.choose(wanted ?? game.seats.fewest, options)
  const laid = layTable(game, { options, seats, seed: seedFrom('rollouts', game.id) })
  const opened = laid.ok ? Match.open(game, laid.value) : laid
  if (!opened.ok) throw new Error(`No match of ${game.name} can be opened.`)
  const match = opened.value
  const seated = company<GameTypes>(
    seats,
    [game.bots[bot]].flatMap((each) => each ?? []),
    seedFrom('bots'),
  )
  const moments = new Map<number, Omit<Moment<GameTypes>, 'dice'>>()
  for (let next = nextAwaited(match); next && match.turn <= TURNS.last; next = nextAwaited(match)) {
    const { turn } = match
    if (next.kind === from && turn >= TURNS.first && !moments.has(turn))
      moments.set(turn, { seats, state: structuredClone(match.state), turn, place: match.place() })
    match.answer(next.seat, next.id, seated.answer(next))
  }
  return [...moments.values()]
}

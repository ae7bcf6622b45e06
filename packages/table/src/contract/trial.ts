import type { Dice } from '../dice/dice.ts'
import { diceFor, diceRoot, seedFrom } from '../dice/seed.ts'
import { type Game, type GameTypes, SPECTATOR, type Viewer } from '../game.ts'
import { layTable } from '../gathering.ts'
import { Match } from '../match.ts'
import type { MatchHost } from '../match-host.ts'
import { textOf } from '../phrase.ts'
import type { Question } from '../question.ts'
import type { MatchRecord } from '../record/record.ts'
import type { Result } from '../refusal.ts'
import { randomBot } from '../thinking/bot.ts'
import { tableWords } from '../words.en.ts'

/** How a game is put on trial. */
export interface Trial {
  readonly seed?: string | number
  /** Tables to try: so many seats with these options. By default the fewest and the most seats with usual options. */
  readonly tables?: readonly TrialTable[]
  /** More decisions than any match of random answers should need. */
  readonly mostDecisions?: number
  /** True where a turn begins by revealing something, so that a hidden difference rightly comes to light there. */
  readonly revealsAtTurnStart?: boolean
}

export interface TrialTable {
  readonly seats: number
  readonly options?: object
}

export interface Bench<G extends GameTypes> {
  readonly game: Game<G>
  readonly trial: Trial
  readonly tables: readonly TrialTable[]
  readonly seed: string | number
  readonly mostDecisions: number
}

export function benchFor<G extends GameTypes>(game: Game<G>, trial: Trial): Bench<G> {
  const { fewest, most } = game.seats
  const tables = trial.tables ?? [{ seats: fewest }, { seats: most }]
  return {
    game,
    trial,
    tables,
    seed: trial.seed ?? 'contract',
    mostDecisions: trial.mostDecisions ?? 100_000,
  }
}

export function must<T>(result: Result<T>, game: { readonly words: Game<GameTypes>['words'] }): T {
  if (result.ok) return result.value
  throw new Error(textOf(result.refusal.refused, tableWords, game.words))
}

/** A table laid for the trial; the number tells apart several of the same kind. */
function laidFor<G extends GameTypes>(bench: Bench<G>, table: TrialTable, number = 0): MatchRecord {
  const { game, seed } = bench
  const options = game.options.parse(table.options ?? {})
  const seats = game.seats.choose(table.seats, options)
  return must(layTable(game, { options, seats, seed: seedFrom(seed, table.seats, number) }), game)
}

export function openedFor<G extends GameTypes>(
  bench: Bench<G>,
  table: TrialTable,
  number = 0,
  host: MatchHost = {},
): Match<G> {
  return must(Match.open(bench.game, laidFor(bench, table, number), { guard: true, ...host }), bench.game)
}

export function lookers<G extends GameTypes>(match: Match<G>): readonly Viewer<G>[] {
  return [...match.seats, SPECTATOR]
}

/** One after another around the table: over a match everybody comes up many times, at ever other moments. */
export function inTurn<T>(all: readonly T[], count: number): T {
  const one = all[count % all.length]
  if (one === undefined) throw new RangeError('Nobody is there to take turns.')
  return one
}

export function trialDice(...names: readonly (string | number)[]): Dice {
  return diceFor(diceRoot(seedFrom('trial', ...names), {}), 'trial')
}

/** Plays random answers to the end, looking at the table before each of them. */
export function wander<G extends GameTypes>(
  bench: Bench<G>,
  match: Match<G>,
  dice: Dice,
  before: (match: Match<G>, question: Question<G>, decisions: number) => void = () => undefined,
): number {
  for (let decisions = 0; decisions < bench.mostDecisions; decisions += 1) {
    const question = anyAwaited(match, dice)
    if (question === undefined) return decisions
    before(match, question, decisions)
    const answer = randomBot.answer(question, dice)
    must(match.answer(question.seat, question.id, answer), match.game)
  }
  throw new Error(`${bench.game.name} has not ended after ${bench.mostDecisions} decisions.`)
}

function anyAwaited<G extends GameTypes>(match: Match<G>, dice: Dice): Question<G> | undefined {
  const open = [...match.unanswered()]
  if (open.length > 0) return dice.pick(open)
  if (match.outcome === undefined)
    throw new Error(`Nobody is asked anything, and ${match.game.name} is not over.`)
  return undefined
}

import { findGames } from '@windward/find-games'
import {
  type AnyGame,
  company,
  diceFor,
  diceRoot,
  type GameTypes,
  type Hidden,
  imagined,
  layTable,
  Match,
  type Question,
  seedFrom,
  type Variety,
  type Viewer,
} from '@windward/table'
import { findGame, loadGame } from '../src/games.ts'

/** Matches played of each game. */
const MATCHES = 50
/** Of the questions of the kind that is measured, one in so many. */
const ONE_IN = 10
/** States drawn at each. */
const DRAWS = 10

/** How far off on average, or how long it takes: by `resample`, and by `imagine`. */
interface Compared {
  readonly resample: number
  readonly imagine: number
}

export interface ImagineReport {
  /** For each game that has `imagine`: the mean error of each figure it names, and `drawMs`, what a draw takes. */
  readonly games: Readonly<Record<string, Readonly<Record<string, Compared>>>>
}

/** How near to the truth states come that are drawn from what a seat has seen, while bots play. */
export async function benchImagine(
  progress: (share: number) => void,
  matches = MATCHES,
): Promise<ImagineReport> {
  const games: Record<string, Readonly<Record<string, Compared>>> = {}
  const found = findGames()
  for (const [index, { id }] of found.entries()) {
    const game = await loadGame(findGame(id))
    const { hidden, measured } = game.trials ?? {}
    if (game.imagine === undefined || hidden === undefined || measured === undefined) continue
    const tally = new Tally()
    for (let number = 0; number < matches; number += 1) {
      oneMatch(game, { hidden, measured }, number, tally)
      progress((index + (number + 1) / matches) / found.length)
    }
    games[id] = tally.means()
  }
  return { games }
}

interface Measured {
  readonly hidden: Hidden<GameTypes>
  readonly measured: Variety
}

/** From the second turn on: before there is little that could have been told. */
function oneMatch(game: AnyGame, { hidden, measured }: Measured, number: number, tally: Tally): void {
  const { seats: wanted, options: wished } = hidden.table ?? measured
  const bot = game.bots[hidden.bot]
  if (bot === undefined) throw new Error(`${game.name} has no bot ${hidden.bot}.`)
  const options = game.options.parse(wished)
  const seats = game.seats.choose(wanted ?? game.seats.fewest, options)
  const laid = layTable(game, { options, seats, seed: seedFrom('imagine', game.id, number) })
  if (!laid.ok) throw new Error(`No table of ${game.name} can be laid.`)
  const opened = Match.open(game, laid.value)
  if (!opened.ok) throw new Error(`No match of ${game.name} can be opened.`)
  const match = opened.value
  const bots = company<GameTypes>(seats, [bot], seedFrom('imagine bots', game.id, number))
  const dice = diceFor(diceRoot(seedFrom('imagine questions', game.id, number), {}), 'bench')
  for (let asked = match.nextUnanswered(); asked !== undefined; asked = match.nextUnanswered()) {
    if (isMeasured(match, asked, hidden) && dice.below(ONE_IN) === 0)
      measure(match, asked.seat, hidden, tally, `${number} ${match.length}`)
    const given = match.answer(asked.seat, asked.id, bots.answer(asked))
    if (!given.ok) match.timeUp(asked.seat, asked.id)
  }
}

function isMeasured(match: Match<GameTypes>, { kind }: Question<GameTypes>, hidden: Hidden<GameTypes>) {
  return match.turn > 1 && kind === hidden.question
}

function measure(
  match: Match<GameTypes>,
  viewer: Viewer<GameTypes>,
  hidden: Hidden<GameTypes>,
  tally: Tally,
  name: string,
): void {
  const { game, state } = match
  const truth = hidden.figures(state, viewer)
  const seen = { view: match.view(viewer), lines: match.ledger(viewer) }
  const dice = () => diceFor(diceRoot(seedFrom('imagine draws', game.id, name), {}), 'bench')
  const [plain, likely] = [dice(), dice()]
  const before = performance.now()
  for (let draw = 0; draw < DRAWS; draw += 1)
    tally.add('resample', truth, hidden.figures(game.resample(seen.view, viewer, plain), viewer))
  const between = performance.now()
  const imagine = imagined(game, seen, viewer)
  for (let draw = 0; draw < DRAWS; draw += 1)
    tally.add('imagine', truth, hidden.figures(imagine(likely), viewer))
  tally.note('drawMs', 'resample', (between - before) / DRAWS)
  tally.note('drawMs', 'imagine', (performance.now() - between) / DRAWS)
}

type Figures = Readonly<Record<string, readonly number[]>>

class Tally {
  readonly #sums = new Map<string, { resample: Mean; imagine: Mean }>()

  add(by: keyof Compared, truth: Figures, drawn: Figures): void {
    for (const [figure, values] of Object.entries(truth))
      for (const [place, value] of values.entries())
        this.note(figure, by, Math.abs((drawn[figure]?.[place] ?? 0) - value))
  }

  note(figure: string, by: keyof Compared, value: number): void {
    const sums = this.#sums.get(figure) ?? { resample: { sum: 0, count: 0 }, imagine: { sum: 0, count: 0 } }
    this.#sums.set(figure, sums)
    sums[by].sum += value
    sums[by].count += 1
  }

  means(): Record<string, Compared> {
    const means = [...this.#sums].map(([figure, { resample, imagine }]): [string, Compared] => [
      figure,
      { resample: meanOf(resample), imagine: meanOf(imagine) },
    ])
    return Object.fromEntries(means)
  }
}

interface Mean {
  sum: number
  count: number
}

function meanOf({ sum, count }: Mean): number {
  return count === 0 ? 0 : Number((sum / count).toPrecision(3))
}

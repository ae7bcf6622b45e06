import { findGames } from '@windward/find-games'
import {
  type AnyGame,
  botAt,
  company,
  consideredBy,
  type Dice,
  diceFor,
  diceRoot,
  type GameTypes,
  LEVELS,
  type Level,
  layTable,
  Match,
  type Question,
  seedFrom,
  thinkingAt,
  thinksAhead,
  USUAL_EFFORT,
  type Variety,
} from '@windward/table'
import { findGame, loadGame } from '../src/games.ts'
import { msSince } from './processor-time.ts'

/** Answers of each kind that somebody thinks ahead about, and of all others together, that are measured at a table. */
const THOUGHTS = 40
const HABITS = 200
/** One question in so many is measured, so that they come from all parts of many matches. */
const ONE_IN = 12
/** So many matches have been played when enough must have been asked; easy bots play them. */
const MATCHES = 60
/** Nothing is counted before its code has been compiled. */
const WARM_UP = 3

/** Milliseconds of processor time. */
interface AnswerTimes {
  readonly answers: number
  readonly p50: number
  readonly p99: number
}

/** How many thoughts of each kind are measured, and how much goes into each. */
interface Wanted {
  readonly thoughts: number
  readonly effort: number
}

interface TableTimes {
  readonly seats: number
  /** By level and kind of question; `others` are all kinds that no level thinks ahead about. */
  readonly levels: Readonly<Record<Level, Readonly<Record<string, AnswerTimes>>>>
  /** Whole turns of easy bots in all seats, on one core. */
  readonly easyTurnsPerSecond: number
}

export interface BotsReport {
  readonly games: Readonly<Record<string, readonly TableTimes[]>>
}

/** How long bots take for an answer, as levels, where easy bots have brought the match; and how fast those are. */
export async function benchBots(
  progress: (share: number) => void,
  only?: string,
  { thoughts = THOUGHTS, effort = USUAL_EFFORT }: Partial<Wanted> = {},
): Promise<BotsReport> {
  const games: Record<string, readonly TableTimes[]> = {}
  const found = findGames().filter(({ id }) => only === undefined || id === only)
  for (const [index, { id }] of found.entries()) {
    const game = await loadGame(findGame(id))
    if (LEVELS.some((level) => game.bots[level]?.level !== level)) continue
    const tables = tablesOf(game)
    games[id] = tables.map((table, place) => {
      const at = (share: number) => progress((index + (place + share) / tables.length) / found.length)
      return timesAt(game, table, { thoughts, effort }, at)
    })
  }
  return { games }
}

/** As it is usually laid, for two and for as many as there are; and so that most rules come up. */
function tablesOf({ seats, trials }: AnyGame): readonly Variety[] {
  const two = { seats: Math.max(2, seats.fewest), options: {} }
  return [two, ...(trials === undefined ? [] : [trials.measured]), { seats: seats.most, options: {} }]
}

function timesAt(
  game: AnyGame,
  variety: Variety,
  wanted: Wanted,
  progress: (share: number) => void,
): TableTimes {
  const tally = new Tally(game, wanted)
  const dice = diceFor(diceRoot(seedFrom('bots', game.id), {}), 'bench')
  let [turns, spent, seated] = [0, 0, 0]
  for (let number = 0; number < MATCHES && !tally.isFull(); number += 1) {
    const match = matchOf(game, variety, number)
    seated = match.seats.length
    const easy = company<GameTypes>(match.seats, [botOf(game, 'easy')], seedFrom('easy', number))
    let began = process.cpuUsage()
    for (let next = match.nextUnanswered(); next !== undefined; next = match.nextUnanswered()) {
      if (dice.below(ONE_IN) === 0) {
        spent += msSince(began)
        tally.measure(match, next, dice)
        progress(tally.share())
        began = process.cpuUsage()
      }
      if (!match.answer(next.seat, next.id, easy.answer(next, match)).ok) match.timeUp(next.seat, next.id)
    }
    spent += msSince(began)
    turns += match.turn
  }
  progress(1)
  return { seats: seated, levels: tally.times(), easyTurnsPerSecond: Math.round((1000 * turns) / spent) }
}

function matchOf(game: AnyGame, { seats: wanted, options: wished }: Variety, number: number) {
  const options = game.options.parse(wished)
  const seats = game.seats.choose(wanted ?? game.seats.fewest, options)
  const laid = layTable(game, { options, seats, seed: seedFrom('bots', game.id, number) })
  const opened = laid.ok ? Match.open(game, laid.value) : laid
  if (!opened.ok) throw new Error(`No match of ${game.name} can be opened.`)
  return opened.value
}

function botOf(game: AnyGame, level: Level) {
  const bot = game.bots[botAt(game, level) ?? '']
  if (bot === undefined) throw new Error(`${game.name} has no ${level} bot.`)
  return bot
}

const OTHERS = 'others'

class Tally {
  readonly #game: AnyGame
  readonly #wanted: Wanted
  readonly #about: readonly string[]
  readonly #times = new Map<string, Map<Level, number[]>>()

  constructor(game: AnyGame, wanted: Wanted) {
    this.#game = game
    this.#wanted = wanted
    this.#about = LEVELS.flatMap((level) => botOf(game, level).foresight?.about ?? [])
    for (const kind of [...this.#about, OTHERS]) this.#times.set(kind, new Map())
  }

  /** Every level answers the same question. */
  measure(match: Match<GameTypes>, question: Question<GameTypes>, dice: Dice): void {
    const kind = this.#about.includes(question.kind) ? question.kind : OTHERS
    const times = this.#times.get(kind)
    if (times === undefined || this.#shareOf(kind) >= 1) return
    for (const level of LEVELS) {
      const bot = botOf(this.#game, level)
      const thinking = thinksAhead(bot, question)
        ? thinkingAt(match, question.seat, this.#wanted.effort)
        : undefined
      const began = process.cpuUsage()
      consideredBy(bot, question, dice, thinking)
      const all = times.get(level) ?? []
      all.push(msSince(began))
      times.set(level, all)
    }
  }

  isFull(): boolean {
    return this.share() >= 1
  }

  share(): number {
    const kinds = [...this.#times.keys()]
    return kinds.reduce((sum, kind) => sum + Math.min(1, this.#shareOf(kind)), 0) / kinds.length
  }

  times(): TableTimes['levels'] {
    const of = (level: Level) =>
      Object.fromEntries(
        [...this.#times].flatMap(([kind, times]) => {
          const all = (times.get(level) ?? []).slice(WARM_UP).sort((a, b) => a - b)
          return all.length === 0 ? [] : [[kind, timesOf(all)] as const]
        }),
      )
    return { easy: of('easy'), usual: of('usual'), strong: of('strong') }
  }

  #shareOf(kind: string): number {
    const { thoughts } = this.#wanted
    const wanted = kind === OTHERS ? Math.min(HABITS, 5 * thoughts) : thoughts
    return (this.#times.get(kind)?.get('strong')?.length ?? 0) / (wanted + WARM_UP)
  }
}

function timesOf(sorted: readonly number[]): AnswerTimes {
  const at = (share: number) => Number((sorted[Math.ceil(share * sorted.length) - 1] ?? 0).toFixed(1))
  return { answers: sorted.length, p50: at(0.5), p99: at(0.99) }
}

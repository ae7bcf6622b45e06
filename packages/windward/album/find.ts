import {
  type AnyGame,
  botAt,
  company,
  type GameTypes,
  layTable,
  Match,
  type Options,
  type Question,
  seedFrom,
} from '@windward/table'
import { Fault, sentenceOf } from '../src/fault.ts'
import type { AlbumTable } from '../test-kit/album.ts'
import type { TriedGame } from '../test-kit/games.ts'
import { hasChoice, type Moment } from '../test-kit/moment.ts'

/** Moments by the name of their screen: a kind of decision, or the end. */
export type Moments = Map<string, Moment>

export const END = 'end'
/** The same kind of decision once more, where there is most to choose. */
export const rich = (kind: string) => `${kind}-rich`

/** A kind that did not come up in so many rounds over all tables is given up. */
const MOST_ROUNDS = 40
const MOST_ANSWERS = 6000
/** Of each kind so many questions of a match are looked at more closely. */
const WEIGHED = 8
const DEEPEST = 14
const MANY_BRANCHES = 8

/** Bots play at tables of many kinds, in the first round at all of them, until every kind of question was put to somebody. */
export function findMoments({ game, album }: TriedGame): Moments {
  const tables = album.tables ?? game.varieties?.() ?? [{ options: {} }]
  const found = new Finds()
  const missing = () => game.decisions.map(({ kind }) => kind).filter((kind) => !found.moments.has(kind))
  for (let round = 0; round < MOST_ROUNDS && (round === 0 || missing().length > 0); round += 1)
    for (const numbered of tables.entries())
      for (const names of mixesOf(game)) {
        if (round > 0 && missing().length === 0) break
        play(game, numbered, names, round, found)
      }
  return found.moments
}

/** The game's own bot alone, with others that do odd things, and those alone. */
function mixesOf({ bots }: AnyGame): string[][] {
  const odd = Object.hasOwn(bots, 'random') ? 'random' : (Object.keys(bots)[0] ?? '')
  const own = botAt({ bots }, 'easy') ?? odd
  return [[own], [odd, own], [odd]]
}

function play(
  game: AnyGame,
  [number, table]: readonly [number, AlbumTable],
  names: string[],
  round: number,
  found: Finds,
): void {
  const options = game.options.parse(table.options)
  const { seats: wanted = game.seats.fewest } = table
  const seats = typeof wanted === 'number' ? game.seats.choose(wanted, options) : wanted
  const seed = seedFrom('album', game.id, number, names.join(), round)
  const laid = layTable(game, { options, seats, seed })
  const opened = laid.ok ? Match.open(game, laid.value) : laid
  if (!opened.ok) throw new Fault(sentenceOf(opened.refusal, game))
  const match = opened.value
  const bots = names.flatMap((name) => game.bots[name] ?? [])
  const players = company<GameTypes>(match.seats, bots, seedFrom('album bots', number, round))
  const weighed = new Map<string, number>()
  for (let answers = 0; answers < MOST_ANSWERS; answers += 1) {
    const question = match.nextUnanswered()
    if (question === undefined) break
    const seen = weighed.get(question.kind) ?? 0
    weighed.set(question.kind, seen + 1)
    if (seen < WEIGHED) found.see(match, question)
    if (!match.answer(question.seat, question.id, players.answer(question)).ok)
      match.timeUp(question.seat, question.id)
  }
  if (match.outcome !== undefined) found.end(match)
}

class Finds {
  readonly moments: Moments = new Map()
  readonly #richest = new Map<string, number>()

  see(match: Match<GameTypes>, question: Question<GameTypes>): void {
    const { kind, seat } = question
    const offered = question.options()
    if (!hasChoice(offered)) return
    const alone = match.questions(seat).filter(({ sealed }) => sealed === undefined).length === 1
    const weight = weightOf(offered) + (alone ? DEEPEST : 0)
    const first = this.#richest.get(kind)
    if (first !== undefined && weight <= first) return
    const moment = { record: structuredClone(match.record()), seat }
    this.#richest.set(kind, weight)
    this.moments.set(this.moments.has(kind) ? rich(kind) : kind, moment)
  }

  /** A longer match has more to show. */
  end(match: Match<GameTypes>): void {
    const record = match.record()
    const [seat] = record.seats
    const before = this.moments.get(END)?.record.entries.length ?? 0
    if (seat !== undefined && record.entries.length > before)
      this.moments.set(END, { record: structuredClone(record), seat })
  }
}

/** How much there is to choose: how often, and among how many. */
function weightOf(options: Options<unknown>, depth = 0): number {
  if (options.kind === 'leaf' || depth >= DEEPEST) return depth
  if (options.kind === 'range')
    return weightOf(options.leads(Math.min(options.least + 1, options.most)), depth + 1)
  const last = options.branches.at(-1)
  if (last === undefined) return depth
  return Math.min(options.branches.length, MANY_BRANCHES) + weightOf(last.leads(), depth + 1)
}

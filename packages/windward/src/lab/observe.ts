import {
  type AnyGame,
  company,
  type Ended,
  type GameTypes,
  Match,
  type MatchRecord,
  playOut,
  seedFrom,
} from '@windward/table'
import { Fault, messageOf, sentenceOf } from '../fault.ts'
import { sharesOf, sidesOf } from '../ladder/bout.ts'
import { wayOf } from '../simulate/ending.ts'
import { type Job, tableOf } from '../simulate/job.ts'
import { type Counts, chosenIn } from './chosen.ts'

/** A table that is compared with others, as plain data. */
export interface LabTable {
  readonly name: string
  readonly job: Job
}

/** One match to be watched: at which of the tables, and its number there, from 1. */
export interface LabTask {
  readonly table: number
  readonly number: number
}

export interface ObservedSeat {
  readonly seat: string
  readonly bot: string
  /** Its part of the victory. */
  readonly share: number
  readonly points: Counts
  readonly had: readonly string[]
}

/** What is kept of a match that was watched. */
export interface Observed extends LabTask {
  readonly ended: boolean
  readonly how: string
  readonly turns: number
  readonly decisions: number
  readonly rejected: number
  readonly seats: readonly ObservedSeat[]
  readonly figures: Counts
  readonly kinds: Counts
  readonly chosen: Counts
  readonly told: Counts
  readonly clauses: Counts
}

/** Matches of the same number at different tables have the same dice; bots go round the seats from match to match. */
export function observe(game: AnyGame, tables: readonly LabTable[], task: LabTask): Observed {
  const table = tables[task.table]
  if (table === undefined) throw new RangeError(`There is no table ${task.table}.`)
  try {
    return watched(game, table.job, task)
  } catch (trouble) {
    const which = `Match ${task.number} at “${table.name}” with seed “${table.job.seed}”`
    throw new Fault(`${which} failed: ${messageOf(trouble)}`, { cause: trouble })
  }
}

function watched(game: AnyGame, job: Job, task: LabTask): Observed {
  const opened = Match.open(game, tableOf(game, job, task.number))
  if (!opened.ok) throw new Fault(sentenceOf(opened.refusal, game))
  const match = opened.value
  const names = match.seats.map((_, place) => job.bots[(place + task.number - 1) % job.bots.length] ?? '')
  const bots = names.flatMap((name) => game.bots[name] ?? [])
  const seed = seedFrom('lab bots', job.seed, task.number)
  const kinds = new Map<string, string>()
  const tally: Record<string, number> = {}
  const players = company<GameTypes>(match.seats, bots, seed, job.effort)
  const { decisions, refusals } = playOut(
    match,
    {
      ...players,
      consider(question, at) {
        kinds.set(`${question.seat} ${question.id}`, question.kind)
        for (const [name, count] of Object.entries(game.lab?.tallied?.(match.state, question) ?? {}))
          tally[name] = (tally[name] ?? 0) + count
        return players.consider(question, at)
      },
    },
    job.most,
  )
  const { outcome } = match
  const ended = endedIn(match, tally)
  const answers = answersIn(match.record(), kinds)
  return {
    ...task,
    ended: outcome !== undefined,
    how: wayOf(match) ?? (outcome === undefined ? 'unfinished' : 'ended'),
    // When it is over the next turn is counted already.
    turns: match.lines().at(-1)?.turn ?? match.turn,
    decisions,
    rejected: refusals.length,
    seats: seatsOf(game, match, names, ended),
    figures: (ended && game.lab?.figures?.(ended)) ?? {},
    kinds: counted(answers.map(({ kind }) => kind)),
    chosen: counted(answers.flatMap(({ kind, answer }) => [...chosenIn(kind, answer)])),
    told: counted(match.lines().map(({ what }) => what.key)),
    clauses: counted(match.lines().map(({ clause }) => clause)),
  }
}

function endedIn(match: Match<GameTypes>, tally: Counts): Ended<GameTypes> | undefined {
  const { seats, state, outcome } = match
  return outcome && { seats, state, outcome, lines: match.lines(), tally }
}

function seatsOf(
  game: AnyGame,
  { outcome, seats }: Match<GameTypes>,
  names: readonly string[],
  ended: Ended<GameTypes> | undefined,
): ObservedSeat[] {
  const sides = sidesOf(game, seats)
  const shares = sharesOf(sides, outcome)
  return seats.map((seat, place) => {
    const side = sides.findIndex((each) => each.includes(seat))
    return {
      seat,
      bot: names[place] ?? '',
      share: shares[side] ?? 0,
      points: (ended && game.lab?.points?.(ended, seat)) ?? {},
      had: (ended && game.lab?.had?.(ended, seat)) ?? [],
    }
  })
}

function answersIn({ entries }: MatchRecord, kinds: ReadonlyMap<string, string>) {
  return entries.flatMap((entry) => {
    const kind = entry.do === 'answer' ? kinds.get(`${entry.seat} ${entry.question}`) : undefined
    return entry.do === 'answer' && kind !== undefined ? [{ kind, answer: entry.answer }] : []
  })
}

function counted(names: Iterable<string>): Counts {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

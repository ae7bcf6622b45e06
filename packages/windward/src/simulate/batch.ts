import { join } from 'node:path'
import {
  type AnyGame,
  company,
  exportRecord,
  type GameTypes,
  type Hash,
  hashOf,
  Match,
  playOut,
  seedFrom,
} from '@windward/table'
import { Fault, messageOf, sentenceOf } from '../fault.ts'
import { writeRecordFile } from '../record-file.ts'
import { type Ending, endingOf, wayOf } from './ending.ts'
import { type Job, tableOf } from './job.ts'

/** Matches by their numbers, both ends included. */
export interface Span {
  readonly first: number
  readonly last: number
}

export interface PlayedMatch {
  readonly decisions: number
  readonly rejected: number
  readonly ending: Ending
  readonly way: string | undefined
  /** Of the record and the last state: no answer and no roll can differ without it differing. */
  readonly hash: Hash
}

export interface Batch {
  readonly span: Span
  readonly matches: readonly PlayedMatch[]
}

export function playBatch(game: AnyGame, job: Job, span: Span): Batch {
  const matches: PlayedMatch[] = []
  for (let number = span.first; number <= span.last; number += 1) {
    try {
      matches.push(playMatch(game, job, number))
    } catch (trouble) {
      throw new Fault(`Match ${number} of seed “${job.seed}” failed: ${messageOf(trouble)}`, {
        cause: trouble,
      })
    }
  }
  return { span, matches }
}

function playMatch(game: AnyGame, job: Job, number: number): PlayedMatch {
  const opened = Match.open(game, tableOf(game, job, number))
  if (!opened.ok) throw new Fault(sentenceOf(opened.refusal, game))
  const match = opened.value
  const bots = job.bots.flatMap((name) => game.bots[name] ?? [])
  const seed = seedFrom('simulate bots', job.seed, number)
  const players = company<GameTypes>(match.seats, bots, seed, job.effort)
  const { decisions, refusals } = playOut(match, players, job.most)
  if (job.records !== undefined && match.outcome !== undefined) {
    keep(game, match, join(job.records.directory, fileName(number, job.records.digits)))
  }
  return {
    decisions,
    rejected: refusals.length,
    ending: endingOf(match),
    way: wayOf(match),
    hash: hashOf({ record: match.record(), state: match.hash() }),
  }
}

function keep(game: AnyGame, match: Match<GameTypes>, path: string): void {
  const exported = exportRecord(game, match.record())
  if (!exported.ok) throw new Fault(sentenceOf(exported.refusal, game))
  writeRecordFile(path, exported.value)
}

function fileName(number: number, digits: number): string {
  return `match-${`${number}`.padStart(digits, '0')}.json`
}

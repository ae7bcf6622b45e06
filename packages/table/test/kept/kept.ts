import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { recordIn } from '../../src/contract/index.ts'
import {
  type Bot,
  company,
  exportRecord,
  type Game,
  type GameTypes,
  Match,
  type MatchRecord,
  playOut,
  type Result,
  seedFrom,
  tableWords,
  textOf,
  verify,
} from '../../src/index.ts'

/** The texts of all records in a folder, by the names of their files. */
export function textsIn(folder: URL): Readonly<Record<string, string>> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return Object.fromEntries(names.map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]))
}

/** All records in a folder, by the names of their files. */
export function recordsIn(folder: URL): ReadonlyMap<string, MatchRecord> {
  return new Map(Object.entries(textsIn(folder)).map(([name, text]) => [name, recordIn(text)]))
}

/** A match under way that was begun under an older version, opened by the rules of today. */
export function carriedOver<G extends GameTypes>(game: Game<G>, record: MatchRecord): Match<G> {
  assert.ok(record.version < game.version)
  const match = granted(game, Match.open(game, record))
  assert.equal(match.record().version, game.version)
  return match
}

/** Plays a match to its end; nothing may be refused, and what comes of it must be true. */
export function playedOn<G extends GameTypes>(match: Match<G>, bot: Bot<G> | undefined): void {
  assert.ok(bot)
  const { game, seats } = match
  const { refusals } = playOut(match, company(seats, [bot], seedFrom('played on')))
  assert.deepEqual(refusals, [])
  assert.ok(match.outcome)
  granted(game, verify(game, granted(game, exportRecord(game, match.record()))))
}

function granted<T, G extends GameTypes>({ words }: Game<G>, result: Result<T>): T {
  return result.ok ? result.value : assert.fail(textOf(result.refusal.refused, tableWords, words))
}

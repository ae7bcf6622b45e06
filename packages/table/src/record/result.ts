import { commitmentTo } from '../dice/seed.ts'
import type { Drawn } from '../dice/stream.ts'
import type { Game, GameTypes } from '../game.ts'
import { hashOf } from '../hash.ts'
import { copyOf } from '../json.ts'
import { Match } from '../match.ts'
import { denied, granted, type Refusal, type Result, refuse } from '../refusal.ts'
import { say } from '../words.en.ts'
import { carriedOver } from './checkpoint.ts'
import type { MatchRecord, MatchResult } from './record.ts'

/** A record as it is handed to people: only when the match has ended, with its result and without shortcuts. */
export function exportRecord<G extends GameTypes>(game: Game<G>, record: MatchRecord): Result<MatchRecord> {
  const played = playAgain(game, record)
  if (!played.ok) return played
  if (played.value.result === undefined) return denied(refuse('TBL 6.1', say('table.still-running')))
  const current = carriedOver(game, record)
  if (!current.ok) return current
  const { checkpoint, ...lasting } = current.value
  return granted({ ...lasting, result: played.value.result })
}

export interface Verified {
  readonly result: MatchResult
  /** Every number drawn, in the order of drawing. */
  readonly drawn: readonly Drawn[]
}

/** Plays a finished record again and compares everything it claims: the promise, the dice, the course, the end. */
export function verify<G extends GameTypes>(game: Game<G>, record: MatchRecord): Result<Verified> {
  if (commitmentTo(record.seed) !== record.commitment)
    return denied(refuse('TBL 6.2', say('table.wrong-seed')))
  if (record.result === undefined) return denied(refuse('TBL 6.1', say('table.no-result')))
  const other = otherVersion(game, record) ?? lessonFault(record)
  if (other !== undefined) return denied(other)
  const played = playAgain(game, record)
  if (!played.ok) return played
  const { result, drawn } = played.value
  if (result === undefined || hashOf(result) !== hashOf(record.result)) {
    return denied(refuse('TBL 6.3', say('table.wrong-result')))
  }
  return granted({ result, drawn })
}

/** TBL 6.4: by these rules nobody can say whether it is true. */
export function otherVersion<G extends GameTypes>(
  { id, version }: Game<G>,
  record: MatchRecord,
): Refusal | undefined {
  if (record.game !== id || record.version === version) return undefined
  return refuse('TBL 6.4', say('table.other-version', { found: record.version, known: version }))
}

/** TBL 6.6: its dice were chosen so that they show something. */
export function lessonFault({ lesson }: Pick<MatchRecord, 'lesson'>): Refusal | undefined {
  return lesson === undefined ? undefined : refuse('TBL 6.6', say('table.lesson'))
}

function playAgain<G extends GameTypes>(
  game: Game<G>,
  record: MatchRecord,
): Result<{ result: MatchResult | undefined; drawn: readonly Drawn[] }> {
  const drawn: Drawn[] = []
  const match = Match.replay(game, record, { witness: (each) => drawn.push(each) })
  if (!match.ok) return match
  return granted({ result: resultOf(match.value, drawn), drawn })
}

function resultOf<G extends GameTypes>(match: Match<G>, drawn: readonly Drawn[]): MatchResult | undefined {
  const { outcome } = match
  if (outcome === undefined) return undefined
  return {
    outcome: copyOf(outcome),
    state: match.hash(),
    ledger: hashOf(match.lines()),
    dice: hashOf(drawn),
    drawn: drawn.length,
  }
}

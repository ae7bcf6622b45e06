import { commitmentTo } from '../dice/seed.ts'
import type { Game, GameTypes } from '../game.ts'
import { Match } from '../match.ts'
import { denied, granted, type Result, refuse } from '../refusal.ts'
import { say } from '../words.en.ts'
import type { MatchRecord } from './record.ts'
import { lessonFault, otherVersion, verify } from './result.ts'

/** What was found of a record from elsewhere that is as it says. */
export interface TakenIn {
  /** It has ended, and dice and end are as promised. */
  readonly over: boolean
  /** How far it has come. */
  readonly turn: number
  /** The turn it was checked from, where it begins amid a match that older rules had begun. */
  readonly since?: number
}

/** TBL 6.5: a finished record is verified; of one that goes on, the seed must be the promised one and every entry fit. */
export function checkRecord<G extends GameTypes>(game: Game<G>, record: MatchRecord): Result<TakenIn> {
  if (commitmentTo(record.seed) !== record.commitment)
    return denied(refuse('TBL 6.2', say('table.wrong-seed')))
  const other = otherVersion(game, record) ?? lessonFault(record)
  if (other !== undefined) return denied(other)
  const verified = record.result === undefined ? undefined : verify(game, record)
  if (verified !== undefined && !verified.ok) return verified
  const played = Match.replay(game, record)
  if (!played.ok) return played
  const since = record.base?.turn
  return granted({
    over: verified !== undefined,
    turn: played.value.turn,
    ...(since !== undefined && { since }),
  })
}

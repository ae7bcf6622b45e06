import type { Game, GameTypes } from '../game.ts'
import { knownSeats, seatsOf } from '../gathering.ts'
import { copyOf } from '../json.ts'
import { denied, granted, type Result, refuse } from '../refusal.ts'
import { say } from '../words.en.ts'
import type { Checkpoint, MatchRecord } from './record.ts'

/**
 * Makes a record playable by the rules as they are now. One of the same version is as it is, if its table could be
 * laid so; one of an older version goes on from its newest checkpoint, carried across version by version (TBL 5.5).
 */
export function carriedOver<G extends GameTypes>(game: Game<G>, record: MatchRecord): Result<MatchRecord> {
  if (record.game !== game.id) {
    return denied(refuse('TBL 5.3', say('table.other-game', { found: record.game, known: game.id })))
  }
  const versions = { found: record.version, known: game.version }
  if (record.version > game.version) return denied(refuse('TBL 5.4', say('table.newer-rules', versions)))
  if (record.version === game.version) {
    const seats = record.base === undefined ? seatsOf(game, record) : granted([])
    return seats.ok ? granted(record) : seats
  }
  const old = [record.checkpoint, record.base].find((each) => each && each.entries <= record.entries.length)
  const migrated = old === undefined ? undefined : migratedCheckpoint(game, old)
  if (migrated === undefined) return denied(refuse('TBL 5.5', say('table.older-rules', versions)))
  return granted({ ...record, version: game.version, base: migrated, checkpoint: migrated })
}

/** TBL 5.5: a match in its first turns, of which no checkpoint was kept, begins anew if others of its version go on. */
export function begunAnew<G extends GameTypes>(game: Game<G>, record: MatchRecord): MatchRecord | undefined {
  const { version, entries, result } = record
  const young = record.checkpoint === undefined && record.base === undefined && result === undefined
  if (!young || version >= game.version || !hasWayAcross(game, version) || !seatsOf(game, record).ok)
    return undefined
  const state = game.begin(knownSeats(game, record.seats), copyOf(record.options))
  const base = {
    turn: 0,
    entries: entries.length,
    version: game.version,
    state: copyOf<Checkpoint['state']>(state),
    standing: {},
  }
  return { ...record, version: game.version, base, checkpoint: base }
}

function hasWayAcross<G extends GameTypes>({ version, migrations }: Game<G>, from: number): boolean {
  for (let at = from; at < version; at += 1) if (migrations?.[at] === undefined) return false
  return true
}

/** Nothing where a step is missing, or where a step cannot make anything of what it is given. */
function migratedCheckpoint<G extends GameTypes>(game: Game<G>, old: Checkpoint): Checkpoint | undefined {
  let state = copyOf<object>(old.state)
  for (let version = old.version; version < game.version; version += 1) {
    const migrate = game.migrations?.[version]
    if (migrate === undefined) return undefined
    try {
      state = migrate(state)
    } catch {
      return undefined
    }
  }
  return { ...old, version: game.version, state: { ...state } }
}

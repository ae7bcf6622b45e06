import type { Due } from '../../match/clock/due.ts'
import type { Moment } from '../matches.ts'
import { text, whole, wholeOrNull } from './columns.ts'
import { type Row, type Script, type Statement, statement } from './script.ts'

/**
 * A process that has not been heard of for so long has died, and another takes on what it had. Nobody claims anything for
 * longer, so what is claimed until later was claimed before a clock was set back.
 */
const LEASE_MS = 6000

/** A due time that one process has taken on; whoever sets it anew in the meantime takes it back. */
export interface Claim extends Due {
  readonly at: Moment
  readonly claimed: Moment
}

export function setDue({ match, kind }: Due, at: Moment): Statement {
  return statement(
    `insert into due (match_id, kind, at) values ($1, $2, $3)
     on conflict (match_id, kind) do update set at = excluded.at, claimed = 0`,
    ...[match, kind, at],
  )
}

export function unsetDue({ match, kind }: Due): Statement {
  return statement('delete from due where match_id = $1 and kind = $2', match, kind)
}

/** Takes on what is due of one match and kind. */
export function* claimOne({ match, kind }: Due, now: Moment): Script<Claim | undefined> {
  const [row] = yield statement(
    `update due set claimed = $3 where match_id = $1 and kind = $2 and at <= $4
     and (claimed <= $4 or claimed > $3)
     returning match_id, kind, at, claimed`,
    ...[match, kind, now + LEASE_MS, now],
  )
  return row === undefined ? undefined : claimOf(row)
}

/** Whoever is still at work on it keeps it; nothing where it was set anew meanwhile. */
export function* renew({ match, kind, at, claimed }: Claim, now: Moment): Script<Claim | undefined> {
  const [row] = yield statement(
    `update due set claimed = $5 where match_id = $1 and kind = $2 and at = $3 and claimed = $4
     returning match_id, kind, at, claimed`,
    ...[match, kind, at, claimed, now + LEASE_MS],
  )
  return row === undefined ? undefined : claimOf(row)
}

/** As it stands; `claimed` is 0 where nobody has taken it on. */
export type Overdue = Claim

/** What is due and nobody has taken on, the oldest first. */
export function* overdue(now: Moment, limit: number): Script<readonly Overdue[]> {
  const rows = yield statement(
    `select match_id, kind, at, claimed from due where claimed = 0 and at <= $1
     union all select match_id, kind, at, claimed from due where claimed > 0 and (claimed <= $1 or claimed > $3)
     order by at limit $2`,
    ...[now, limit, now + LEASE_MS],
  )
  return rows.map(claimOf)
}

/** When something will be due next, or be due again. */
export function* nextDue(): Script<Moment | undefined> {
  const rows = yield statement(
    `select min(at) as at from due where claimed = 0
     union all select min(claimed) as at from due where claimed > 0`,
  )
  const times = rows.flatMap((row) => wholeOrNull(row, 'at') ?? [])
  return times.length === 0 ? undefined : Math.min(...times)
}

/** It has been handled; if it was set anew meanwhile, that stays. */
export function done({ match, kind, at, claimed }: Claim): Statement {
  return statement(
    'delete from due where match_id = $1 and kind = $2 and at = $3 and claimed = $4',
    ...[match, kind, at, claimed],
  )
}

/** It could not be handled: it may be taken on again from that moment. */
export function putBack({ match, kind, at, claimed }: Claim, from: Moment): Statement {
  return statement(
    'update due set claimed = $5 where match_id = $1 and kind = $2 and at = $3 and claimed = $4',
    ...[match, kind, at, claimed, from],
  )
}

function claimOf(row: Row): Claim {
  return {
    match: text(row, 'match_id'),
    kind: text(row, 'kind'),
    at: whole(row, 'at'),
    claimed: whole(row, 'claimed'),
  }
}

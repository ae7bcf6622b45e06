import type { Pool } from 'pg'
import type { Append } from '../course.ts'
import type { Kept } from '../matches.ts'
import { keptAudience } from '../sql/audience.ts'
import { text, whole } from '../sql/columns.ts'
import { isInTheWay, isLost, isTaken, patiently } from './connection-trouble.ts'
import { DUE_PARTS } from './due-sql.ts'
import { query } from './pool.ts'
import { CHANNEL } from './topics.ts'

/** So that word of all matches of a batch goes out in one message. */
const MOST_AT_ONCE = 100

/**
 * One query does it all, in one round trip: the steps that stand on the last one of their match, their lines,
 * checkpoints, due times and ends, and word of them. Should somebody keep the same step at the same moment, the query
 * fails as a whole and is made again; then it sees what the other has kept.
 */
const APPEND = `
  with given as (
    select * from unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::bigint[])
      as given (match_id, step, at, entries, base)
  ), kept as (
    insert into steps (match_id, step, at, entries)
    select match_id, step, at, entries from given
    where base = 1 + (select coalesce(max(step), 0) from steps where steps.match_id = given.match_id)
    order by match_id, step
    returning match_id, step
  ), kept_lines as (
    insert into lines (match_id, n, step, turn, clause, what, audience)
    select line.* from unnest($6::text[], $7::bigint[], $8::bigint[], $9::bigint[], $10::text[], $11::text[], $12::text[])
      as line (match_id, n, step, turn, clause, what, audience) join kept using (match_id, step)
  ), kept_checkpoints as (
    insert into checkpoints (match_id, step, checkpoint, counters)
    select * from unnest($13::text[], $14::bigint[], $15::text[], $16::text[])
      as taken (match_id, step, checkpoint, counters) where match_id in (select match_id from kept)
    on conflict (match_id, step) do update
    set checkpoint = excluded.checkpoint, counters = excluded.counters
  ), old_checkpoints as (
    delete from checkpoints where match_id in (select match_id from kept) and match_id = any($13::text[])
      and step < (select max(step) from checkpoints as others where others.match_id = checkpoints.match_id)
  ), over as (
    update matches set status = 'over', ended = over.at, result = over.result, revision = revision + 1
    from unnest($17::text[], $18::bigint[], $19::text[]) as over (match_id, at, result)
    where id = over.match_id and id in (select match_id from kept)
  ), wanted as (
    select * from unnest($20::text[], $21::text[], $22::bigint[]) as wanted (match_id, kind, at)
    where match_id in (select match_id from kept)
  ), ${DUE_PARTS}, told as (
    select pg_notify('${CHANNEL}', (select string_agg(distinct 'match:' || match_id, E'\\n') from kept))
  )
  select match_id, step, (select count(*) from jobs) as jobs, (select count(*) from told) as told from kept`

export async function append(pool: Pool, batch: readonly Append[]): Promise<readonly Kept[]> {
  const outcome: Kept[] = []
  for (let from = 0; from < batch.length; from += MOST_AT_ONCE) {
    outcome.push(...(await appendSome(pool, batch.slice(from, from + MOST_AT_ONCE))))
  }
  return outcome
}

async function appendSome(pool: Pool, batch: readonly Append[]): Promise<readonly Kept[]> {
  const { fitting, bases } = inARow(batch)
  if (fitting.size === 0) return batch.map(() => 'raced')
  // In one order for everybody: two that wait for each other would both wait for ever.
  const items = [...fitting].toSorted((a, b) =>
    a.match < b.match ? -1 : a.match > b.match ? 1 : a.step - b.step,
  )
  const values = columns(items, bases)
  let lost = false
  const rows = await patiently(
    () => query(pool, APPEND, values),
    (fault) => {
      lost ||= isLost(fault)
      return isTaken(fault) || isInTheWay(fault) || isLost(fault)
    },
  )
  const kept = new Set(rows.map((row) => `${whole(row, 'step')} ${text(row, 'match_id')}`))
  if (lost) await addKeptBefore(pool, items, kept)
  return batch.map((each) => (fitting.has(each) && kept.has(keyOf(each)) ? 'kept' : 'raced'))
}

/** The connection broke, and it is not known when: what is there word for word was kept before it did. */
async function addKeptBefore(pool: Pool, items: readonly Append[], kept: Set<string>): Promise<void> {
  const sql = 'select 1 as one from steps where match_id = $1 and step = $2 and at = $3 and entries = $4'
  for (const item of items) {
    if (kept.has(keyOf(item))) continue
    const { match, step, at, entries } = item
    const found = await patiently(() => query(pool, sql, [match, step, at, JSON.stringify(entries)]))
    if (found.length > 0) kept.add(keyOf(item))
  }
}

function keyOf({ match, step }: Append): string {
  return `${step} ${match}`
}

/** Those that follow on one another within their match, and the step with which each match begins. */
function inARow(batch: readonly Append[]): {
  fitting: ReadonlySet<Append>
  bases: ReadonlyMap<string, number>
} {
  const fitting = new Set<Append>()
  const bases = new Map<string, number>()
  const next = new Map<string, number>()
  for (const each of batch) {
    const { match, step } = each
    if (!bases.has(match)) bases.set(match, step)
    else if (next.get(match) !== step) {
      next.set(match, Number.NaN)
      continue
    }
    next.set(match, step + 1)
    fitting.add(each)
  }
  return { fitting, bases }
}

function columns(items: readonly Append[], bases: ReadonlyMap<string, number>) {
  const lines = items.flatMap(({ match, step, lines: told }) =>
    told.map((line) => ({ match, step, ...line })),
  )
  const checkpoints = newest(
    items.flatMap(({ match, checkpoint }) => (checkpoint ? [{ match, ...checkpoint }] : [])),
  )
  const ended = newest(items.flatMap(({ match, at, ended: end }) => (end ? [{ match, at, ...end }] : [])))
  const due = newest(
    items.flatMap(({ match, due: wanted = [] }) => wanted.map((each) => ({ match, ...each }))),
    ({ match, kind }) => `${kind} ${match}`,
  )
  return [
    items.map(({ match }) => match),
    items.map(({ step }) => step),
    items.map(({ at }) => at),
    items.map(({ entries }) => JSON.stringify(entries)),
    items.map(({ match }) => bases.get(match) ?? 0),
    lines.map(({ match }) => match),
    lines.map(({ n }) => n),
    lines.map(({ step }) => step),
    lines.map(({ turn }) => turn),
    lines.map(({ clause }) => clause),
    lines.map(({ what }) => JSON.stringify(what)),
    lines.map(({ to }) => keptAudience(to)),
    checkpoints.map(({ match }) => match),
    checkpoints.map(({ step }) => step),
    checkpoints.map(({ checkpoint }) => JSON.stringify(checkpoint)),
    checkpoints.map(({ counters }) => JSON.stringify(counters)),
    ended.map(({ match }) => match),
    ended.map(({ at }) => at),
    ended.map(({ result }) => JSON.stringify(result)),
    due.map(({ match }) => match),
    due.map(({ kind }) => kind),
    due.map(({ at }) => at),
  ]
}

/** Of each match only the last: a query can set a row but once. */
function newest<T extends { readonly match: string }>(
  items: readonly T[],
  key: (item: T) => string = ({ match }) => match,
): readonly T[] {
  return [...new Map(items.map((item) => [key(item), item])).values()]
}

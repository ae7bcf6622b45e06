import type { FanOut } from '../../live/fan-out.ts'
import type { Append, CheckpointRow, LineRow } from '../course.ts'
import type { Kept } from '../matches.ts'
import { keptAudience } from '../sql/audience.ts'
import type { Connection } from './connection.ts'
import type { SqliteEngine } from './engine.ts'

const STEP = `insert into steps (match_id, step, at, entries) select $1, $2, $3, $4
  where $5 = 1 or exists (select 1 from steps where match_id = $6 and step = $7)
  on conflict do nothing`
const LINES = 'insert into lines (match_id, n, step, turn, clause, what, audience) values'
const LINE = '(?, ?, ?, ?, ?, ?, ?)'
/** So many lines at most go into one statement. */
const LINES_AT_ONCE = 16
const CHECKPOINT = `insert into checkpoints (match_id, step, checkpoint, counters) values ($1, $2, $3, $4)
  on conflict (match_id, step) do update set checkpoint = excluded.checkpoint, counters = excluded.counters`
const OLD_CHECKPOINTS = `delete from checkpoints where match_id = $1 and step <
  (select step from checkpoints where match_id = $2 order by step desc limit 1 offset 1)`
const ENDED =
  "update matches set status = 'over', ended = $1, result = $2, revision = revision + 1 where id = $3"

/** Keeps the steps of one tick in one transaction, then spreads word of them. */
export async function append(
  connection: Connection,
  engine: SqliteEngine,
  fanOut: FanOut,
  batch: readonly Append[],
): Promise<readonly Kept[]> {
  const raced = new Set<string>()
  const outcome = await connection.durably(() =>
    batch.map((each): Kept => {
      if (raced.has(each.match) || !keepStep(connection, each)) {
        raced.add(each.match)
        return 'raced'
      }
      keepRest(connection, engine, each)
      return 'kept'
    }),
  )
  for (const [index, { match }] of batch.entries())
    if (outcome[index] === 'kept') fanOut.publish(`match:${match}`)
  return outcome
}

function keepStep(connection: Connection, { match, step, at, entries }: Append): boolean {
  const text = JSON.stringify(entries)
  return connection.run(STEP, match, step, at, text, step, match, step - 1) === 1
}

function keepRest(connection: Connection, engine: SqliteEngine, each: Append): void {
  const { match, step, at, lines, checkpoint, due = [], ended } = each
  for (let from = 0; from < lines.length; from += LINES_AT_ONCE)
    keepLines(connection, match, step, lines.slice(from, from + LINES_AT_ONCE))
  if (checkpoint !== undefined) keepCheckpoint(connection, match, checkpoint)
  for (const change of due) engine.wake({ match, due: change })
  if (ended !== undefined) connection.run(ENDED, at, JSON.stringify(ended.result), match)
}

function keepLines(connection: Connection, match: string, step: number, lines: readonly LineRow[]): void {
  const values = lines.flatMap(({ n, turn, clause, what, to }) => {
    return [match, n, step, turn, clause, JSON.stringify(what), keptAudience(to)]
  })
  connection.run(`${LINES} ${lines.map(() => LINE).join(', ')}`, ...values)
}

/** The newest two stay: the one before serves if the last has come to harm. */
function keepCheckpoint(
  connection: Connection,
  match: string,
  { step, checkpoint, counters }: CheckpointRow,
): void {
  connection.run(CHECKPOINT, match, step, JSON.stringify(checkpoint), JSON.stringify(counters))
  connection.run(OLD_CHECKPOINTS, match, match)
}

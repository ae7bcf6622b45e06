import type { AllMatches } from '../all-matches.ts'
import type { TableRows } from '../matches.ts'
import { text, whole } from './columns.ts'
import { courseReader } from './course.ts'
import { matchRow, seatRow } from './match-row.ts'
import { happenings } from './matches.ts'
import { type ReadingEngine, type Script, statement } from './script.ts'

/** Older databases know nothing of accounts that are bots. */
const SEATS = 'select seats.*, null as owner_name from seats where match_id = $1 order by place'

export function allMatches(engine: ReadingEngine): AllMatches {
  return {
    count: () => engine.read(count),
    ids: (after, limit) => engine.read(() => ids(after, limit)),
    table: (id) => engine.read(() => table(id)),
    happenings: (id) => engine.read(() => happenings(id, 0)),
    course: courseReader(engine),
  }
}

function* count(): Script<number> {
  const [row] = yield statement('select count(*) as matches from matches')
  return row === undefined ? 0 : whole(row, 'matches')
}

function* ids(after: string, limit: number): Script<readonly string[]> {
  const rows = yield statement('select id from matches where id > $1 order by id limit $2', after, limit)
  return rows.map((row) => text(row, 'id'))
}

function* table(id: string): Script<TableRows | undefined> {
  const [row] = yield statement('select * from matches where id = $1', id)
  if (row === undefined) return undefined
  const seats = yield statement(SEATS, id)
  return { match: matchRow(row), seats: seats.map(seatRow), asked: [] }
}

import type { Checkpoint, Entry } from '@windward/table'
import type { CourseStore, LineRow, StepRow } from '../course.ts'
import { audienceIn, mayReadSql } from './audience.ts'
import { json, text, whole } from './columns.ts'
import { type ReadingEngine, type Row, statement } from './script.ts'

/** Reading the course of a match; each engine has its own way of keeping it. */
export function courseReader(engine: ReadingEngine): Omit<CourseStore, 'append'> {
  return {
    steps: (match, from) =>
      engine.read(function* () {
        const sql = 'select step, at, entries from steps where match_id = $1 and step >= $2 order by step'
        return (yield statement(sql, match, from)).map(stepRow)
      }),
    lastStep: (match) =>
      engine.read(function* () {
        const sql = 'select coalesce(max(step), 0) as last from steps where match_id = $1'
        const [row] = yield statement(sql, match)
        return row === undefined ? 0 : whole(row, 'last')
      }),
    checkpoint: (match, notAfter = Number.MAX_SAFE_INTEGER) =>
      engine.read(function* () {
        const sql = `select step, checkpoint, counters from checkpoints
          where match_id = $1 and step <= $2 order by step desc limit 1`
        const [row] = yield statement(sql, match, notAfter)
        if (row === undefined) return undefined
        const checkpoint = json<Checkpoint>(row, 'checkpoint')
        return { step: whole(row, 'step'), checkpoint, counters: json(row, 'counters') }
      }),
    lines: (match, viewer, after, limit) =>
      engine.read(function* () {
        const sql = `select turn, clause, what, audience from lines
          where match_id = $1 and ${mayReadSql(engine, 'audience', '$2')} order by n limit $3 offset $4`
        const rows = yield statement(sql, match, viewer, limit, after)
        return rows.map((row, index) => {
          const { turn, clause, what, to } = lineRow(row)
          return { n: after + index + 1, turn, clause, what, private: to !== 'all' }
        })
      }),
    allLines: (match, after, limit) =>
      engine.read(function* () {
        const sql = `select n, turn, clause, what, audience from lines
          where match_id = $1 and n > $2 order by n limit $3`
        const rows = yield statement(sql, match, after, limit)
        return rows.map((row) => ({ n: whole(row, 'n'), ...lineRow(row) }))
      }),
  }
}

function stepRow(row: Row): StepRow {
  return {
    step: whole(row, 'step'),
    at: whole(row, 'at'),
    entries: json<readonly Entry[]>(row, 'entries'),
  }
}

function lineRow(row: Row): Omit<LineRow, 'n'> {
  return {
    turn: whole(row, 'turn'),
    clause: text(row, 'clause'),
    what: json(row, 'what'),
    to: audienceIn(row),
  }
}

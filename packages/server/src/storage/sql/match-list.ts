import type { MatchFilter, MatchRow, Page, PersonId, SeatRow, TableRows } from '../matches.ts'
import { text } from './columns.ts'
import { matchRow, SEATS, seatRow } from './match-row.ts'
import { places, type Script, type SqlValue, statement } from './script.ts'

const MOST = 200

/** Newest first, a page at a time. A cursor names the last match that was given out, so nothing is given out twice. */
export function* listMatches(
  filter: MatchFilter,
  limit: number,
  cursor: string | undefined,
): Script<Page<TableRows>> {
  const most = Math.min(Math.max(Math.trunc(limit), 1), MOST)
  const values: SqlValue[] = []
  const conditions = [...filtered(filter, values), ...since(cursor, values)]
  const where = conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`
  values.push(most + 1)
  const found = yield statement(
    `select * from matches ${where} order by created desc, id desc limit $${values.length}`,
    ...values,
  )
  const matches = found.slice(0, most).map(matchRow)
  const last = matches.at(-1)
  return {
    rows: yield* tablesOf(matches),
    next: found.length > most && last !== undefined ? `${last.created}.${last.id}` : null,
  }
}

function filtered({ status, access, game, person, asked }: MatchFilter, values: SqlValue[]): string[] {
  const conditions: string[] = []
  const among = (column: string, wanted: readonly string[]) => {
    conditions.push(
      wanted.length === 0 ? '1 = 0' : `${column} in (${places(wanted.length, values.length + 1)})`,
    )
    values.push(...wanted)
  }
  if (status !== undefined) among('status', status)
  if (access !== undefined) among('access', access)
  if (game !== undefined) among('game', [game])
  if (person !== undefined) {
    values.push(person)
    const mine = `$${values.length}`
    conditions.push(`id in (select match_id from seats where person = ${mine}
      union select id from matches where host = ${mine})`)
  }
  if (asked !== undefined) {
    values.push(asked)
    const mine = `$${values.length}`
    conditions.push(`id in (select match_id from asked where person = ${mine}
      except select match_id from seats where person = ${mine})`)
  }
  return conditions
}

function since(cursor: string | undefined, values: SqlValue[]): string[] {
  const [, created, id] = /^(\d{1,15})\.(.+)$/s.exec(cursor ?? '') ?? []
  if (created === undefined || id === undefined) return []
  values.push(Number(created), id)
  return [`(created, id) < ($${values.length - 1}, $${values.length})`]
}

/** The tables of these matches, as the lobby needs them. */
export function* tablesOf(matches: readonly MatchRow[]): Script<readonly TableRows[]> {
  const ids = matches.map(({ id }) => id)
  const seats = yield* seatsOf(ids)
  const asked = yield* askedTo(ids)
  return matches.map((match) => ({
    match,
    seats: seats.get(match.id) ?? [],
    asked: asked.get(match.id) ?? [],
  }))
}

function* seatsOf(ids: readonly string[]): Script<ReadonlyMap<string, readonly SeatRow[]>> {
  const seats = new Map<string, SeatRow[]>(ids.map((id) => [id, []]))
  if (ids.length === 0) return seats
  const sql = `${SEATS} where match_id in (${places(ids.length)}) order by match_id, place`
  for (const row of yield statement(sql, ...ids)) seats.get(text(row, 'match_id'))?.push(seatRow(row))
  return seats
}

function* askedTo(ids: readonly string[]): Script<ReadonlyMap<string, readonly PersonId[]>> {
  const asked = new Map<string, PersonId[]>(ids.map((id) => [id, []]))
  if (ids.length === 0) return asked
  const sql = `select * from asked where match_id in (${places(ids.length)}) order by match_id, person`
  for (const row of yield statement(sql, ...ids)) asked.get(text(row, 'match_id'))?.push(text(row, 'person'))
  return asked
}

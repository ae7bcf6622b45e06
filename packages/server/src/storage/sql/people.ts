import type { BlockRow, MuteRow, PeopleStore, ReportRow } from '../people.ts'
import { text, textOrNull, whole, wholeOrNull } from './columns.ts'
import { movePerson } from './move-person.ts'
import { exportPerson, forgetPerson } from './person-data.ts'
import { type Engine, places, type Row, type Script, type Statement, statement } from './script.ts'
import { withoutTrace } from './without-trace.ts'

export function peopleStore(engine: Engine): PeopleStore {
  const does = (done: Statement) =>
    engine.write(function* () {
      yield done
    })
  return {
    block: ({ person, blocked, at }) =>
      does(
        statement(
          'insert into blocks (person, blocked, at) values ($1, $2, $3) on conflict do nothing',
          ...[person, blocked, at],
        ),
      ),
    unblock: (person, blocked) =>
      does(statement('delete from blocks where person = $1 and blocked = $2', person, blocked)),
    blocks: (person) => engine.read(() => blocksOf(person)),
    apart: (person, others) =>
      engine.read(function* () {
        if (others.length === 0) return []
        const among = places(others.length, 2)
        const rows = yield statement(
          `select blocked as other from blocks where person = $1 and blocked in (${among})
           union select person as other from blocks where blocked = $1 and person in (${among})`,
          ...[person, ...others],
        )
        return rows.map((row) => text(row, 'other'))
      }),
    mute: ({ person, muted, match, at }) =>
      does(
        statement(
          'insert into mutes (person, muted, match_id, at) values ($1, $2, $3, $4) on conflict do nothing',
          ...[person, muted, match ?? ANYWHERE, at],
        ),
      ),
    unmute: (person, muted, match) =>
      does(
        statement(
          'delete from mutes where person = $1 and muted = $2 and match_id = $3',
          ...[person, muted, match ?? ANYWHERE],
        ),
      ),
    mutes: (person) => engine.read(() => mutesOf(person)),
    report: ({ id, by, about, match, text: said, at, closed, outcome }) =>
      does(
        statement(
          `insert into reports (id, reporter, about, match_id, said, at, closed, outcome)
           values ($1, $2, $3, $4, $5, $6, $7, $8)`,
          ...[id, by, about, match, said, at, closed, outcome],
        ),
      ),
    reports: (all = false) =>
      engine.read(function* () {
        const open = all ? '' : 'where closed is null'
        return (yield statement(`select * from reports ${open} order by at, id`)).map(reportRow)
      }),
    closeReport: (id, at, outcome) =>
      engine.write(function* () {
        const sql =
          'update reports set closed = $2, outcome = $3 where id = $1 and closed is null returning id'
        return (yield statement(sql, id, at, outcome)).length > 0
      }),
    withoutTrace: (persons) => engine.read(() => withoutTrace(persons)),
    exportPerson: (person) => engine.read(() => exportPerson(person)),
    movePerson: (guest, person) => engine.write(() => movePerson(guest, person)),
    forgetPerson: (person, calledBefore) => engine.write(() => forgetPerson(person, calledBefore)),
  }
}

/** No match has this name: a key may not be empty of it. */
const ANYWHERE = ''

export function* blocksOf(person: string): Script<readonly BlockRow[]> {
  const rows = yield statement('select * from blocks where person = $1 order by at, blocked', person)
  return rows.map((row) => ({ person, blocked: text(row, 'blocked'), at: whole(row, 'at') }))
}

export function* mutesOf(person: string): Script<readonly MuteRow[]> {
  const rows = yield statement('select * from mutes where person = $1 order by at, muted, match_id', person)
  return rows.map((row) => {
    const match = text(row, 'match_id')
    const at = whole(row, 'at')
    return { person, muted: text(row, 'muted'), match: match === ANYWHERE ? null : match, at }
  })
}

export function reportRow(row: Row): ReportRow {
  return {
    id: text(row, 'id'),
    by: textOrNull(row, 'reporter'),
    about: textOrNull(row, 'about'),
    match: textOrNull(row, 'match_id'),
    text: text(row, 'said'),
    at: whole(row, 'at'),
    closed: wholeOrNull(row, 'closed'),
    outcome: textOrNull(row, 'outcome'),
  }
}

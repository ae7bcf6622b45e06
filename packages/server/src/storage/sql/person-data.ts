import type { MatchId, PersonId, TableRows } from '../matches.ts'
import type { PersonData } from '../people.ts'
import { botsOf } from './bots.ts'
import { text, whole } from './columns.ts'
import { keyValuesOf } from './key-values.ts'
import { tablesOf } from './match-list.ts'
import { matchRow } from './match-row.ts'
import { noticeRow } from './notices.ts'
import { blocksOf, mutesOf, reportRow } from './people.ts'
import { type Script, statement } from './script.ts'
import { talkRow } from './talk.ts'

const PAGE = 200

export function* exportPerson(person: PersonId): Script<PersonData> {
  const talk = yield statement('select * from talk where person = $1 order by match_id, n', person)
  const reports = yield statement('select * from reports where reporter = $1 order by at, id', person)
  const notices = yield statement('select * from notices where person = $1 order by created, id', person)
  return {
    tables: yield* ownTables(person),
    asked: yield* askedTo(person),
    talk: talk.map((row) => ({ match: text(row, 'match_id'), ...talkRow(row, whole(row, 'n')) })),
    blocks: yield* blocksOf(person),
    mutes: yield* mutesOf(person),
    reports: reports.map(reportRow),
    notices: notices.map(noticeRow),
    keyValues: yield* keyValuesOf(`person:${person}`),
    bots: yield* botsOf(person),
  }
}

function* ownTables(person: PersonId): Script<readonly TableRows[]> {
  const rows = yield statement(
    `select * from matches where id in (select match_id from seats where person = $1
       union select id from matches where host = $1) order by created, id`,
    person,
  )
  const tables: TableRows[] = []
  for (let from = 0; from < rows.length; from += PAGE) {
    tables.push(...(yield* tablesOf(rows.slice(from, from + PAGE).map(matchRow))))
  }
  return tables
}

function* askedTo(person: PersonId): Script<readonly MatchId[]> {
  const rows = yield statement('select match_id from asked where person = $1 order by match_id', person)
  return rows.map((row) => text(row, 'match_id'))
}

const WITHOUT_NAME = 'Somebody'

/** The operator must still know whom a report is about. */
const goneNow = (name: string): string => `\n(About “${name}”, who has deleted the account since.)`

export function* forgetPerson(person: PersonId, calledBefore?: string): Script<void> {
  const tables = yield statement(
    'select match_id from seats where person = $1 union select match_id from asked where person = $1',
    person,
  )
  yield statement('update seats set person = null, name = $2 where person = $1', person, WITHOUT_NAME)
  yield statement('delete from asked where person = $1', person)
  yield statement('update matches set host = null, revision = revision + 1 where host = $1', person)
  for (const row of tables) {
    const match = text(row, 'match_id')
    yield statement('update matches set revision = revision + 1 where id = $1', match)
    yield { tell: `match:${match}` }
  }
  yield statement(`update talk set person = null, said = '' where person = $1`, person)
  yield statement('update reports set reporter = null where reporter = $1', person)
  yield statement('update reports set about = null where about = $1 and closed is not null', person)
  if (calledBefore !== undefined)
    yield statement('update reports set said = said || $2 where about = $1', person, goneNow(calledBefore))
  yield statement('delete from notices where person = $1', person)
  yield statement('delete from blocks where person = $1 or blocked = $1', person)
  yield statement('delete from mutes where person = $1 or muted = $1', person)
  yield statement('delete from bots where person = $1', person)
  yield statement('delete from papers where scope = $1', `person:${person}`)
}

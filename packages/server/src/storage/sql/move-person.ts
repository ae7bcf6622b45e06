import type { PersonId } from '../matches.ts'
import { text } from './columns.ts'
import { type Script, statement } from './script.ts'

/** What can only be there once for a person: the guest's goes where the person has the same. */
const ONCE = [
  ['asked', 'person', 'mine.match_id = theirs.match_id'],
  ['blocks', 'person', 'mine.blocked = theirs.blocked'],
  ['blocks', 'blocked', 'mine.person = theirs.person'],
  ['mutes', 'person', 'mine.muted = theirs.muted and mine.match_id = theirs.match_id'],
  ['mutes', 'muted', 'mine.person = theirs.person and mine.match_id = theirs.match_id'],
  ['papers', 'scope', 'mine.title = theirs.title'],
] as const

const OFTEN = [
  ['seats', 'person'],
  ['matches', 'host'],
  ['talk', 'person'],
  ['reports', 'reporter'],
  ['reports', 'about'],
  ['notices', 'person'],
] as const

/** A guest has become this person: everything changes hands. */
export function* movePerson(guest: PersonId, person: PersonId): Script<void> {
  const tables = yield statement(
    `select match_id as id from seats where person = $1 union select match_id from asked where person = $1
     union select id from matches where host = $1`,
    guest,
  )
  for (const [table, column] of OFTEN) {
    yield statement(`update ${table} set ${column} = $2 where ${column} = $1`, guest, person)
  }
  for (const [table, column, same] of ONCE) {
    const [from, to] = column === 'scope' ? [`person:${guest}`, `person:${person}`] : [guest, person]
    yield statement(
      `delete from ${table} as theirs where ${column} = $1
       and exists (select 1 from ${table} as mine where mine.${column} = $2 and ${same})`,
      ...[from, to],
    )
    yield statement(`update ${table} set ${column} = $2 where ${column} = $1`, from, to)
  }
  yield statement('delete from blocks where person = blocked')
  yield statement('delete from mutes where person = muted')
  for (const row of tables) {
    const match = text(row, 'id')
    yield statement('update matches set revision = revision + 1 where id = $1', match)
    yield { tell: `match:${match}` }
  }
}

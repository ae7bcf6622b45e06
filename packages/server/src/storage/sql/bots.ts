import type { BotRow, BotStore } from '../bots.ts'
import type { PersonId } from '../matches.ts'
import { json, text, whole } from './columns.ts'
import { type Engine, type Row, type Script, statement } from './script.ts'

export function botStore(engine: Engine): BotStore {
  return {
    put: (row) => engine.write(() => put(row)),
    find: (person) =>
      engine.read(function* () {
        const [row] = yield statement('select * from bots where person = $1', person)
        return row && botRow(row)
      }),
    of: (owner) => engine.read(() => botsOf(owner)),
    list: (limit, after = '') =>
      engine.read(function* () {
        const sql = 'select * from bots where person > $1 order by person limit $2'
        return (yield statement(sql, after, limit)).map(botRow)
      }),
    ownerRenamed: (owner, name) =>
      engine.write(function* () {
        const renamed = yield statement(
          'update bots set owner_name = $2 where owner = $1 and owner_name <> $2 returning person',
          ...[owner, name],
        )
        for (const row of renamed) yield* markSeats(text(row, 'person'))
      }),
    remove: (person) =>
      engine.write(function* () {
        yield statement('delete from bots where person = $1', person)
      }),
  }
}

/** Whose bot sits in a seat is read along with the seat: whoever has the table open reads it again. */
function* markSeats(person: PersonId): Script<void> {
  const tables = yield statement(
    'select distinct match_id as id from seats where person = $1 order by match_id',
    person,
  )
  for (const row of tables) {
    const match = text(row, 'id')
    yield statement('update matches set revision = revision + 1 where id = $1', match)
    yield { tell: `match:${match}` }
  }
}

function* put({ person, name, owner, ownerName, takes, tablesAtOnce, made }: BotRow): Script<void> {
  const [before] = yield statement('select owner_name from bots where person = $1', person)
  yield statement(
    `insert into bots (person, name, owner, owner_name, takes, tables_at_once, made)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (person) do update set name = excluded.name, owner = excluded.owner,
       owner_name = excluded.owner_name, takes = excluded.takes, tables_at_once = excluded.tables_at_once`,
    ...[person, name, owner, ownerName, JSON.stringify(takes), tablesAtOnce, made],
  )
  if (before === undefined || text(before, 'owner_name') !== ownerName) yield* markSeats(person)
}

export function* botsOf(owner: PersonId): Script<readonly BotRow[]> {
  const rows = yield statement('select * from bots where owner = $1 order by made, person', owner)
  return rows.map(botRow)
}

function botRow(row: Row): BotRow {
  return {
    person: text(row, 'person'),
    name: text(row, 'name'),
    owner: text(row, 'owner'),
    ownerName: text(row, 'owner_name'),
    takes: json(row, 'takes'),
    tablesAtOnce: whole(row, 'tables_at_once'),
    made: whole(row, 'made'),
  }
}

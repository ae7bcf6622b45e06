import type { Json } from '@windward/table'
import type { KeyValueStore } from '../people.ts'
import { json, text } from './columns.ts'
import { type Engine, type Script, statement } from './script.ts'

export function keyValueStore(engine: Engine): KeyValueStore {
  return {
    get: (scope, key) => engine.read(() => storedValue(scope, key)),
    put: (scope, key, value) =>
      engine.write(function* () {
        yield statement(
          `insert into papers (scope, title, value) values ($1, $2, $3)
           on conflict (scope, title) do update set value = excluded.value`,
          ...[scope, key, JSON.stringify(value)],
        )
      }),
    putOnce: (scope, key, value) =>
      engine.write(function* () {
        yield statement(
          'insert into papers (scope, title, value) values ($1, $2, $3) on conflict (scope, title) do nothing',
          ...[scope, key, JSON.stringify(value)],
        )
        return (yield* storedValue(scope, key)) ?? value
      }),
    remove: (scope, key) =>
      engine.write(function* () {
        yield statement('delete from papers where scope = $1 and title = $2', scope, key)
      }),
    all: (scope) => engine.read(() => keyValuesOf(scope)),
  }
}

function* storedValue(scope: string, key: string): Script<Json | undefined> {
  const sql = 'select value from papers where scope = $1 and title = $2'
  const [row] = yield statement(sql, scope, key)
  return row === undefined ? undefined : json(row, 'value')
}

export function* keyValuesOf(scope: string): Script<Readonly<Record<string, Json>>> {
  const rows = yield statement('select title, value from papers where scope = $1 order by title', scope)
  return Object.fromEntries(rows.map((row) => [text(row, 'title'), json(row, 'value')]))
}

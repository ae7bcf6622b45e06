import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { CannotOpen } from './cannot-open.ts'
import { whole } from './sql/columns.ts'
import { type Engine, type Script, statement } from './sql/script.ts'

export interface Migration {
  readonly version: number
  readonly name: string
  readonly sql: string
  /** Of its text: one that was released never changes. */
  readonly hash: string
}

/** The migrations of an engine, in order. They only lead forward. */
export function migrationsOf(dialect: 'sqlite' | 'postgres'): readonly Migration[] {
  const folder = new URL(`./migrations/${dialect}/`, import.meta.url)
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'))
  return files.toSorted().map((name, index) => {
    const version = Number.parseInt(name, 10)
    if (version !== index + 1) throw new Error(`Migration ${name} does not follow on the one before it.`)
    const sql = readFileSync(new URL(name, folder), 'utf8')
    return { version, name, sql, hash: createHash('sha256').update(sql).digest('hex') }
  })
}

/** Any number: it only has to be the same in every process that migrates. */
const LOCK = 4_517_023

/** Brings a database to a version, the newest unless told otherwise; one process at a time. */
export function migrate(engine: Engine, upTo?: number): Promise<void> {
  return engine.write(function* () {
    if (engine.dialect === 'postgres') yield statement('select pg_advisory_xact_lock($1)', LOCK)
    yield* goForward(migrationsOf(engine.dialect), upTo)
  })
}

function* goForward(migrations: readonly Migration[], upTo?: number): Script<void> {
  yield statement(
    'create table if not exists migrations (version bigint primary key, name text not null, applied bigint not null)',
  )
  const version = yield* versionOf()
  if (version > migrations.length) {
    throw new CannotOpen(newer(version, migrations.length))
  }
  for (const next of migrations.slice(version, upTo)) {
    for (const part of next.sql.split(/;\s*$/m)) if (part.trim() !== '') yield statement(part)
    yield statement(
      'insert into migrations (version, name, applied) values ($1, $2, $3)',
      ...[next.version, next.name, Date.now()],
    )
  }
}

export function newer(version: number, known: number): string {
  return `The database was made by a newer Windward (its version is ${version}, this one knows ${known}).`
}

const IS_THERE = {
  sqlite: `select count(*) as tables from sqlite_master where type = 'table' and name = 'migrations'`,
  postgres: `select count(*) as tables from information_schema.tables
    where table_schema = current_schema() and table_name = 'migrations'`,
} as const

/** Whether anything was ever made in a database. */
export function* isMade(dialect: Engine['dialect']): Script<boolean> {
  const [found] = yield statement(IS_THERE[dialect])
  return found !== undefined && whole(found, 'tables') > 0
}

/** How far a database has come. */
export function* versionOf(): Script<number> {
  const [row] = yield statement('select coalesce(max(version), 0) as version from migrations')
  return row === undefined ? 0 : whole(row, 'version')
}

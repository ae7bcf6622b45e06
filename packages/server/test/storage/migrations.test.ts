import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { TABLES } from '../../src/storage/archive-rows.ts'
import { migrate, migrationsOf } from '../../src/storage/migrate.ts'
import { openStorage, type Where } from '../../src/storage/open.ts'
import { openAllMatches } from '../../src/storage/open-all-matches.ts'
import { openRawDatabase, type RawDatabase } from '../../src/storage/raw-database.ts'
import { text } from '../../src/storage/sql/columns.ts'
import { type Row, type Script, statement } from '../../src/storage/sql/script.ts'
import { Postgres } from '../postgres.ts'
import { found, name } from './rows.ts'

const folder = mkdtempSync(join(tmpdir(), 'windward-migrations-'))
let postgres: Postgres
before(async () => {
  postgres = await Postgres.start()
})
after(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true })
})

const engines = {
  sqlite: async (): Promise<Where> => ({ file: join(folder, `${name('file')}.sqlite`) }),
  postgres: async (): Promise<Where> => ({ url: await postgres.database() }),
} as const

/** The hash of every migration that was released, by engine: a database out there has run it as it was. */
const released: Record<string, readonly string[]> = JSON.parse(
  readFileSync(new URL('versions/released.json', import.meta.url), 'utf8'),
)

const fixtureOf = (version: number) =>
  readFileSync(new URL(`versions/${version}.sql`, import.meta.url), 'utf8')
    .split(/;\s*$/m)
    .filter((each) => each.trim() !== '')

async function bare<T>(where: Where, work: (bare: RawDatabase) => Promise<T>): Promise<T> {
  const opened = openRawDatabase(where)
  return work(opened).finally(() => opened.close())
}

/** Its matches can be looked through before it is carried anywhere. */
async function readAsItIs(where: Where): Promise<void> {
  const opened = await openAllMatches(where)
  assert.ok(opened)
  const { allMatches, close } = opened
  assert.deepEqual([await allMatches.count(), await allMatches.ids('', 9)], [1, ['old-match']])
  const table = await allMatches.table('old-match')
  assert.deepEqual([table?.match.status, table?.seats.map(({ seat }) => seat)], ['playing', ['red', 'blue']])
  assert.equal((await allMatches.happenings('old-match')).length, 1)
  assert.equal((await allMatches.course.checkpoint('old-match'))?.step, 1)
  assert.equal((await allMatches.course.steps('old-match', 1)).length, 1)
  await close()
}

for (const dialect of ['sqlite', 'postgres'] as const) {
  const migrations = migrationsOf(dialect)

  for (const { version } of migrations) {
    test(`${dialect}: a database of version ${version} with a match under way is carried to today`, async () => {
      const where = await engines[dialect]()
      await bare(where, async ({ engine }) => {
        await migrate(engine, version)
        await engine.write(function* () {
          for (const each of fixtureOf(version)) yield statement(each)
        })
      })
      await readAsItIs(where)
      const storage = await openStorage(where)
      const { match, seats, asked } = await found(storage, 'old-match')
      assert.deepEqual([match.status, match.revision, match.words], ['playing', 7, { red: 'a fair wind' }])
      assert.deepEqual([asked, match.more], [['cat'], { rematch: 'no' }])
      assert.deepEqual(
        seats.map(({ person, bot, name: called }) => [person, bot, called]),
        [
          ['ann', null, 'Ann'],
          [null, 'random', 'A bot'],
        ],
      )
      const { course, talk, matches, people, notices, keyValues } = storage
      assert.equal((await course.steps('old-match', 1)).length, 1)
      assert.equal((await course.lines('old-match', 'red', 0, 9)).length, 1)
      assert.equal((await course.checkpoint('old-match'))?.step, 1)
      assert.equal((await talk.heard('old-match', 'blue', 0, 9))[0]?.text, 'ahoy')
      assert.equal((await matches.happenings('old-match')).length, 1)
      assert.equal((await people.blocks('ann')).length, 1)
      assert.equal((await people.mutes('ann'))[0]?.match, null)
      assert.equal((await people.reports()).length, 1)
      assert.equal((await notices.of('ann', 9))[0]?.tries, 2)
      assert.equal(await keyValues.get('person:ann', 'language'), 'en')
      await storage.close()
    })
  }

  test(`${dialect}: a migration that was released is never changed`, () => {
    const hashes = migrations.map(({ hash }) => hash)
    assert.deepEqual(hashes.slice(0, released[dialect]?.length), released[dialect])
  })

  test(`${dialect}: a database of a newer Windward is not touched`, async () => {
    const where = await engines[dialect]()
    await (await openStorage(where)).close()
    await bare(where, ({ engine }) =>
      engine.write(function* () {
        yield statement(
          'insert into migrations (version, name, applied) values (999, $1, 0)',
          'of the future',
        )
      }),
    )
    await assert.rejects(openAllMatches(where), /made by a newer Windward/)
    await assert.rejects(openStorage(where), /made by a newer Windward/)
  })

  test(`${dialect}: processes that start together migrate once`, async () => {
    const where = await engines[dialect]()
    const opened = await Promise.all([1, 2, 3].map(() => openStorage(where)))
    await Promise.all(opened.map((storage) => storage.close()))
    const rows = await bare(where, ({ engine }) =>
      engine.read(function* (): Script<readonly Row[]> {
        return yield statement('select name from migrations order by version')
      }),
    )
    assert.deepEqual(
      rows.map((row) => text(row, 'name')),
      migrations.map((each) => each.name),
    )
  })

  test(`${dialect}: every table is part of a backup`, async () => {
    const where = await engines[dialect]()
    await (await openStorage(where)).close()
    const all =
      dialect === 'sqlite'
        ? `select name from sqlite_master where type = 'table'`
        : `select table_name as name from information_schema.tables where table_schema = 'public'`
    const rows = await bare(where, ({ engine }) =>
      engine.read(function* (): Script<readonly Row[]> {
        return yield statement(all)
      }),
    )
    assert.deepEqual(rows.map((row) => text(row, 'name')).toSorted(), [...TABLES, 'migrations'].toSorted())
  })
}

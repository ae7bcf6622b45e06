import assert from 'node:assert/strict'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { gunzipSync, gzipSync } from 'node:zlib'
import { Admin, checkUpgrade } from '@windward/server/admin'
import { fastify } from 'fastify'
import { Metrics } from '../../src/operations/metrics.ts'
import { monitoringRoutes } from '../../src/operations/monitoring-routes.ts'
import { openStorage } from '../../src/storage/open.ts'
import { openSqlite } from '../../src/storage/sqlite/open.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { begun } from '../api/table.ts'
import { FIXTURE, serverFor } from '../api/test-server.ts'
import { Visitor } from '../api/visitor.ts'
import { Browser } from '../people/browser.ts'
import { Postgres } from '../postgres.ts'
import { keptMatch, step } from '../storage/rows.ts'
import { begin, openOn, scratch } from './table.ts'

const others = (path: string): number => statSync(path).mode & 0o077

describe('files of a table', { skip: process.platform === 'win32' }, () => {
  test('are for their owner alone, whatever the directory allows and whatever they were before', async (t) => {
    const data = scratch(t)
    chmodSync(data, 0o755)
    writeFileSync(join(data, 'windward.sqlite'), '')
    chmodSync(join(data, 'windward.sqlite'), 0o644)
    const before = process.umask(0)
    t.after(() => process.umask(before))
    const { address, close } = await openOn(data)
    const [host, other] = [new Browser(address), new Browser(address)]
    for (const each of [host, other]) await each.signUp(each === host ? 'Ada' : 'Bob')
    await begin(host, other)
    const files = readdirSync(data)
    for (const file of ['windward.sqlite', 'windward.sqlite-wal', 'windward-people.sqlite', 'windward.lock'])
      assert.ok(files.includes(file), file)
    for (const file of files) assert.equal(others(join(data, file)), 0, file)
    const backup = join(data, 'backup.gz')
    writeFileSync(`${backup}.unfinished`, '', { mode: 0o666 })
    const admin = await Admin.open({ data, databaseUrl: undefined })
    await admin.backup(backup)
    await admin.close()
    assert.equal(others(backup), 0)
    await close()
  })

  test('that cannot be used are named at the start, with what to do', async (t) => {
    for (const file of ['windward.sqlite', 'windward.lock', 'windward-people.sqlite']) {
      const data = scratch(t)
      writeFileSync(join(data, file), 'no database at all, but a text of some length '.repeat(100))
      await assert.rejects(openOn(data), {
        message: new RegExp(`^${join(data, file)} cannot be opened\\. It is damaged`),
      })
    }
    const data = scratch(t)
    mkdirSync(join(data, 'windward.sqlite'))
    await assert.rejects(
      openOn(data),
      /windward\.sqlite cannot be opened\. It is a directory, and a database is a file\./,
    )
    const file = join(data, 'file')
    writeFileSync(file, '')
    await assert.rejects(
      openOn(join(file, 'data')),
      /file\/data cannot be opened\. A part of the path is no directory\./,
    )
  })

  test('that cannot be used are named by the check before an upgrade, with what to do', async (t) => {
    const check = (data: string) => checkUpgrade({ data, databaseUrl: undefined }, [FIXTURE], () => undefined)
    const directory = scratch(t)
    mkdirSync(join(directory, 'windward.sqlite'))
    await assert.rejects(check(directory), {
      message: `${join(directory, 'windward.sqlite')} cannot be opened. It is a directory, and a database is a file. Move it away, or give the table another place (--data).`,
    })
    const data = scratch(t)
    const file = join(data, 'windward.sqlite')
    const storage = await openSqlite(file)
    for (let count = 0; count < 50; count++) await keptMatch(storage)
    await storage.close()
    const pages = readFileSync(file)
    // All but the first page, which says what there is: it opens, and cannot be read.
    pages.fill(0xa5, 4096)
    writeFileSync(file, pages)
    await assert.rejects(check(data), {
      message: new RegExp(`^${file} cannot be opened\\. It is damaged.*restore a backup`),
    })
  })
})

describe('a disk that is full', () => {
  test('is named in the log, and the table is not ready until there is room; then play goes on', async (t) => {
    const file = join(scratch(t), 'windward.sqlite')
    const storage = await openSqlite(file)
    const logged: string[] = []
    const server = await serverFor(t, { storage, log: (trouble) => logged.push(String(trouble)) })
    const watch = fastify()
    await watch.register(monitoringRoutes, {
      metrics: new Metrics(),
      metricsToken: undefined,
      notOpenYet: () => undefined,
      ready: () => storage.ping(),
    })
    t.after(() => watch.close())
    const ready = async () => (await watch.inject('/readyz')).statusCode
    const { path } = await begun(server, ['amber', 'blue'])
    const other = await keptMatch(storage)
    assert.equal(await ready(), 200)

    assert.ok(storage.database.engine === 'sqlite')
    const { sqlite } = storage.database
    const most = Number(sqlite.prepare('pragma max_page_count').get()?.['max_page_count'])
    const pages = Number(sqlite.prepare('pragma page_count').get()?.['page_count'])
    sqlite.exec(`pragma max_page_count = ${pages}`)
    await fill(storage, other)
    assert.equal(await ready(), 503)
    const amber = new Visitor(server.address, 'person amber')
    const { body } = await amber.ask('GET', `${path}/seats/amber/questions/1%231/sample`)
    const { status, headers } = await amber.ask('POST', `${path}/seats/amber/questions/1%231`, body)
    assert.deepEqual([status, headers.get('retry-after')], [503, '1'])
    assert.ok(
      logged.some((line) => line.includes(`${file} cannot be used. The disk is full.`)),
      logged.join('\n'),
    )

    sqlite.exec(`pragma max_page_count = ${most}`)
    assert.equal(await ready(), 200)
    assert.equal((await amber.ask('POST', `${path}/seats/amber/questions/1%231`, body)).status, 200)
  })
})

/** Fills every page there is with steps, the last of them with short ones. */
async function fill({ course }: Storage, match: string): Promise<void> {
  let next = 1
  for (const length of [2000, 200, 20, 1]) {
    for (let full = false; !full; ) {
      const entries = [{ do: 'answer', seat: 'red', question: '0#1', answer: '.'.repeat(length) }] as const
      await course.append([step(match, next, { entries })]).then(
        () => {
          next += 1
        },
        () => {
          full = true
        },
      )
    }
  }
}

describe('a restore that fails', () => {
  let postgres: Postgres
  before(async () => {
    postgres = await Postgres.start()
  })
  after(() => postgres.stop())

  /** A good backup, and the same with something wrong near its end. */
  const backups = async (directory: string) => {
    const data = join(directory, 'source')
    const { address, close } = await openOn(data)
    await new Browser(address).signUp('Ada')
    await close()
    const storage = await openStorage({ file: join(data, 'windward.sqlite') })
    const match = await keptMatch(storage)
    await storage.course.append([step(match, 1)])
    await storage.close()
    const [good, cut, odd] = ['good', 'cut', 'odd'].map((name) => join(directory, `${name}.gz`))
    assert.ok(good !== undefined && cut !== undefined && odd !== undefined)
    const admin = await Admin.open({ data, databaseUrl: undefined })
    await admin.backup(good)
    await admin.close()
    writeFileSync(cut, readFileSync(good))
    truncateSync(cut, statSync(good).size - 20)
    const lines = gunzipSync(readFileSync(good)).toString().trimEnd().split('\n')
    // The same account twice: it is refused when all the rest is in.
    const twice = lines.find((line) => line.includes('"model":"user"')) ?? assert.fail('no account')
    writeFileSync(odd, gzipSync(`${[...lines, twice].join('\n')}\n`))
    return { good, cut, odd }
  }

  test('leaves nothing behind: no directory, no file, no row', async (t) => {
    const directory = scratch(t)
    const { good, cut, odd } = await backups(directory)
    const elsewhere = join(directory, 'elsewhere')
    mkdirSync(elsewhere)
    writeFileSync(join(elsewhere, 'notes.txt'), 'mine')
    for (const file of [cut, odd, join(directory, 'none.gz')]) {
      const nowhere = { data: join(directory, 'nowhere'), databaseUrl: undefined }
      await assert.rejects(Admin.restore(nowhere, file))
      assert.equal(existsSync(nowhere.data), false)
      await assert.rejects(Admin.restore({ data: elsewhere, databaseUrl: undefined }, file))
      assert.deepEqual(readdirSync(elsewhere), ['notes.txt'])
    }
    await Admin.restore({ data: elsewhere, databaseUrl: undefined }, good)
    await assert.rejects(Admin.restore({ data: elsewhere, databaseUrl: undefined }, odd), /empty/)
    const admin = await Admin.open({ data: elsewhere, databaseUrl: undefined })
    assert.deepEqual([(await admin.matches([], 9)).length, (await admin.people(undefined, 9)).length], [1, 1])
    await admin.close()
  })

  test('on PostgreSQL leaves an empty database, into which the right one can be restored', async (t) => {
    const directory = scratch(t)
    const { good, cut, odd } = await backups(directory)
    const place = { data: directory, databaseUrl: await postgres.database() }
    for (const file of [cut, odd, odd]) await assert.rejects(Admin.restore(place, file))
    await Admin.restore(place, good)
    const admin = await Admin.open(place)
    assert.deepEqual([(await admin.matches([], 9)).length, (await admin.people(undefined, 9)).length], [1, 1])
    await admin.close()
  })
})

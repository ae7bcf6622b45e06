import assert from 'node:assert/strict'
import { copyFileSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { after, before, type TestContext, test } from 'node:test'
import { Client } from 'pg'
import { Games, type ServedGame } from '../../src/match/served-game.ts'
import {
  CheckCount,
  checkMatches,
  type MatchCheck,
  totalsInWords,
} from '../../src/match/upgrade/check-matches.ts'
import { checkUpgrade, NoTableThere } from '../../src/operations/admin.ts'
import { areRulesNew, meetNewRules } from '../../src/operations/new-rules.ts'
import { openStorage, type Where } from '../../src/storage/open.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { answerOnce } from '../api/player.ts'
import { begun, seated } from '../api/table.ts'
import { FIXTURE, openServer } from '../api/test-server.ts'
import { until } from '../api/until.ts'
import { laterVersion, WAY_ACROSS } from '../match/other-rules.ts'
import { Browser } from '../people/browser.ts'
import { Postgres } from '../postgres.ts'
import { begin, openOn, scratch } from './table.ts'

let postgres: Postgres
before(async () => {
  postgres = await Postgres.start()
})
after(() => postgres.stop())

/** One match that is gathering, one under way, one that is over. */
async function fill(where: Where): Promise<void> {
  const server = await openServer({ storage: await openStorage(where) })
  await seated(server, ['amber', 'blue'])
  for (const turns of [3, 1]) {
    const { players, path } = await begun(server, ['amber', 'blue'], { options: { turns } })
    for (const [seat, player] of players) await answerOnce(player, path, seat)
  }
  await server.close()
}

async function storageOf(t: TestContext, where: Where): Promise<Storage> {
  const storage = await openStorage(where)
  t.after(() => storage.close())
  return storage
}

const silent = () => undefined
const newRules = (storage: Storage, game: ServedGame, log: (sentence: string) => void = silent) => ({
  storage,
  games: new Games([game]),
  now: Date.now,
  log: (_level: string, sentence: string) => log(sentence),
})

async function found(where: { data: string; databaseUrl?: string }, games: readonly ServedGame[]) {
  const all: MatchCheck[] = []
  const totals = await checkUpgrade({ databaseUrl: undefined, ...where }, games, (each) => all.push(each))
  return { all, totals }
}

/** The content of every table of a database, whoever made it. */
async function contentOf(url: string): Promise<unknown> {
  const client = new Client(url)
  await client.connect()
  const { rows: tables } = await client.query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const content: unknown[] = []
  for (const { name } of tables)
    content.push([name, (await client.query(`select row::text from ${name} as row order by 1`)).rows])
  await client.end()
  return content
}

const ALL = { asItIs: 0, migrated: 0, closed: 0, readable: 0, damaged: 0, stranded: 0, matches: 3 }

test('the check changes nothing on PostgreSQL, and says what becomes of each match', async () => {
  const url = await postgres.database()
  await assert.rejects(found({ data: '', databaseUrl: url }, [FIXTURE]), NoTableThere)
  await fill({ url })
  const before = await contentOf(url)
  const where = { data: '', databaseUrl: url }
  assert.deepEqual((await found(where, [FIXTURE])).totals, { ...ALL, asItIs: 3 })
  const across = await found(where, [laterVersion(3, { migrations: WAY_ACROSS })])
  assert.deepEqual(across.totals, { ...ALL, asItIs: 1, migrated: 1, readable: 1 })
  const closed = await found(where, [laterVersion(3)])
  assert.deepEqual(closed.totals, { ...ALL, asItIs: 1, closed: 1, readable: 1, stranded: 1 })
  const nowhere = await found(where, [])
  assert.deepEqual(nowhere.totals, { ...ALL, closed: 2, readable: 1, stranded: 1 })
  assert.deepEqual(await contentOf(url), before)
  assert.match(closed.all.find(({ becomes }) => becomes === 'closed')?.sentence ?? '', /played by version 1/)
})

test('the check reads a database file beside its server, and one that was left by a crash, to the byte as they were', async (t) => {
  const data = scratch(t)
  const server = await openOn(data)
  t.after(server.close)
  const [host, other] = [new Browser(server.address), new Browser(server.address)]
  for (const each of [host, other]) await each.comeAsGuest()
  const { match } = await begin(host, other)
  const files = ['windward.sqlite', 'windward.sqlite-wal']
  const bytes = (directory: string) => files.map((file) => readFileSync(join(directory, file)))
  const left = scratch(t)
  for (const file of files) copyFileSync(join(data, file), join(left, file))
  for (const directory of [data, left]) {
    const before = bytes(directory)
    const { all } = await found({ data: directory }, [FIXTURE])
    assert.deepEqual(
      all.map((each) => [each.match, each.becomes]),
      [[match, 'as-it-is']],
    )
    assert.deepEqual(bytes(directory), before)
  }
})

test('what is damaged is counted as a match that does not go on, and nothing of it is told', async (t) => {
  const file = join(scratch(t), 'windward.sqlite')
  await fill({ file })
  const storage = await storageOf(t, { file })
  assert.ok(storage.database.engine === 'sqlite')
  storage.database.sqlite.exec(`update steps set entries = '[{"do":"answer","secret' where step = 2`)
  storage.database.sqlite.exec(`update matches set options = 'no JSON' where status = 'gathering'`)
  const tallied = new CheckCount()
  for await (const each of checkMatches(storage.allMatches, new Games([FIXTURE]), Date.now)) {
    assert.doesNotMatch(JSON.stringify(each), /secret|JSON/)
    tallied.add(each)
  }
  assert.deepEqual(tallied.totals, { ...ALL, damaged: 3, stranded: 2 })
  assert.match(totalsInWords(tallied.totals), /^3 matches: 3 damaged\. 2 matches .* do not go on\.$/)
})

for (const engine of ['sqlite', 'postgres'] as const) {
  test(`${engine}: matches are looked through once when the rules are others, and not again`, async (t) => {
    const where =
      engine === 'sqlite' ? { file: join(scratch(t), 'windward.sqlite') } : { url: await postgres.database() }
    await fill(where)
    const storage = await storageOf(t, where)
    const told: string[] = []
    await meetNewRules(newRules(storage, FIXTURE, (sentence) => told.push(sentence)))
    assert.deepEqual(told, [
      'Nobody has noted by which rules the matches were last served. All 3 matches are looked through before anybody is let in.',
      '3 matches: 3 as it is. Every match that is being played goes on.',
    ])
    assert.equal(await areRulesNew(newRules(storage, FIXTURE)), false)
    await meetNewRules(newRules(storage, FIXTURE, (sentence) => told.push(sentence)))
    assert.equal(told.length, 2)
    await meetNewRules(newRules(storage, laterVersion(3), (sentence) => told.push(sentence)))
    assert.match(told[2] ?? '', /^fixture is played by version 3 of its rules now, and was by version 1\./)
    assert.match(told[3] ?? '', /cannot go on\. It was played by version 1/)
    assert.match(told[4] ?? '', /One match that is being played does not go on\.$/)
  })
}

test('of several processes that start together one looks through the matches, and the others wait', async (t) => {
  const url = await postgres.database()
  await fill({ url })
  const told: string[] = []
  const later = laterVersion(3, { migrations: WAY_ACROSS })
  const storages = await Promise.all([1, 2, 3].map(() => storageOf(t, { url })))
  await Promise.all(
    storages.map((storage) => meetNewRules(newRules(storage, later, (sentence) => told.push(sentence)))),
  )
  assert.equal(told.length, 2)
  for (const storage of storages) assert.equal(await areRulesNew(newRules(storage, later)), false)
})

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const bound = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof bound === 'object' && bound !== null ? bound.port : assert.fail()
}

test('while the matches are looked through nobody is let in: all are told to come again', async (t) => {
  const url = await postgres.database()
  await fill({ url })
  const storage = await storageOf(t, { url })
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const opened = Promise.withResolvers<Awaited<ReturnType<typeof openOn>>>()
  // Another process is at it, and takes its time.
  await storage.alone(async () => {
    opened.resolve(openOn('', { databaseUrl: url, port }))
    const answered = (path: string) => fetch(`${address}${path}`).catch(() => undefined)
    await until(
      async () => (await answered('/healthz'))?.status ?? 0,
      (status) => status === 200,
    )
    for (const path of ['/', '/api', '/api/v1/games', '/api/v1/matches', '/api/auth/get-session']) {
      const response = await fetch(`${address}${path}`)
      assert.deepEqual([response.status, response.headers.get('retry-after')], [503, '5'], path)
      assert.match(await response.text(), /every match is looked through before anybody is let in/)
    }
    assert.equal((await fetch(`${address}/readyz`)).status, 503)
    const alive = await fetch(`${address}/healthz`)
    assert.equal(alive.status, 200)
    assert.match(await alive.text(), /looked through before anybody is let in/)
  })
  const server = await opened.promise
  t.after(server.close)
  assert.equal((await fetch(`${address}/readyz`)).status, 200)
  assert.equal((await fetch(`${address}/api/v1/games`)).status, 200)
})

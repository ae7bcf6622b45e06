import assert from 'node:assert/strict'
import { after, before, describe, type TestContext, test } from 'node:test'
import { z } from 'zod'
import { openStorage } from '../../src/storage/open.ts'
import { until } from '../api/until.ts'
import { openOn, scratch } from '../operations/table.ts'
import { Postgres } from '../postgres.ts'
import { Browser, field } from './browser.ts'

let postgres: Postgres
before(async () => {
  postgres = await Postgres.start()
})
after(() => postgres.stop())

const detail = z.looseObject({
  status: z.string(),
  host: z.boolean(),
  seats: z.array(
    z.looseObject({ by: z.string(), name: z.string().optional(), resigned: z.boolean().optional() }),
  ),
  happened: z.array(z.looseObject({ do: z.string() })),
  closed: z.looseObject({ how: z.string(), winners: z.array(z.string()).optional() }).optional(),
})

const ENGINES = {
  SQLite: async (t: TestContext) => ({ data: scratch(t), databaseUrl: undefined }),
  PostgreSQL: async (t: TestContext) => ({ data: scratch(t), databaseUrl: await postgres.database() }),
}

/** A server with three people at one table; the first has laid it. */
async function atTable(t: TestContext, engine: keyof typeof ENGINES, seats: number, more: object = {}) {
  const { data, databaseUrl } = await ENGINES[engine](t)
  const { address, close } = await openOn(data, { databaseUrl })
  t.after(close)
  const people = ['Ada', 'Ben', 'Cat']
    .slice(0, seats)
    .map((name) => ({ name, browser: new Browser(address) }))
  for (const { name, browser } of people) await browser.signUp(name)
  const [ada, ben] = people.map(({ browser }) => browser)
  assert.ok(ada && ben)
  const wish = { game: 'fixture', seats, access: 'open', options: { turns: 50 }, ...more }
  const match = String(field((await ada.post('/api/v1/matches', wish)).body, 'id'))
  const path = `/api/v1/matches/${match}`
  for (const { browser } of people) await browser.post(`${path}/join`)
  assert.equal((await ada.post(`${path}/start`)).status, 200)
  const look = async (who: Browser) => detail.parse((await who.get(path)).body)
  const storage = () =>
    openStorage(databaseUrl === undefined ? { file: `${data}/windward.sqlite` } : { url: databaseUrl })
  return { ada, ben, path, look, storage, match }
}

for (const engine of ['SQLite', 'PostgreSQL'] as const)
  describe(`whoever deletes the account (${engine})`, () => {
    test('leaves a seat that is given up, and the others are told', async (t) => {
      const { ada, ben, look } = await atTable(t, engine, 3, { whenAbsent: 'bot' })
      assert.equal((await ada.delete('/api/v1/me', { name: 'Ada' })).status, 204)
      const now = await until(
        () => look(ben),
        ({ seats }) => seats[0]?.resigned === true,
      )
      assert.equal(now.status, 'playing')
      assert.equal(now.seats[0]?.by, 'bot')
      assert.ok(!JSON.stringify(now).includes('Ada'))
      assert.deepEqual(
        now.happened.map((each) => each.do),
        ['left', 'resigned'],
      )
      assert.equal(now.host, true, 'somebody else looks after the table now')
    })

    test('has lost a match of two', async (t) => {
      const { ada, ben, look } = await atTable(t, engine, 2)
      assert.equal((await ada.delete('/api/v1/me', { name: 'Ada' })).status, 204)
      const { closed } = await until(
        () => look(ben),
        ({ status }) => status === 'over',
      )
      assert.equal(closed?.how, 'resignation')
    })

    test('is still known by name to the operator who reads a report', async (t) => {
      const { ada, ben, storage, match } = await atTable(t, engine, 2)
      const { body } = await ada.get('/api/v1/me')
      const about = String(field(body, 'id'))
      await ben.post('/api/v1/reports', { text: 'She shouts.', about, match })
      await ada.delete('/api/v1/me', { name: 'Ada' })
      const kept = await storage()
      t.after(() => kept.close())
      const [report] = await kept.people.reports()
      assert.equal(report?.about, about)
      assert.match(report?.text ?? '', /^She shouts\.\n\(About “Ada”/)
    })
  })

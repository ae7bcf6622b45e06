import assert from 'node:assert/strict'
import { after, before, describe, type TestContext, test } from 'node:test'
import { openStorage } from '../../src/storage/open.ts'
import { openSqlite } from '../../src/storage/sqlite/open.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { Postgres } from '../postgres.ts'
import { Browser } from './browser.ts'
import { type House, openHouse } from './house.ts'
import { seatAtTable } from './table.ts'

let postgres: Postgres
before(async () => {
  postgres = await Postgres.start()
})
after(() => postgres.stop())

const DAY_MS = 24 * 60 * 60 * 1000

const comeAsGuest = async ({ address }: House) => {
  const browser = new Browser(address)
  return { browser, id: await browser.comeAsGuest() }
}

const isThere = async ({ people }: House, person: string): Promise<boolean> => {
  const { internalAdapter } = await (await people.accounts()).$context
  return (await internalAdapter.findUserById(person)) !== null
}

const ENGINES = {
  sqlite: async () => openSqlite(':memory:'),
  postgres: async () => openStorage({ url: await postgres.database() }),
}

const open = async (t: TestContext, engine: keyof typeof ENGINES) => {
  const storage = await ENGINES[engine]()
  t.after(() => storage.close())
  const clock = { days: 0 }
  const now = () => Date.now() + clock.days * DAY_MS
  return { clock, ...(await openHouse(t, { storage, now, guestDays: 90 })) }
}

/** Ways to leave something that somebody may come back for, or that others need. */
const TRACES: Readonly<
  Record<string, (guest: string, browser: Browser, storage: Storage) => Promise<unknown>>
> = {
  'a seat': (guest, _browser, storage) => seatAtTable(storage, 'm1', { red: guest }),
  'a token': (_guest, browser) => browser.post('/api/v1/tokens', { name: 'mine', scopes: ['talk'] }),
  'a report about them': (guest, _browser, { people }) =>
    people.report({
      ...{ id: 'r1', by: null, about: guest, match: null, text: 'rude', at: 1 },
      ...{ closed: null, outcome: null },
    }),
  'a block': (guest, _browser, { people }) => people.block({ person: guest, blocked: 'another', at: 1 }),
  'an invitation': (guest, _browser, storage) => seatAtTable(storage, 'm2', { red: 'somebody' }, [guest]),
  'a stored value': (guest, _browser, { keyValues }) => keyValues.put(`person:${guest}`, 'record 1', {}),
}

for (const engine of ['sqlite', 'postgres'] as const)
  describe(`guests who do not come any more, on ${engine}`, () => {
    test('are cleared away after 90 days if they left nothing, and not before', async (t) => {
      const { clock, ...house } = await open(t, engine)
      const { id } = await comeAsGuest(house)
      clock.days = 89
      await house.people.lapsedGuests.sweep()
      assert.ok(await isThere(house, id))
      clock.days = 91
      await house.people.lapsedGuests.sweep()
      assert.ok(!(await isThere(house, id)))
    })

    test('stay if they left anything, or have an account', async (t) => {
      const { clock, ...house } = await open(t, engine)
      const stayed = new Map<string, string>()
      for (const [trace, leave] of Object.entries(TRACES)) {
        const { browser, id } = await comeAsGuest(house)
        await leave(id, browser, house.storage)
        stayed.set(trace, id)
      }
      stayed.set('an account', await new Browser(house.address).signUp('Ada'))
      const { id: idle } = await comeAsGuest(house)
      clock.days = 200
      await house.people.lapsedGuests.sweep()
      for (const [trace, id] of stayed) assert.ok(await isThere(house, id), trace)
      assert.ok(!(await isThere(house, idle)))
    })

    test('stay if their browser came by in that time', async (t) => {
      const { clock, ...house } = await open(t, engine)
      const { id } = await comeAsGuest(house)
      const { adapter } = await (await house.people.accounts()).$context
      const renewed = { updatedAt: new Date(Date.now() + 50 * DAY_MS) }
      await adapter.updateMany({ model: 'session', where: [{ field: 'userId', value: id }], update: renewed })
      clock.days = 100
      await house.people.lapsedGuests.sweep()
      assert.ok(await isThere(house, id))
      clock.days = 150
      await house.people.lapsedGuests.sweep()
      assert.ok(!(await isThere(house, id)))
    })
  })

test('of two processes one clears guests away, and once a day', async (t) => {
  const url = await postgres.database()
  const storages = await Promise.all([openStorage({ url }), openStorage({ url })])
  t.after(() => Promise.all(storages.map((storage) => storage.close())))
  const told: string[] = []
  let days = 0
  const wishes = {
    now: () => Date.now() + days * DAY_MS,
    log: (_level: string, message: string) => {
      if (message.includes('cleared away')) told.push(message)
    },
  }
  const houses = await Promise.all(storages.map((storage) => openHouse(t, { ...wishes, storage })))
  const [here] = houses
  assert.ok(here)
  const sweep = () => Promise.all(houses.map(({ people }) => people.lapsedGuests.sweep()))
  for (let n = 0; n < 3; n++) await comeAsGuest(here)
  days = 91
  await sweep()
  assert.deepEqual(told, ['3 guests who did not come any more were cleared away.'])
  await comeAsGuest(here)
  await sweep()
  assert.equal(told.length, 1)
  days = 92
  await sweep()
  assert.equal(told[1], '1 guest who did not come any more was cleared away.')
})

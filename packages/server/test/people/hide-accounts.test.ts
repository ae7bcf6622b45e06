import assert from 'node:assert/strict'
import { after, before, describe, type TestContext, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { discreetly } from '../../src/people/hide-accounts.ts'
import { openStorage } from '../../src/storage/open.ts'
import { openSqlite } from '../../src/storage/sqlite/open.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { Postgres } from '../postgres.ts'
import { Browser, field, type Got } from './browser.ts'
import { type House, openHouse } from './house.ts'
import { openMailServer } from './post-office.ts'

let postgres: Postgres
before(async () => {
  postgres = await Postgres.start()
})
after(() => postgres.stop())

const PASSWORD = 'by wind and wave'

const signUp = (address: string, email: string, more = {}): Promise<Got> =>
  new Browser(address).post('/api/auth/sign-up/email', { name: 'Ada', email, password: PASSWORD, ...more })

const reset = (address: string, email: string): Promise<Got> =>
  new Browser(address).post('/api/auth/request-password-reset', { email })

const signIn = (address: string, email: string, password = PASSWORD): Promise<Got> =>
  new Browser(address).post('/api/auth/sign-in/email', { email, password })

/** All of an answer that somebody could compare; the time of day and of the connection apart. */
const seen = ({ status, headers, body }: Got) => ({
  status,
  body,
  headers: [...headers].filter(([name]) => name !== 'date' && !name.startsWith('x-ratelimit')),
})

const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** Both at once, so that whatever else the machine does falls on both. */
const ratioOf = async (known: () => Promise<unknown>, unknown: (n: number) => Promise<unknown>) => {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
  for (let n = 0; n < 9; n++) {
    const [one, other] = await Promise.all([timed(known), timed(() => unknown(n))])
    times.known.push(one)
    times.unknown.push(other)
  }
  return median(times.known) / median(times.unknown)
}

/** Answers leave in steps: on a machine that is busy one may take a step more than the other. */
const assertAlike = (ratio: number): void => assert.ok(ratio > 0.3 && ratio < 3, `a ratio of ${ratio}`)

test('an answer leaves at a moment that does not depend on how much there was to do', async (t) => {
  const { people } = await openHouse(t)
  const accounts = await people.accounts()
  const asked = new Request('http://here/api/auth/request-password-reset/', { method: 'POST' })
  const taking = (ms: number) =>
    timed(() =>
      discreetly(accounts, { asked, email: undefined, letters: false }, async () => {
        await wait(ms)
        return new Response()
      }),
    )
  const [little, much] = await Promise.all([taking(1), taking(150)])
  assert.ok(little >= 395 && much >= 395, `${little} and ${much} ms`)
})

for (const engine of ['sqlite', 'postgres'] as const) {
  const openStore = async (t: TestContext): Promise<Storage> => {
    const opened =
      engine === 'sqlite'
        ? await openSqlite(':memory:')
        : await openStorage({ url: await postgres.database() })
    t.after(() => opened.close())
    return opened
  }
  const openWith = async (t: TestContext, wishes: Parameters<typeof openHouse>[1] = {}): Promise<House> => {
    const house = await openHouse(t, { ...wishes, storage: await openStore(t) })
    await signUp(house.address, 'ada@example.org')
    return house
  }

  describe(`who has an account, on ${engine}`, () => {
    test('is told neither by what signing up answers nor by how long it takes', async (t) => {
      const { address } = await openWith(t)
      const free = await signUp(address, 'bob@example.org')
      assert.deepEqual(free.body, { status: true, letter: false })
      for (const email of ['ada@example.org', 'ADA@example.org'])
        assert.deepEqual(seen(await signUp(address, email, { password: 'of somebody else' })), seen(free))
      assertAlike(
        await ratioOf(
          () => signUp(address, 'ada@example.org'),
          (n) => signUp(address, `new-${n}@example.org`),
        ),
      )
    })

    test('is told neither by what a new password answers nor by how long it takes', async (t) => {
      const { address } = await openWith(t)
      assert.deepEqual(
        seen(await reset(address, 'ada@example.org')),
        seen(await reset(address, 'nobody@example.org')),
      )
      assertAlike(
        await ratioOf(
          () => reset(address, 'ada@example.org'),
          (n) => reset(address, `nobody-${n}@example.org`),
        ),
      )
    })

    test('is not told by a new password either when letters take long to be written', async (t) => {
      const storage = await openStore(t)
      const put: Storage['notices']['put'] = async (rows) => {
        await wait(600)
        return storage.notices.put(rows)
      }
      const { address } = await openHouse(t, {
        storage: { ...storage, notices: { ...storage.notices, put } },
      })
      await signUp(address, 'ada@example.org')
      const took = (email: string) => Promise.all([1, 2, 3].map(() => timed(() => reset(address, email))))
      const [known, unknown] = [await took('ada@example.org'), await took('nobody@example.org')]
      assert.ok(Math.max(...known) < Math.min(...unknown) + 300, `${known} and ${unknown} ms`)
    })

    test('is not told by what is refused, nor by signing up twice at once', async (t) => {
      const { address } = await openWith(t)
      for (const wrong of [{ name: '\u202e' }, { password: 'short' }, { name: 'a'.repeat(60) }]) {
        const [known, free] = [
          await signUp(address, 'ada@example.org', wrong),
          await signUp(address, 'eve@example.org', wrong),
        ]
        assert.equal(free.status, 400)
        assert.deepEqual(seen(known), seen(free))
      }
      const twice = await Promise.all([1, 2, 3].map(() => signUp(address, 'cat@example.org')))
      for (const each of twice) assert.deepEqual(each.body, { status: true, letter: false })
    })

    test('where no letters are sent, whoever signs up signs in next; who has the address already stays its owner', async (t) => {
      const { address } = await openWith(t)
      await signUp(address, 'ada@example.org', { name: 'Eve', password: 'of somebody else' })
      assert.equal((await signIn(address, 'ada@example.org', 'of somebody else')).status, 401)
      const own = await signIn(address, 'ada@example.org')
      assert.equal(field(own.body, 'user', 'name'), 'Ada')
    })
  })
}

/** Mail breaks long lines and writes “=” as “=3D”. */
const linkIn = (letter: string): URL => {
  const [, link] = /(http\S+)/.exec(letter.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')) ?? []
  assert.ok(link, letter)
  return new URL(link)
}

describe('where letters are sent', () => {
  const openWithMail = async (t: TestContext) => {
    const office = await openMailServer(t)
    const house = await openHouse(t, { smtp: office.url })
    const letter = async (): Promise<string> => {
      await house.people.resetLetters.writeNow()
      await house.people.postman.goRound()
      const [only, ...more] = office.letters.splice(0)
      assert.deepEqual(more, [])
      return only ?? ''
    }
    const follow = (link: URL) => new Browser(house.address).get(`${link.pathname}${link.search}`)
    return { ...house, letter, follow }
  }

  test('an account is good once its address is confirmed, and until then a right password tells nothing', async (t) => {
    const { address, letter, follow } = await openWithMail(t)
    assert.equal((await new Browser(address).me())['letters'], true)
    const { body } = await signUp(address, 'ada@example.org', { callbackURL: '/#/you/confirmed' })
    assert.deepEqual(body, { status: true, letter: true })
    const [right, wrong, unknown] = [
      await signIn(address, 'ada@example.org'),
      await signIn(address, 'ada@example.org', 'guessing wildly'),
      await signIn(address, 'nobody@example.org'),
    ]
    assert.equal(right.status, 401)
    assert.deepEqual(seen(right), seen(wrong))
    assert.deepEqual(seen(right), seen(unknown))
    assert.match(String(field(right.body, 'detail')), /follow the link in the letter/)
    const confirmed = await follow(linkIn(await letter()))
    assert.deepEqual([confirmed.status, confirmed.headers.get('location')], [302, '/#/you/confirmed'])
    assert.equal((await signIn(address, 'ada@example.org')).status, 200)
  })

  test('whose address somebody else signs up with is told so, once an hour, and can sign in as before', async (t) => {
    const { address, letter, follow } = await openWithMail(t)
    await signUp(address, 'ada@example.org')
    await follow(linkIn(await letter()))
    for (let n = 0; n < 3; n++)
      await signUp(address, 'ada@example.org', { name: 'Eve', password: 'of somebody else' })
    const told = await letter()
    assert.match(told, /have an account at the Windward table already/)
    assert.doesNotMatch(told, /Eve/)
    assert.equal(linkIn(told).href, `${address}/#/you`)
    assert.equal((await signIn(address, 'ada@example.org', 'of somebody else')).status, 401)
    assert.equal((await signIn(address, 'ada@example.org')).status, 200)
  })

  test('a letter for a new password is written after the answer, once for all who ask at once, and thrice an hour', async (t) => {
    const { address, letter, follow, people, storage } = await openWithMail(t)
    await signUp(address, 'ada@example.org')
    await follow(linkIn(await letter()))
    await Promise.all(['ada@example.org', 'ADA@example.org'].map((email) => reset(address, email)))
    assert.equal((await storage.notices.claim(Date.now() + 1e9, 1, 9)).length, 0)
    assert.match(await letter(), /A new password/)
    for (let n = 0; n < 5; n++) {
      assert.equal((await reset(address, 'ada@example.org')).status, 200)
      await people.resetLetters.writeNow()
    }
    assert.equal((await storage.notices.claim(Date.now(), 1, 9)).length, 2)
  })

  test('a letter for a new password leads to nothing once the account is given away for a bot', async (t) => {
    const { address, letter, follow, people } = await openWithMail(t)
    const holder = new Browser(address)
    await signUp(address, 'ada@example.org')
    await follow(linkIn(await letter()))
    await holder.signIn('ada@example.org')
    const owner = new Browser(address)
    await signUp(address, 'bob@example.org', { name: 'Bob' })
    await follow(linkIn(await letter()))
    await owner.signIn('bob@example.org')
    const ask = () => reset(address, 'ada@example.org')
    await ask()
    const sent = linkIn(await letter())
    await ask()
    const scopes = ['account:hand-over']
    const token = field((await holder.post('/api/v1/tokens', { name: 'it', scopes })).body, 'token')
    assert.equal((await owner.post('/api/v1/bots', { token })).status, 201)
    assert.equal(await letter(), '', 'what was asked for before is not written after')
    await ask()
    assert.equal(await letter(), '', 'nor what is asked for now')
    const back = new URL((await follow(sent)).headers.get('location') ?? '', address)
    assert.equal(back.searchParams.get('token'), null)
    const given = { token: sent.pathname.split('/').at(-1), newPassword: 'by oar and anchor' }
    assert.equal((await new Browser(address).post('/api/auth/reset-password', given)).status, 400)
    const { internalAdapter } = await (await people.accounts()).$context
    assert.equal(await internalAdapter.findUserByEmail('ada@example.org'), null)
    assert.equal((await signIn(address, 'ada@example.org', 'by oar and anchor')).status, 401)
  })

  test('whose address was taken before it was confirmed gets it by a new password', async (t) => {
    const { address, letter, follow } = await openWithMail(t)
    await signUp(address, 'ada@example.org', { name: 'Eve', password: 'of somebody else' })
    await letter()
    await new Browser(address).post('/api/auth/request-password-reset', {
      email: 'ada@example.org',
      redirectTo: '/#/password',
    })
    const back = new URL((await follow(linkIn(await letter()))).headers.get('location') ?? '', address)
    assert.equal(back.hash, '#/password')
    const token = back.searchParams.get('token')
    const chosen = await new Browser(address).post('/api/auth/reset-password', {
      token,
      newPassword: 'by oar and anchor',
    })
    assert.equal(chosen.status, 200)
    assert.equal((await signIn(address, 'ada@example.org', 'of somebody else')).status, 401)
    assert.equal((await signIn(address, 'ada@example.org', 'by oar and anchor')).status, 200)
  })

  test('a guest stays one until the address is confirmed, and then keeps what was theirs', async (t) => {
    const { address, letter, follow } = await openWithMail(t)
    const browser = new Browser(address)
    await browser.comeAsGuest()
    await browser.post('/api/v1/tokens', { name: 'mine', scopes: ['talk'] })
    await browser.post('/api/auth/sign-up/email', {
      name: 'Ada',
      email: 'ada@example.org',
      password: PASSWORD,
    })
    assert.equal((await browser.me())['kind'], 'guest')
    await follow(linkIn(await letter()))
    await browser.signIn('ada@example.org')
    assert.equal((await browser.me())['kind'], 'person')
    assert.equal(field((await browser.get('/api/v1/tokens')).body, 'tokens', '0', 'name'), 'mine')
  })
})

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { Browser, field } from './browser.ts'
import { openHouse } from './house.ts'
import { seatAtTable } from './table.ts'

describe('coming to the table', () => {
  test('a guest is known at once, by a cookie no script can read', async (t) => {
    const { address } = await openHouse(t)
    const browser = new Browser(address)
    assert.deepEqual(await browser.me(), { kind: 'nobody' })
    const { status, headers } = await browser.post('/api/auth/sign-in/anonymous')
    assert.equal(status, 200)
    const [cookie = ''] = headers.getSetCookie()
    assert.match(cookie, /HttpOnly/i)
    assert.match(cookie, /SameSite=Lax/i)
    assert.doesNotMatch(cookie, /Secure/)
    const { kind, name } = await browser.me()
    assert.equal(kind, 'guest')
    assert.match(String(name), /^\w+ \w+ \d\d$/)
  })

  test('a table reached by https hands out secure cookies only', async (t) => {
    const { address } = await openHouse(t, { address: 'https://table.example' })
    const response = await fetch(new URL('/api/auth/sign-in/anonymous', address), {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://table.example' },
      body: '{}',
    })
    const [cookie = ''] = response.headers.getSetCookie()
    assert.match(cookie, /^__Secure-/)
    assert.match(cookie, /; Secure/)
  })

  test('an account is made, left and entered again', async (t) => {
    const { address } = await openHouse(t)
    const browser = new Browser(address)
    const id = await browser.signUp('Ada')
    assert.deepEqual(await browser.me(), { kind: 'person', id, name: 'Ada' })
    const kept = browser.cookie
    assert.equal((await browser.post('/api/auth/sign-out')).status, 200)
    assert.deepEqual(await browser.me(), { kind: 'nobody' })
    const old = await fetch(new URL('/api/v1/me', address), { headers: { cookie: kept } })
    assert.deepEqual(await old.json(), { kind: 'nobody' })
    const wrong = await browser.post('/api/auth/sign-in/email', {
      email: 'ada@example.org',
      password: 'guessing it',
    })
    assert.equal(wrong.status, 401)
    assert.equal(wrong.headers.get('content-type'), 'application/problem+json; charset=utf-8')
    const right = await browser.post('/api/auth/sign-in/email', {
      email: 'ada@example.org',
      password: 'by wind and wave',
    })
    assert.equal(right.status, 200)
    assert.equal((await browser.me())['id'], id)
  })

  test('a name must be one that people can read', async (t) => {
    const { address } = await openHouse(t)
    for (const name of ['', ' ', 'a'.repeat(41), 'Ada\u202eevil', 'A\u0000da']) {
      const body = { name, email: 'ada@example.org', password: 'by wind and wave' }
      const { status } = await new Browser(address).post('/api/auth/sign-up/email', body)
      assert.equal(status, 400, JSON.stringify(name))
    }
  })

  test('a cookie that was tampered with is nobody’s', async (t) => {
    const { address } = await openHouse(t)
    const browser = new Browser(address)
    await browser.signUp('Ada')
    for (const cookie of [
      `${browser.cookie}x`,
      browser.cookie.replace('.', 'x.'),
      `${browser.cookie.split('.')[0]}.`,
    ]) {
      const response = await fetch(new URL('/api/v1/me', address), { headers: { cookie } })
      assert.deepEqual(await response.json(), { kind: 'nobody' })
    }
  })
})

describe('a guest who makes an account', () => {
  test('keeps the tokens and takes the seats along', async (t) => {
    const { address, storage } = await openHouse(t)
    const browser = new Browser(address)
    const guest = await browser.comeAsGuest()
    await seatAtTable(storage, 'm1', { red: guest })
    const token = field(
      (await browser.post('/api/v1/tokens', { name: 'bot', scopes: ['match:play'] })).body,
      'token',
    )
    const id = await browser.signUp('Ada')
    assert.notEqual(id, guest)
    const table = await storage.matches.find('m1')
    assert.equal(table?.match.host, id)
    assert.equal(table?.seats[0]?.person, id)
    const response = await fetch(new URL('/api/v1/me', address), {
      headers: { authorization: `Bearer ${token}` },
    })
    assert.deepEqual(await response.json(), { kind: 'token', id, name: 'Ada', scopes: ['match:play'] })
  })
})

describe('a page of another site', () => {
  const elsewhere = { origin: 'https://elsewhere.example' }

  test('can make a browser do nothing here', async (t) => {
    const { address } = await openHouse(t)
    const browser = new Browser(address)
    await browser.signUp('Ada')
    for (const [method, path] of [
      ['POST', '/api/v1/tokens'],
      ['POST', '/api/auth/sign-out'],
      ['DELETE', '/api/v1/me'],
      ['PUT', '/api/v1/me/notices'],
    ] as const) {
      assert.equal((await browser.ask(method, path, {}, elsewhere)).status, 403, path)
      assert.equal(
        (await browser.ask(method, path, {}, { 'sec-fetch-site': 'cross-site' })).status,
        403,
        path,
      )
    }
    assert.equal((await browser.me())['kind'], 'person')
  })

  test('cannot send a form either: bodies are JSON', async (t) => {
    const { address } = await openHouse(t)
    for (const type of [
      'application/x-www-form-urlencoded',
      'text/plain',
      'multipart/form-data; boundary=x',
    ]) {
      const response = await fetch(new URL('/api/auth/sign-in/anonymous', address), {
        method: 'POST',
        headers: { 'content-type': type },
        body: '{}',
      })
      assert.equal(response.status, 415, type)
    }
  })
})

describe('guessing', () => {
  test('is slowed down: after a few tries one must wait', async (t) => {
    const { address } = await openHouse(t, { limited: true })
    const browser = new Browser(address)
    const guess = () =>
      browser.post('/api/auth/sign-in/email', { email: 'ada@example.org', password: 'guessing it' })
    const answers = [await guess(), await guess(), await guess(), await guess()]
    assert.deepEqual(
      answers.map(({ status }) => status),
      [401, 401, 401, 429],
    )
    assert.match(answers[3]?.headers.get('retry-after') ?? '', /^\d+$/)
    assert.equal(field(answers[3]?.body, 'status'), 429)
  })

  test('at addresses of mail tells nothing of who has an account', async (t) => {
    const { address } = await openHouse(t)
    await new Browser(address).signUp('Ada')
    const ask = (email: string) => new Browser(address).post('/api/auth/request-password-reset', { email })
    const [known, unknown] = [await ask('ada@example.org'), await ask('bob@example.org')]
    assert.deepEqual([known.status, known.body], [unknown.status, unknown.body])
  })
})

describe('a table for members only', () => {
  test('lets in no guests', async (t) => {
    const { address } = await openHouse(t, { guests: false })
    assert.equal((await new Browser(address).post('/api/auth/sign-in/anonymous')).status, 404)
  })
})

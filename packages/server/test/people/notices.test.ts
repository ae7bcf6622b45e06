import assert from 'node:assert/strict'
import { createECDH, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, type TestContext, test } from 'node:test'
import { NOTICE_CHOICES, type Notice } from '../../src/people/notices/notice.ts'
import { Browser, field, PASSWORD } from './browser.ts'
import { type House, openHouse } from './house.ts'
import { openMailServer, openPushService } from './post-office.ts'

const AT_ONCE = { waitMs: 0, windowMs: 1 }
const hurried = { email: AT_ONCE, push: AT_ONCE }
const everything = { email: true, push: true, kinds: [...NOTICE_CHOICES] }

const awaited = (person: string, match: string, occasion: number): Notice => ({
  kind: 'your-move',
  person,
  match,
  occasion,
  about: {
    game: 'Skirmish',
    turn: 4,
    others: ['Ben', 'Cat'],
    bots: 1,
    deadline: Date.UTC(2026, 10, 17, 20),
  },
})

/** A person whose e-mail address has been confirmed, or need not be, and the browser they use. */
const arrive = async (
  { address, people }: House,
  name = 'Ada',
  confirmed = true,
): Promise<{ browser: Browser; id: string }> => {
  const browser = new Browser(address)
  const email = `${name.toLowerCase()}@example.org`
  await browser.post('/api/auth/sign-up/email', { name, email, password: PASSWORD })
  const { internalAdapter } = await (await people.accounts()).$context
  const id = (await internalAdapter.findUserByEmail(email))?.user.id ?? ''
  await internalAdapter.updateUser(id, { emailVerified: confirmed, awaiting: false })
  if (confirmed) await people.storage.notices.claim(Date.now() + 1000, 3_600_000, 100)
  await browser.signIn(email)
  return { browser, id }
}

/** Without the quoting of RFC 2045. */
const plain = (letter = ''): string => letter.replaceAll('=\n', '').replaceAll('=3D', '=')

const soon = () => new Promise((resolve) => setTimeout(resolve, 5))

const subscription = (origin: string) => {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  return {
    endpoint: `${origin}/push/1`,
    keys: { p256dh: keys.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
  }
}

const withMail = async (t: TestContext) => {
  const mail = await openMailServer(t)
  const house = await openHouse(t, { smtp: mail.url, patience: hurried })
  return { mail, house, ...(await arrive(house)) }
}

describe('notices', () => {
  test('are sent to nobody who has not asked for them', async (t) => {
    const { house, id, mail } = await withMail(t)
    await house.people.notices.tell([awaited(id, 'm1', 1)])
    await soon()
    await house.people.postman.goRound()
    assert.deepEqual(mail.letters, [])
    assert.deepEqual(
      await house.storage.notices.of(id, 10).then((rows) => rows.filter(({ kind }) => kind !== 'letter')),
      [],
    )
  })

  test('say whether they go by e-mail at all', async (t) => {
    const { browser } = await withMail(t)
    assert.equal(field((await browser.get('/api/v1/me/notices')).body, 'letters'), true)
    const without = await openHouse(t)
    const other = new Browser(without.address)
    await other.signUp('Ada')
    assert.equal(field((await other.get('/api/v1/me/notices')).body, 'letters'), false)
  })

  test('go by SMTP to those who have', async (t) => {
    const { house, id, mail, browser } = await withMail(t)
    assert.equal((await browser.put('/api/v1/me/notices', everything)).status, 204)
    await house.people.notices.tell([awaited(id, 'm1', 1)])
    await soon()
    await house.people.postman.goRound()
    assert.equal(mail.letters.length, 1)
    const [letter = ''] = mail.letters
    assert.match(letter, /To: ada@example\.org/)
    assert.match(letter, /Subject: It is your move in Skirmish\./)
    assert.ok(plain(letter).includes(`${house.address}/#/match/m1`))
    assert.match(plain(letter), /Turn 4, with Ben, Cat and a bot\. Answer by Tue,? 17 Nov,? 20:00 UTC\./)
    assert.ok(plain(letter).includes(`${house.address}/#/you/notices`), 'the foot leads to the choices')
  })

  test('of one match are counted as one', async (t) => {
    const { house, id, mail, browser } = await withMail(t)
    await browser.put('/api/v1/me/notices', everything)
    const about = { game: 'Skirmish' }
    const started: Notice = { kind: 'started', person: id, match: 'm1', occasion: '', about }
    await house.people.notices.tell([started, awaited(id, 'm1', 1)])
    await soon()
    await house.people.postman.goRound()
    assert.match(mail.letters[0] ?? '', /Subject: News from your match of Skirmish/)
    await house.people.notices.tell([awaited(id, 'm1', 2), awaited(id, 'm2', 1), awaited(id, 'm2', 2)])
    await soon()
    await house.people.postman.goRound()
    assert.match(mail.letters[1] ?? '', /Subject: News from 2 of your matches/)
  })

  test('that time is running out are sent at once, and others wait', async (t) => {
    const mail = await openMailServer(t)
    const house = await openHouse(t, { smtp: mail.url })
    const { browser, id } = await arrive(house)
    await browser.put('/api/v1/me/notices', everything)
    const warning: Notice = { ...awaited(id, 'm1', 1), kind: 'time-running-out' }
    await house.people.notices.tell([awaited(id, 'm1', 1), warning])
    await house.people.postman.goRound()
    assert.equal(mail.letters.length, 1)
    assert.match(mail.letters[0] ?? '', /Subject: Your time is running out/)
  })

  test('that a bot plays one’s seat go to those who want to know that time runs out', async (t) => {
    const { house, id, mail, browser } = await withMail(t)
    const held: Notice = { ...awaited(id, 'm1', 1), kind: 'held' }
    await browser.put('/api/v1/me/notices', { ...everything, kinds: ['your-move'] })
    await house.people.notices.tell([held])
    await browser.put('/api/v1/me/notices', { ...everything, kinds: ['time-running-out'] })
    await house.people.notices.tell([{ ...held, occasion: 2 }])
    await soon()
    await house.people.postman.goRound()
    assert.equal(mail.letters.length, 1)
    assert.match(plain(mail.letters[0]), /a bot plays for you until you are back/)
  })

  test('of several matches come as one letter', async (t) => {
    const { house, id, mail, browser } = await withMail(t)
    await browser.put('/api/v1/me/notices', everything)
    await house.people.notices.tell([awaited(id, 'm1', 1), awaited(id, 'm2', 7)])
    await soon()
    await house.people.postman.goRound()
    assert.equal(mail.letters.length, 1)
    assert.match(mail.letters[0] ?? '', /Subject: News from 2 of your matches/)
  })

  test('of one occasion are sent once, however often they are told and by however many postmen', async (t) => {
    const { house, id, mail, browser } = await withMail(t)
    await browser.put('/api/v1/me/notices', everything)
    const { notices, postman } = house.people
    await Promise.all([1, 2, 3].map(() => notices.tell([awaited(id, 'm1', 1)])))
    await soon()
    await Promise.all([postman.goRound(), postman.goRound(), postman.goRound()])
    await notices.tell([awaited(id, 'm1', 1)])
    await soon()
    await postman.goRound()
    assert.equal(mail.letters.length, 1)
    await notices.tell([awaited(id, 'm1', 2)])
    await soon()
    await postman.goRound()
    assert.equal(mail.letters.length, 2)
  })

  test('are taken back when the person has come by', async (t) => {
    const { house, id, mail, browser } = await withMail(t)
    await browser.put('/api/v1/me/notices', everything)
    await house.people.notices.tell([awaited(id, 'm1', 1), awaited(id, 'm2', 1)])
    await house.people.notices.recall(id, 'm1', 'your-move')
    await soon()
    await house.people.postman.goRound()
    assert.equal(mail.letters.length, 1)
    assert.ok(!plain(mail.letters[0]).includes('/#/match/m1'))
  })

  test('are tried again later when the mail server is out of sorts', async (t) => {
    const { house, id, mail, browser } = await withMail(t)
    await browser.put('/api/v1/me/notices', everything)
    mail.refusing = true
    await house.people.notices.tell([awaited(id, 'm1', 1)])
    await soon()
    await house.people.postman.goRound()
    const [row] = (await house.storage.notices.of(id, 10)).filter(
      ({ channel, kind }) => channel === 'email' && kind !== 'letter',
    )
    assert.equal(row?.sent, null)
    assert.ok((row?.due ?? 0) > Date.now() + 30_000)
    assert.deepEqual(mail.letters, [])
  })

  test('never go to an address nobody confirmed', async (t) => {
    const mail = await openMailServer(t)
    const house = await openHouse(t, { smtp: mail.url, patience: hurried })
    const { browser, id } = await arrive(house, 'Ada', false)
    await soon()
    await house.people.postman.goRound()
    assert.equal(mail.letters.length, 1)
    assert.match(mail.letters[0] ?? '', /Subject: Confirm your address/)
    await browser.put('/api/v1/me/notices', everything)
    await house.people.notices.tell([awaited(id, 'm1', 1)])
    await soon()
    await house.people.postman.goRound()
    assert.equal(mail.letters.length, 1)
    const link = /http:\S+/.exec(plain(mail.letters[0]))?.[0] ?? ''
    const { pathname, search } = new URL(link)
    assert.equal((await browser.get(`${pathname}${search}`)).status, 302)
    await house.people.notices.tell([awaited(id, 'm1', 2)])
    await soon()
    await house.people.postman.goRound()
    assert.equal(mail.letters.length, 2)
  })

  test('are left in the outbox while there is no mail server', async (t) => {
    const house = await openHouse(t, { patience: hurried })
    const { browser, id } = await arrive(house)
    await browser.put('/api/v1/me/notices', everything)
    await house.people.notices.tell([awaited(id, 'm1', 1)])
    await soon()
    await house.people.postman.goRound()
    const files = readdirSync(house.outbox)
    assert.equal(files.length, 1)
    assert.match(readFileSync(join(house.outbox, files[0] ?? ''), 'utf8'), /It is your move/)
  })
})

describe('web push', () => {
  test('reaches a subscribed browser, sealed for it alone, and strikes off one that is gone', async (t) => {
    const service = await openPushService(t)
    const push = { contact: 'mailto:table@example.org', services: [service.origin] }
    const house = await openHouse(t, { patience: hurried, push })
    const { browser, id } = await arrive(house)
    const key = field((await browser.get('/api/v1/me/notices')).body, 'pushKey')
    assert.equal(Buffer.from(String(key), 'base64url').length, 65)
    assert.equal((await browser.post('/api/v1/me/push', subscription(service.origin))).status, 204)
    await browser.put('/api/v1/me/notices', { ...everything, email: false })

    await house.people.notices.tell([awaited(id, 'm1', 1)])
    await soon()
    await house.people.postman.goRound()
    const [message] = service.received
    assert.equal(message?.path, '/push/1')
    assert.equal(message?.headers['content-encoding'], 'aes128gcm')
    assert.match(message?.headers.authorization ?? '', /^vapid t=/)
    assert.ok(!message?.body.includes('Skirmish'))

    service.status = 410
    for (const occasion of [2, 3]) {
      await house.people.notices.tell([awaited(id, 'm1', occasion)])
      await soon()
      await house.people.postman.goRound()
    }
    assert.equal(service.received.length, 2)
  })

  test('cannot be used to make the server call whomever one likes', async (t) => {
    const house = await openHouse(t, {
      push: { contact: 'mailto:table@example.org', services: ['push.example', '.push.apple.com'] },
    })
    const { browser } = await arrive(house)
    for (const origin of [
      'http://127.0.0.1:1',
      'http://push.example',
      'https://push.example.evil.example',
      'https://push.apple.com.evil.example',
      'ftp://push.example',
      'https://evil-push.apple.com:444',
    ]) {
      assert.equal((await browser.post('/api/v1/me/push', subscription(origin))).status, 422, origin)
    }
    for (const origin of ['https://push.example', 'https://web.push.apple.com']) {
      assert.equal((await browser.post('/api/v1/me/push', subscription(origin))).status, 204, origin)
    }
  })

  test('keeps its keys from one start to the next', async (t) => {
    const first = await openHouse(t)
    const second = await openHouse(t, { storage: first.storage })
    assert.equal(first.people.push.publicKey, second.people.push.publicKey)
  })
})

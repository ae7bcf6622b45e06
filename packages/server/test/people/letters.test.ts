import assert from 'node:assert/strict'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { letterLink } from '../../src/people/letter-link.ts'
import { openStorage } from '../../src/storage/open.ts'
import { openOn, scratch } from '../operations/table.ts'
import { Browser } from './browser.ts'
import { openHouse } from './house.ts'
import { openMailServer } from './post-office.ts'

/** Asks for a new password and names a host of the sender's choice; the status of the answer. */
const forge = async (address: string, email: string, more = {}): Promise<number> => {
  const asked = request(new URL('/api/auth/request-password-reset', address), {
    method: 'POST',
    headers: {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      origin: 'http://evil.example',
      'content-type': 'application/json',
    },
  })
  asked.end(JSON.stringify({ email, ...more }))
  const [answer] = await once(asked, 'response')
  answer.resume()
  return answer.statusCode
}

/** Mail breaks long lines and writes “=” as “=3D”. */
const lettersIn = (outbox: string): string =>
  readdirSync(outbox)
    .map((file) => readFileSync(join(outbox, file), 'utf8').replaceAll('=\r\n', ''))
    .join('\n')

describe('a letter about the account', () => {
  test('leads to the table, whatever host was named by whoever asked for it', async (t) => {
    const { address, outbox, people } = await openHouse(t)
    await new Browser(address).signUp('Ada')
    for (const redirectTo of [undefined, 'http://evil.example/catch', '/#/password']) {
      await forge(address, 'ada@example.org', { redirectTo })
      await people.resetLetters.writeNow()
    }
    await people.resetLetters.writeNow()
    await people.postman.goRound()
    const letters = lettersIn(outbox)
    assert.match(letters, new RegExp(`${address}/api/auth/reset-password/`))
    assert.doesNotMatch(letters, /evil/)
  })

  test('leads to the public address, if there is one', async (t) => {
    const { address, outbox, people } = await openHouse(t, { address: 'https://table.example' })
    const body = { name: 'Ada', email: 'ada@example.org', password: 'by wind and wave' }
    await new Browser(address).ask('POST', '/api/auth/sign-up/email', body, {
      origin: 'https://table.example',
    })
    assert.equal(await forge(address, 'ada@example.org'), 200)
    await people.resetLetters.writeNow()
    await people.postman.goRound()
    assert.match(lettersIn(outbox), /https:\/\/table\.example\/api\/auth\/reset-password\//)
    assert.doesNotMatch(lettersIn(outbox), /evil/)
  })

  test('sends nobody elsewhere after it was followed', () => {
    const at = (callback: string) =>
      letterLink(`http://evil.example/api/auth/verify-email?token=t&callbackURL=${callback}`, 'http://here:1')
    assert.equal(at('%2F%23%2Fme'), 'http://here:1/api/auth/verify-email?token=t&callbackURL=%2F%23%2Fme')
    for (const away of ['http%3A%2F%2Fevil.example', '%2F%2Fevil.example', '%5C%5Cevil.example%2Fx'])
      assert.equal(at(away), 'http://here:1/api/auth/verify-email?token=t&callbackURL=%2F')
  })
})

describe('a table that does not know its address', () => {
  for (const [which, wishes] of [
    ['with a mail server', { smtp: true }],
    ['for everybody', { host: '0.0.0.0' }],
  ] as const) {
    test(`${which} says what is missing and sends no letters`, async (t) => {
      const office = await openMailServer(t)
      const data = scratch(t)
      const said: string[] = []
      const { address, close } = await openOn(data, {
        say: (sentence) => said.push(sentence),
        ...('smtp' in wishes ? { smtpUrl: office.url } : wishes),
      })
      await new Browser(address).signUp('Ada')
      assert.equal(await forge(address, 'ada@example.org'), 200)
      await close()
      assert.match(said.join('\n'), /No letters are sent.*--address \(WINDWARD_ADDRESS\)/)
      assert.equal(existsSync(join(data, 'outbox')), false)
      assert.deepEqual(office.letters, [])
      const storage = await openStorage({ file: join(data, 'windward.sqlite') })
      assert.deepEqual(await storage.notices.claim(Date.now() + 1e9, 1, 9), [])
      await storage.close()
    })
  }

  test('for this machine alone writes to its outbox, and says nothing', async () => {
    const said: string[] = []
    const { close } = await openOn(':memory:', { say: (sentence) => said.push(sentence) })
    await close()
    assert.deepEqual(said, [])
  })
})

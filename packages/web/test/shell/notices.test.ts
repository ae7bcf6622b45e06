import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { subscribe } from '../../app/shell/account/notices.ts'

/** As much of a browser as is asked whether it can be woken. */
function browser(permission: string, subscribing: () => Promise<unknown>): void {
  const ready = Promise.resolve({ pushManager: { subscribe: subscribing } })
  const parts = {
    navigator: { serviceWorker: { ready } },
    Notification: { requestPermission: async () => permission },
  }
  for (const [name, value] of Object.entries(parts))
    Object.defineProperty(globalThis, name, { value, configurable: true })
}

const never = () => new Promise<never>(() => undefined)

/** Until everything that waits for nothing but its turn has had it. */
const turnOfOthers = () => new Promise(setImmediate)

async function afterMinutes(t: TestContext, asked: Promise<unknown>): Promise<unknown> {
  await turnOfOthers()
  t.mock.timers.tick(60_000)
  return asked
}

test('a browser whose service never answers is not waited for', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  browser('granted', never)
  assert.match(`${await afterMinutes(t, subscribe('key'))}`, /does not get through/)
})

test('a browser whose service fails says the same', async () => {
  browser('granted', () => Promise.reject(new Error('Registration failed - push service error')))
  assert.match(`${await subscribe('key')}`, /does not get through/)
})

test('a browser that must not be woken is not asked to be', async () => {
  browser('denied', () => assert.fail('It was asked.'))
  assert.match(`${await subscribe('key')}`, /does not allow/)
})

test('the server is told how a browser can be woken', async (t) => {
  const endpoint = 'https://push.example.org/1'
  browser('granted', async () => ({ toJSON: () => ({ endpoint, keys: { auth: 'a', p256dh: 'p' } }) }))
  const told: unknown[] = []
  t.mock.method(globalThis, 'fetch', async (_: string, { body }: RequestInit) => {
    told.push(body)
    return new Response()
  })
  assert.equal(await subscribe('key'), undefined)
  assert.match(`${told}`, /push\.example\.org/)
})

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { type MatchRecord, verify } from '@windward/table'
import { openBrowser } from 'windward/test-kit/chromium.ts'
import { PATIENCE_MS } from 'windward/test-kit/eventually.ts'
import { openFirefox, withoutFirefox } from 'windward/test-kit/firefox.ts'
import { openServer } from 'windward/test-kit/server.ts'
import { game } from '../../src/index.ts'

/** Eight ships by the Advanced rules with all options, from the first berth to the last surrender. */
const record: MatchRecord = JSON.parse(
  readFileSync(new URL('./records/advanced.json', import.meta.url), 'utf8'),
)

/** Somewhere at the table where nothing else is loaded or kept: the worker has the machine to itself. */
const plain = (address: string): string => new URL('healthz', address).href

/** Plays a record again in the page's own worker, as when a match is exported; what it comes to. */
function playedAgain({ result: _, ...bare }: MatchRecord): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const worker = new Worker('/assets/local-table.js', { type: 'module' })
    // One that nobody holds may be swept away by Firefox while it waits for a file.
    Reflect.set(globalThis, 'held', worker)
    worker.onmessage = ({ data }) => {
      if (data.told === 'reply') resolve(data.value?.result)
      else if (data.told === 'trouble') reject(new Error(data.message))
    }
    worker.onerror = ({ message }) => reject(new Error(message))
    worker.postMessage({ call: 1, do: 'export', record: bare })
  })
}

test('a recorded match of Sails of Glory comes to the same hash in Node', () => {
  const verified = verify(game, record)
  assert.ok(verified.ok)
  assert.deepEqual(verified.value.result, record.result)
})

test('… in Chromium', async (t) => {
  const [{ address }, browser] = await Promise.all([openServer(t), openBrowser(t)])
  const page = await browser.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  await page.goto(plain(address))
  assert.deepEqual(await page.evaluate(playedAgain, record), record.result)
})

test('… and in Firefox, whose engine is another maker’s', { skip: withoutFirefox }, async (t) => {
  const [{ address }, browser] = await Promise.all([openServer(t), openFirefox(t)])
  const page = await browser.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  await page.goto(plain(address))
  assert.deepEqual(await page.evaluate(playedAgain, record), record.result)
})

import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { type Browser, openBrowser } from 'windward/test-kit/chromium.ts'
import { Player } from 'windward/test-kit/player.ts'
import { openServer } from 'windward/test-kit/server.ts'
import {
  judged,
  LONGEST_FRAME_MS,
  MOST_SHIFT,
  oneOfAFew,
  openPage,
  pressSeal,
  SETTLED_MS,
  SLOWED,
  shiftOn,
  slow,
  WATCHED_MS,
} from 'windward/test-kit/smooth.ts'
import { traced } from 'windward/test-kit/trace.ts'

test('what a season brought is told smoothly on a slow processor', async (t) => {
  const [{ address }, browser] = await Promise.all([openServer(t), openBrowser(t)])
  await oneOfAFew(() => seasonSmoothly(t, browser, address))
})

async function seasonSmoothly(t: TestContext, browser: Browser, address: string): Promise<void> {
  const page = await openPage(browser)
  const player = new Player(page)
  await page.goto(address)
  await player.playNow()
  await player.playUntil(async () => /an order for each/.test((await player.decision().textContent()) ?? ''))
  await page.evaluate(() => sessionStorage.setItem('pace', '2'))
  await page.reload()
  await page.locator('[data-seal]:enabled').waitFor()
  await page.waitForTimeout(SETTLED_MS)
  await slow(page, SLOWED)
  const told = await traced(browser, page, async () => {
    await pressSeal(page)
    await page.waitForTimeout(WATCHED_MS)
  })
  const telling = judged(t, 'results told', told).longest
  t.diagnostic(`the largest shift while playing is ${await shiftOn(page)}`)
  assert.ok(telling <= LONGEST_FRAME_MS, `a frame of ${telling} ms while results are told`)
  assert.ok((await shiftOn(page)) <= MOST_SHIFT, `a shift of ${await shiftOn(page)}`)
}

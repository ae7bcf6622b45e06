import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { type Browser, openBrowser } from 'windward/test-kit/chromium.ts'
import { openServer } from 'windward/test-kit/server.ts'
import {
  FRAME_MS,
  judged,
  LONGEST_FRAME_MS,
  oneOfAFew,
  openPage,
  pressSeal,
  SETTLED_MS,
  SLOWED,
  slow,
  WATCHED_MS,
} from 'windward/test-kit/smooth.ts'
import { traced } from 'windward/test-kit/trace.ts'
import { Captain } from './captain.ts'

const MOST_NODES = 2000

test('eight ships move smoothly on a slow processor', async (t) => {
  const [{ address }, browser] = await Promise.all([openServer(t), openBrowser(t)])
  await oneOfAFew(() => turnSmoothly(t, browser, address))
})

async function turnSmoothly(t: TestContext, browser: Browser, address: string): Promise<void> {
  const page = await openPage(browser)
  const captain = new Captain(page)
  await page.goto(`${address}#/new/sails-of-glory`)
  await page.getByRole('radio', { name: 'Two squadrons' }).check()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await captain.decision().waitFor()
  const planning = async () => (await page.locator('.sog-panel .sog-fan').count()) > 0
  await captain.commandUntil(planning)
  await page.evaluate(() => sessionStorage.setItem('pace', '1'))
  await page.reload()
  await page.locator('.sog-panel .sog-fan').first().waitFor()
  await page.waitForTimeout(SETTLED_MS)
  await captain.choose()
  await page.locator('[data-seal]:enabled').waitFor()
  await slow(page, SLOWED)
  const sailed = await traced(browser, page, async () => {
    await pressSeal(page)
    await page.waitForTimeout(WATCHED_MS)
  })
  const sailing = judged(t, 'eight ships under way and firing', sailed)
  assert.ok(sailing.longest <= LONGEST_FRAME_MS, `a frame of ${sailing.longest} ms while ships move`)
  assert.ok(sailing.most <= FRAME_MS, `frames of ${sailing.most} ms while ships move`)
  const nodes = await page.locator('.sog-sea *').count()
  t.diagnostic(`${nodes} nodes in sight`)
  assert.ok(nodes <= MOST_NODES, `${nodes} nodes in sight`)
}

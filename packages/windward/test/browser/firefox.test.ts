import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'puppeteer-core'
import { openFirefox, withoutFirefox } from './firefox.ts'
import { openHarbour } from './harbour.ts'

const PATIENCE_MS = 60_000

const groundOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

const linesOf = (page: Page): Promise<number> => page.$$eval('.line', (lines) => lines.length)

/** Seals what lies ready, or lets it pass, until the ledger says more than it did. */
async function playUntilTold(page: Page): Promise<void> {
  const before = await linesOf(page)
  for (const end = Date.now() + PATIENCE_MS; (await linesOf(page)) <= before; ) {
    assert.ok(Date.now() < end, 'the ledger grows')
    const ready = await page.$('[data-seal]:enabled')
    await ready?.click().catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

test('the basics in Firefox: play now, answer, read the ledger, by day and by lamplight', {
  skip: withoutFirefox,
}, async (t) => {
  const [{ address }, browser] = await Promise.all([openHarbour(t), openFirefox(t)])
  const page = await browser.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text())
  })
  await page.goto(address)
  await page.evaluate(() => localStorage.setItem('windward pace', '0'))
  await page.goto(`${address}#/settings`)
  await page.select('select', 'daylight')
  const daylight = await groundOf(page)
  await page.select('select', 'lamplight')
  await page.waitForFunction(
    (ground) => getComputedStyle(document.documentElement).backgroundColor !== ground,
    {},
    daylight,
  )

  await page.goto(address)
  await page.locator('.begin .act').click()
  await page.waitForSelector('#decision-title')
  await page.waitForSelector('[data-seal]:enabled')
  assert.ok((await page.$$eval('.board path', (paths) => paths.length)) > 50, 'the map is drawn')
  await playUntilTold(page)
  assert.deepEqual(troubles, [])
})

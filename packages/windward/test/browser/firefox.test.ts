import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'puppeteer-core'
import { eventually, PATIENCE_MS } from '../../test-kit/eventually.ts'
import { openFirefox, withoutFirefox } from '../../test-kit/firefox.ts'
import { openServer } from '../../test-kit/server.ts'

const groundOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

const linesOf = (page: Page): Promise<number> => page.$$eval('.line', (lines) => lines.length)

const isThere = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.querySelector(wanted) !== null, selector)

/** The waiting and clicking that comes with the driver makes functions out of text, which our pages forbid. */
const seen = (page: Page, selector: string): Promise<void> =>
  eventually(() => isThere(page, selector), `${selector} is there`)

/** With the mouse, in the middle of it, if it is there. */
async function press(page: Page, selector: string): Promise<void> {
  const middle = await page.evaluate((wanted) => {
    const element = document.querySelector(wanted)
    element?.scrollIntoView({ block: 'nearest' })
    const box = element?.getBoundingClientRect()
    return box === undefined ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }, selector)
  if (middle !== null) await page.mouse.click(middle.x, middle.y)
}

/** Chooses a light and waits until the page is in it; what its ground looks like then. */
async function light(page: Page, theme: string): Promise<string> {
  await seen(page, `select option[value="${theme}"]`)
  await page.select('select', theme)
  await seen(page, `html[data-theme="${theme}"]`)
  return groundOf(page)
}

/** Seals what lies ready until the ledger says more than it did. */
async function playUntilTold(page: Page): Promise<void> {
  const before = await linesOf(page)
  await eventually(async () => {
    await press(page, '[data-seal]:enabled')
    return (await linesOf(page)) > before
  }, 'the ledger grows')
}

test('the basics in Firefox: play now, answer, read the ledger, by day and by lamplight', {
  skip: withoutFirefox,
}, async (t) => {
  const [{ address }, browser] = await Promise.all([openServer(t), openFirefox(t)])
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
  const daylight = await light(page, 'daylight')
  assert.notEqual(await light(page, 'lamplight'), daylight)

  await page.goto(address)
  await seen(page, '.begin .act')
  await press(page, '.begin .act')
  await seen(page, '.brief .act')
  await press(page, '.brief .act')
  await seen(page, '#decision-title')
  await seen(page, '[data-seal]:enabled')
  const pathsOf = () => page.$$eval('.board path', (paths) => paths.length)
  await eventually(async () => (await pathsOf()) > 50, 'the board is drawn')
  await playUntilTold(page)
  assert.deepEqual(troubles, [])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { openBrowser } from './chromium.ts'
import { openHarbour } from './harbour.ts'
import { Captain } from './sails-of-glory-captain.ts'
import { momentFor } from './sails-of-glory-moments.ts'
import { sitDownAt } from './sails-of-glory-stage.ts'

const FARTHEST = 150

/** With the tabulator, from wherever the focus is. */
async function byKeys(page: Page, button: Locator): Promise<void> {
  const isThere = () => button.evaluate((element) => element === document.activeElement)
  for (let steps = 0; steps < FARTHEST && !(await isThere()); steps += 1) await page.keyboard.press('Tab')
  assert.ok(await isThere(), `The keyboard does not reach ${button}.`)
  await page.keyboard.press('Enter')
}

test('Sails of Glory: a turn of the Advanced rules by keyboard alone', async (t) => {
  const [{ address }, browser] = await Promise.all([openHarbour(t), openBrowser(t)])
  const page = await browser.newPage()
  const captain = new Captain(page, (button) => byKeys(page, button))
  await captain.sitDown(address)
  await sitDownAt(page, address, momentFor('plan'))
  const first = await captain.turn()
  await captain.commandUntil(async () => (await captain.turn()) !== first)
  assert.notEqual(await captain.turn(), first)
  assert.ok(captain.chosen.cards >= 2)
  assert.deepEqual(captain.troubles, [])
})

test('Sails of Glory: ships placed and a turn played by touch, 390 pixels wide', async (t) => {
  const [{ address }, browser] = await Promise.all([openHarbour(t), openBrowser(t)])
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  })
  const captain = new Captain(await context.newPage(), (button) => button.tap({ timeout: 5000 }))
  const { page } = captain
  await captain.sitDown(`${address}#/new/sails-of-glory`)
  await page.getByRole('button', { name: 'Lay the table and play' }).tap()
  await captain.decision().waitFor()
  await page.locator('[data-berth="4"]').tap()
  await page.locator('[data-laid]').waitFor({ state: 'attached' })
  await captain.commandUntil(async () => (await captain.turn()) === 'Turn 2')
  assert.equal(await captain.turn(), 'Turn 2')
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  assert.equal(wider, 0, 'nothing reaches over the edge')
  assert.deepEqual(captain.troubles, [])
})

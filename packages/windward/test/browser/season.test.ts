import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { openBrowser } from './chromium.ts'
import { openHarbour } from './harbour.ts'
import { Player } from './player.ts'

const FARTHEST = 120

/** Walks with the tabulator until the wanted thing has the focus. */
async function reach(page: Page, wanted: Locator): Promise<void> {
  for (let steps = 0; steps < FARTHEST; steps += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  assert.fail(`The keyboard does not reach ${wanted}.`)
}

test('a season by keyboard alone', async (t) => {
  const [{ address }, browser] = await Promise.all([openHarbour(t), openBrowser(t)])
  const player = new Player(await browser.newPage())
  const { page } = player
  await player.sitDown(address)
  await reach(page, page.getByRole('button', { name: 'Play now' }))
  await page.keyboard.press('Enter')
  await player.decision().waitFor()

  const skip = page.getByRole('button', { name: 'To the decision' })
  await reach(page, skip)
  await page.keyboard.press('Enter')
  assert.ok(await player.decision().evaluate((title) => title === document.activeElement))

  const answers = await player.playUntil(
    async () => (await player.turn()) === 'Summer 1000',
    async (button) => {
      await reach(page, button)
      await page.keyboard.press('Enter')
    },
  )
  assert.ok(answers >= 4)
  assert.deepEqual(player.troubles, [])
})

test('a season by touch, 390 pixels wide', async (t) => {
  const [{ address }, browser] = await Promise.all([openHarbour(t), openBrowser(t)])
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  })
  const player = new Player(await context.newPage())
  const { page } = player
  await player.sitDown(address)
  await page.getByRole('button', { name: 'Play now' }).tap()
  await player.decision().waitFor()
  await page.getByRole('button', { name: 'Raise the sheet' }).tap()
  await page.getByRole('tab', { name: 'Ledger' }).tap()
  await page.getByRole('tab', { name: 'Decide' }).tap()
  await player.playUntil(
    async () => (await player.turn()) === 'Summer 1000',
    (button) => button.tap(),
  )
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  assert.equal(wider, 0, 'nothing reaches over the edge')
  assert.deepEqual(player.troubles, [])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openBrowser } from './chromium.ts'
import { SOON } from './eventually.ts'
import { foretold } from './fate.ts'
import { openHarbour } from './harbour.ts'
import { byKeys } from './keyboard.ts'
import { staysWithin } from './reach.ts'
import { Captain } from './sails-of-glory-captain.ts'
import { momentFor } from './sails-of-glory-moments.ts'
import { sitDownAt } from './shelf.ts'

test('Sails of Glory: a turn of the Advanced rules by keyboard alone', async (t) => {
  const [{ address }, browser] = await Promise.all([openHarbour(t), openBrowser(t)])
  const page = await browser.newPage()
  const captain = new Captain(page, byKeys(page))
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
  const context = await foretold(browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  })
  const captain = new Captain(await context.newPage(), (button) => button.tap(SOON))
  const { page } = captain
  await captain.sitDown(`${address}#/new/sails-of-glory`)
  await page.getByRole('button', { name: 'Lay the table and play' }).tap()
  await captain.asked()
  await page.locator('[data-berth="4"]').tap()
  await page.locator('[data-laid]').waitFor({ state: 'attached' })
  const first = await captain.turn()
  await captain.commandUntil(async () => !['Turn 1', first].includes(await captain.turn()))
  assert.match(await captain.turn(), /^Turn ([2-9]|\d\d)/)
  await staysWithin(page)
  assert.deepEqual(captain.troubles, [])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openBrowser } from 'windward/test-kit/chromium.ts'
import { SOON } from 'windward/test-kit/eventually.ts'
import { withFixedSeed } from 'windward/test-kit/fixed-seed.ts'
import { byKeys } from 'windward/test-kit/keyboard.ts'
import { sitDownAt } from 'windward/test-kit/local-match.ts'
import { staysWithin } from 'windward/test-kit/reach.ts'
import { openServer } from 'windward/test-kit/server.ts'
import { Captain } from './captain.ts'
import { momentFor } from './moments.ts'

test('Sails of Glory: a turn of the Advanced rules by keyboard alone', async (t) => {
  const [{ address }, browser] = await Promise.all([openServer(t), openBrowser(t)])
  const page = await browser.newPage()
  const captain = new Captain(page, byKeys(page))
  await captain.sitDown(address)
  await sitDownAt(page, address, momentFor('plan'), 'lookout')
  const first = await captain.turn()
  await captain.commandUntil(async () => (await captain.turn()) !== first)
  assert.notEqual(await captain.turn(), first)
  assert.ok(captain.chosen.cards >= 2)
  assert.deepEqual(captain.troubles, [])
})

test('Sails of Glory: ships placed and a turn played by touch, 390 pixels wide', async (t) => {
  const [{ address }, browser] = await Promise.all([openServer(t), openBrowser(t)])
  const context = await withFixedSeed(browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  })
  const captain = new Captain(await context.newPage(), (button) => button.tap(SOON))
  const { page } = captain
  await captain.sitDown(`${address}#/new/sails-of-glory`)
  await page.getByRole('button', { name: 'Play', exact: true }).tap()
  await captain.asked()
  await page.locator('[data-berth="4"]').tap()
  await page.locator('[data-laid]').waitFor({ state: 'attached' })
  const first = await captain.turn()
  await captain.commandUntil(async () => !['Turn 1', first].includes(await captain.turn()))
  assert.match(await captain.turn(), /^Turn ([2-9]|\d\d)/)
  await staysWithin(page)
  assert.deepEqual(captain.troubles, [])
})

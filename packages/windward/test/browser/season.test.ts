import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { openBrowser } from './chromium.ts'
import { foretold } from './fate.ts'
import { sendOnTheMap } from './general.ts'
import { openHarbour } from './harbour.ts'
import { pressByKeys, reach } from './keyboard.ts'
import { Player } from './player.ts'
import { settled } from './settled.ts'

test('a season by keyboard alone', async (t) => {
  const [{ address }, browser] = await Promise.all([openHarbour(t), openBrowser(t)])
  const player = new Player(await (await foretold(browser)).newPage())
  const { page } = player
  await player.sitDown(address)
  await pressByKeys(page, page.getByRole('button', { name: 'Play now' }))
  await player.decision().waitFor()

  const skip = page.getByRole('button', { name: 'To the decision' })
  await pressByKeys(page, skip)
  assert.ok(await player.decision().evaluate((title) => title === document.activeElement))

  await walkTheMap(page)
  let ordered = false
  const answers = await player.playUntil(
    async () => {
      if (!ordered && (await page.locator('.order-list').isVisible())) {
        await orderByKeys(page)
        ordered = true
      }
      return (await player.turn()) === 'Summer 1000'
    },
    (button) => pressByKeys(page, button),
  )
  assert.ok(ordered)
  assert.ok(answers >= 4)
  assert.deepEqual(player.troubles, [])
})

/** Over the map by arrows: each area is said, and what it borders on. */
async function walkTheMap(page: Page): Promise<void> {
  const map = page.getByRole('application')
  await reach(page, map)
  const said = page.locator('.traveller + [aria-live]')
  const heard = new Set<string>()
  for (const arrow of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowDown']) {
    const text = (await said.textContent()) ?? ''
    heard.add(text)
    await page.keyboard.press(arrow)
    await settled(page)
  }
  assert.ok(heard.size > 2, `the map is walked: ${[...heard].join(' | ')}`)
  assert.ok(
    [...heard].some((text) => /yours.*Neighbours: /.test(text)),
    [...heard].join(' | '),
  )
}

/** The first army is told to go somewhere, without a pointer. */
async function orderByKeys(page: Page): Promise<void> {
  const army = page.locator('.order-list .order-head').first()
  await pressByKeys(page, army)
  const goes = page.locator('.order.chosen').getByRole('combobox').first()
  await reach(page, goes)
  await page.keyboard.press('ArrowDown')
  await page.locator('.order.chosen .order-goal b', { hasText: /\S/ }).waitFor()
  assert.ok((await page.locator('.arrows .arrow').count()) > 0, 'the order is drawn')
}

test('a season is told on the board where it happens, and can be skipped at any time', async (t) => {
  const [{ address }, browser] = await Promise.all([openHarbour(t), openBrowser(t)])
  const player = new Player(await (await foretold(browser)).newPage())
  const { page } = player
  await page.addInitScript(() => localStorage.setItem('windward pace', '4'))
  await page.goto(address)
  await player.playNow()
  const telling = page.getByRole('region', { name: 'What happened' })
  const skip = telling.getByRole('button', { name: 'Skip' })
  await player.playUntil(() => page.locator('.order-list').isVisible())
  if (await skip.isVisible()) await skip.click()

  const army = await sendOnTheMap(page, ({ x, y }) => page.mouse.click(x, y))
  const mark = page.locator(`.placed[data-place="${army}"]`)
  const before = await mark.getAttribute('style')
  await player.answer()
  await telling.waitFor()
  assert.equal(await mark.getAttribute('style'), before, 'nobody has moved before it is told')
  await telling
    .getByText(/marches to/)
    .first()
    .waitFor({ timeout: 60_000 })
  await page.waitForFunction(
    ([name, style]) =>
      document.querySelector(`.placed[data-place="${name}"]`)?.getAttribute('style') !== style,
    [army, before] as const,
  )
  if (await skip.isVisible()) await skip.click()
  await telling.waitFor({ state: 'hidden' })
  assert.deepEqual(player.troubles, [])
})

test('a season by touch, 390 pixels wide', async (t) => {
  const [{ address }, browser] = await Promise.all([openHarbour(t), openBrowser(t)])
  const context = await foretold(browser, {
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
  let army: string | undefined
  await player.playUntil(
    async () => {
      if (army === undefined && (await page.locator('.order-list').isVisible())) {
        const half = page.locator('.sheet-high .handle')
        if (await half.isVisible()) await half.tap()
        army = await sendOnTheMap(page, ({ x, y }) => page.touchscreen.tap(x, y))
      }
      return (await player.turn()) === 'Summer 1000'
    },
    (button) => button.tap(),
  )
  assert.ok(army, 'an army was sent by touching the map')
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  assert.equal(wider, 0, 'nothing reaches over the edge')
  assert.deepEqual(player.troubles, [])
})

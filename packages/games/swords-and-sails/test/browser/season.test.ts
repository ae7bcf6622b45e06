import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'windward/test-kit/chromium.ts'
import { openBrowser } from 'windward/test-kit/chromium.ts'
import { eventually, SOON, says } from 'windward/test-kit/eventually.ts'
import { withFixedSeed } from 'windward/test-kit/fixed-seed.ts'
import { byKeys, pressByKeys, reach } from 'windward/test-kit/keyboard.ts'
import { Player } from 'windward/test-kit/player.ts'
import { staysWithin } from 'windward/test-kit/reach.ts'
import { openServer } from 'windward/test-kit/server.ts'
import { settled } from 'windward/test-kit/settled.ts'
import { STANDING, tellUntil } from 'windward/test-kit/telling.ts'
import { FATE, sendOnTheMap } from './send-on-the-map.ts'

test('a season by keyboard alone', async (t) => {
  const [{ address }, browser] = await Promise.all([openServer(t), openBrowser(t)])
  const player = new Player(await (await withFixedSeed(browser, {}, FATE)).newPage())
  const { page } = player
  await player.sitDown(address)
  await pressByKeys(page, page.getByRole('button', { name: 'Play', exact: true }))
  await pressByKeys(page, page.getByRole('button', { name: 'Start', exact: true }))
  await player.asked()

  const skip = page.getByRole('button', { name: 'To the decision' })
  await pressByKeys(page, skip)
  await page.locator('#decision-title:focus').waitFor()

  await walkTheMap(page)
  let ordered = false
  const answers = await player.playUntil(async () => {
    if (!ordered && (await page.locator('.order-list').isVisible())) {
      await orderByKeys(page)
      ordered = true
    }
    return (await player.turn()) === 'Summer 1000'
  }, byKeys(page))
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
    await settled(page)
    heard.add((await said.textContent()) ?? '')
    await page.keyboard.press(arrow)
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
  await page.locator('.arrows .arrow').first().waitFor({ state: 'attached' })
}

test('a season is told on the board where it happens, and its report leads to each moment of it', async (t) => {
  const [{ address }, browser] = await Promise.all([openServer(t), openBrowser(t)])
  const player = new Player(await (await withFixedSeed(browser, {}, FATE)).newPage())
  const { page } = player
  await page.addInitScript((pace) => localStorage.setItem('windward pace', pace), STANDING)
  await page.goto(address)
  await player.playNow()
  const telling = page.getByRole('region', { name: 'What happened' })
  const goOn = page.locator('[data-told]')
  await player.playUntil(() => page.locator('.order-list').isVisible())

  const army = await sendOnTheMap(page, ({ x, y }) => page.mouse.click(x, y))
  const mark = page.locator(`.placed[data-place="${army}"]`)
  const before = await mark.getAttribute('style')
  await eventually(() => player.answer(), 'the orders are sealed')
  await telling.waitFor()
  await settled(page)
  assert.equal(await mark.getAttribute('style'), before, 'nobody has moved before it is told')
  const heard: string[] = []
  await tellUntil(page, async (said) => {
    heard.push(said)
    return (await mark.getAttribute('style')) !== before
  })
  assert.match(heard.join(' '), /marches to/)
  assert.equal(await telling.getByRole('button', { name: 'Skip' }).count(), 0, 'one button leads on')
  await goOn.click()
  await telling.waitFor({ state: 'hidden' })

  await player.playUntil(async () => (await goOn.allInnerTexts())[0] === 'Continue to Summer 1000')
  const report = page.locator('.report')
  await report.getByRole('heading', { name: 'You', exact: true }).waitFor()
  await report.getByRole('heading', { name: 'The others' }).waitFor()
  const line = report.getByRole('button', { name: /takes .*, which was neutral\./ }).first()
  const [taken = ''] = (await line.innerText()).split('\n')
  await line.click()
  await report.locator('[aria-current="step"]', { hasText: taken }).waitFor()
  await says(page.locator('.phases [aria-current="step"]'), 'Battles')
  const place = page.locator('.telling-row .hint')
  const shown = await place.innerText()
  await page.locator('#decision-title').focus()
  await page.keyboard.press('Space')
  await eventually(async () => (await place.allInnerTexts())[0] !== shown, 'Space goes to the next moment')
  await report.waitFor()
  await goOn.click()
  await report.waitFor({ state: 'hidden' })
  assert.equal(await player.turn(), 'Summer 1000')
  assert.deepEqual(player.troubles, [])
})

test('a season by touch, 390 pixels wide', async (t) => {
  const [{ address }, browser] = await Promise.all([openServer(t), openBrowser(t)])
  const context = await withFixedSeed(
    browser,
    {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      deviceScaleFactor: 2,
    },
    FATE,
  )
  const player = new Player(await context.newPage())
  const { page } = player
  await player.sitDown(address)
  await page.getByRole('button', { name: 'Play', exact: true }).tap()
  await page.getByRole('button', { name: 'Start', exact: true }).tap()
  await player.asked()
  await page.getByRole('button', { name: 'Show more' }).tap()
  await page.getByRole('tab', { name: 'Log' }).tap()
  await page.getByRole('tab', { name: 'Decide' }).tap()
  let army: string | undefined
  await player.playUntil(
    async () => {
      if (army === undefined && (await page.locator('.order-list').isVisible())) {
        for (const high of await page.locator('.sheet-high .handle').all()) await high.tap()
        army = await sendOnTheMap(page, ({ x, y }) => page.touchscreen.tap(x, y))
      }
      return (await player.turn()) === 'Summer 1000'
    },
    (button) => button.tap(SOON),
  )
  assert.ok(army, 'an army was sent by touching the map')
  await staysWithin(page)
  assert.deepEqual(player.troubles, [])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'windward/test-kit/chromium.ts'
import { openBrowser } from 'windward/test-kit/chromium.ts'
import { comesTo, eventually } from 'windward/test-kit/eventually.ts'
import { sitDownAt } from 'windward/test-kit/local-match.ts'
import { openServer } from 'windward/test-kit/server.ts'
import { atRest } from 'windward/test-kit/settled.ts'
import { quietMoment } from './stage.ts'

const MOST_NODES = 2000
const LEAST_LONG = 44

const chosen = (page: Page) =>
  page.locator('.sog-card[aria-pressed="true"]').evaluateAll(([card]) => card?.textContent ?? '')

async function middleOf(page: Page, what: string) {
  await atRest(page)
  const box = await page.locator(what).boundingBox()
  assert.ok(box, what)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('Sails of Glory: a manoeuvre is planned on the water by drag, by keys and by touch', async (t) => {
  const [{ address }, browser] = await Promise.all([openServer(t), openBrowser(t)])
  const aided = quietMoment('plan', { trainingAids: true }, 'british-1')
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(address)
  await sitDownAt(page, address, aided, 'lookout')
  await page.locator('.sog-disc').first().waitFor({ state: 'attached' })

  await t.test('every card lies before the bow as a course, and by drag the nearest is chosen', async () => {
    const cards = await page.locator('.sog-panel .sog-card').count()
    assert.equal(await page.locator('.sog-disc').count(), cards)
    assert.equal(await page.locator('[data-course]').count(), cards)
    assert.ok((await page.locator('.sog-sea *').count()) < MOST_NODES)
    const from = await middleOf(page, '[data-card="straight"] .sog-disc-face')
    const to = await middleOf(page, '[data-card="veer-7"] .sog-disc-face')
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await comesTo(() => chosen(page), '5', 'the one pressed')
    await page.mouse.move(to.x, to.y, { steps: 6 })
    await page.mouse.up()
    await comesTo(() => chosen(page), '7', 'the one dragged to')
    await comesTo(() => page.locator('.sog-ghost .sog-ship').count(), 1, 'her ghost lies there')
  })

  await t.test('by arrow keys at her helm', async () => {
    const helm = page.getByRole('slider', { name: /^Helm of / })
    await helm.focus()
    await page.keyboard.press('ArrowLeft')
    await comesTo(() => chosen(page), '6', 'one to port')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await comesTo(() => chosen(page), '8', 'two to starboard')
    assert.match(
      (await helm.getAttribute('aria-valuetext')) ?? '',
      /ends (reaching|beating|running|taken aback)/,
    )
  })

  await t.test('by touch, 390 pixels wide, where ships are large enough', async () => {
    const phone = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    })
    const held = await phone.newPage()
    await held.goto(address)
    await sitDownAt(held, address, aided, 'lookout')
    await held.locator('.sog-disc').first().waitFor({ state: 'attached' })
    const long = () =>
      held.evaluate(() => {
        const { width = 0, height = 0 } =
          document.querySelector('.sog-ship.sog-chosen .sog-base')?.getBoundingClientRect() ?? {}
        return Math.max(width, height)
      })
    await eventually(async () => (await long()) >= LEAST_LONG, 'she is seen large enough')
    const { x, y } = await middleOf(held, '[data-card="veer-4"] .sog-disc-face')
    await held.touchscreen.tap(x, y)
    await comesTo(() => chosen(held), '4', 'the one touched')
  })

  await t.test('without training aids no course is shown, and the cards lie evenly before her', async () => {
    await sitDownAt(page, address, quietMoment('plan', {}, 'british-1'), 'lookout')
    await page.locator('.sog-disc').first().waitFor({ state: 'attached' })
    assert.equal(await page.locator('[data-course]').count(), 0)
    assert.equal(await page.locator('.sog-might-be').count(), 0)
    const { x, y } = await middleOf(page, '[data-card="straight"] .sog-disc-face')
    await page.mouse.click(x, y)
    await comesTo(() => chosen(page), '5', 'the one pressed')
    assert.equal(await page.locator('.sog-ghost').count(), 0)
  })
})

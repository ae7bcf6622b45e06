import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openBrowser } from 'windward/test-kit/chromium.ts'
import { windward } from 'windward/test-kit/command-line.ts'
import { withFixedSeed } from 'windward/test-kit/fixed-seed.ts'
import { reach } from 'windward/test-kit/keyboard.ts'
import { Player } from 'windward/test-kit/player.ts'
import { openServer } from 'windward/test-kit/server.ts'
import { FATE, pressPlace, restingSpot } from './send-on-the-map.ts'

test('what would come of going somewhere is seen before anything is set, and as `windward odds` has it', async (t) => {
  const [{ address }, browser] = await Promise.all([openServer(t), openBrowser(t)])
  const context = await withFixedSeed(browser, { viewport: { width: 1440, height: 900 } }, FATE)
  const player = new Player(await context.newPage())
  const { page } = player
  await player.sitDown(address)
  await player.playNow()
  await player.playUntil(() => page.locator('.order-list').isVisible())

  await page.locator('.order-head', { hasText: 'Army III' }).click()
  const alba = await restingSpot(page, 'alba')
  assert.ok(alba, 'Alba is seen')
  await page.mouse.move(alba.x, alba.y)
  const card = page.locator('.ahead-card')
  await card.locator('.verdict').waitFor()
  await page.locator('.arrow.preview').waitFor({ state: 'attached' })
  assert.equal(await page.locator('.arrows .arrow').count(), 0, 'nothing is set')
  const { out } = await windward(
    'odds',
    'swords-and-sails',
    'attack',
    '--land',
    'alba',
    '--attacker',
    'ENG HI:2,LI:2,PS:2',
    '--json',
  )
  const { taken, siege } = JSON.parse(out)
  const text = await card.innerText()
  assert.ok(text.includes(`${Math.round(taken * 100)} %`), text)
  assert.ok(text.includes(`${Math.round(siege.points.mean)} losses`), text)
  assert.match(text, /If nobody else comes/)

  await page.mouse.click(alba.x, alba.y)
  await card.locator('.ahead-state.set').waitFor()
  await page.locator('.progress', { hasText: '1 of 5 pieces have orders' }).waitFor()

  const unit = page.locator('.order.chosen').getByRole('button', { name: 'About heavy infantry' })
  await unit.focus()
  await page.getByRole('tooltip').getByText('Upkeep').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('tooltip').waitFor({ state: 'hidden' })

  // A place it cannot reach takes it out of nobody's hand.
  assert.ok(await pressPlace(page, 'saxony', ({ x, y }) => page.mouse.click(x, y), page.locator('.cannot')))
  await page.locator('.order.chosen', { hasText: 'Army III' }).waitFor()

  // The same card by keyboard.
  await page.mouse.move(700, 20)
  await reach(page, page.getByRole('application'))
  await page.keyboard.press('ArrowUp')
  await card.locator('.ahead-state').waitFor()
  assert.deepEqual(player.troubles, [])
})

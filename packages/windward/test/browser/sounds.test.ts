import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { openBrowser } from '../../test-kit/chromium.ts'
import { comesTo, SOON } from '../../test-kit/eventually.ts'
import { firstGame } from '../../test-kit/games.ts'
import { Player } from '../../test-kit/player.ts'
import { openServer } from '../../test-kit/server.ts'

/** So many answers are given in silence. */
const MUTED_PRESSES = 6

const SIZES = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}

/** Counts what is given to the loudspeaker. */
async function listen(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const { start } = AudioBufferSourceNode.prototype
    AudioBufferSourceNode.prototype.start = function begin(...when) {
      const { dataset } = document.documentElement
      dataset['sounds'] = String(Number(dataset['sounds'] ?? 0) + 1)
      start.apply(this, when)
    }
  })
  return async () => Number(await page.locator('html').getAttribute('data-sounds'))
}

test('what is told is heard, until one press makes it silent; a phone is silent from the beginning', async (t) => {
  const [{ address }, browser, { game }] = await Promise.all([openServer(t), openBrowser(t), firstGame()])
  for (const [name, size] of Object.entries(SIZES)) {
    const page = await (await browser.newContext(size)).newPage()
    const player = new Player(page)
    const heard = await listen(page)
    await page.addInitScript(() => localStorage.setItem('windward pace', '20'))
    await page.goto(address)
    await page.getByRole('button', { name: new RegExp(`Play.*${game.name}`) }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Start', exact: true }).click()
    await player.asked()
    const sound = page.getByRole('button', { name: 'Sound', exact: true })
    assert.equal(await sound.getAttribute('aria-pressed'), String(name === 'desk'), name)
    if (name === 'phone') await sound.click()
    await player.playUntil(
      async () => (await heard()) > 0,
      async (button) => {
        if (!(await page.locator('.telling').isVisible())) await button.click(SOON)
      },
    )
    await sound.click()
    await comesTo(() => sound.getAttribute('aria-pressed'), 'false', 'silent')
    const before = await heard()
    let presses = 0
    await player.playUntil(
      async () => presses >= MUTED_PRESSES,
      async (button) => {
        await button.click(SOON)
        presses += 1
      },
    )
    assert.equal(await heard(), before, `${name}: silent`)
    assert.equal(
      await page.evaluate(() => localStorage.getItem('windward sound')),
      'off',
      'and it is kept so',
    )
    assert.deepEqual(player.troubles, [])
    await page.context().close()
  }
})

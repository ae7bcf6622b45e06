import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findGames } from '@windward/find-games'
import type { AnyGame } from '@windward/table'
import { openBrowser } from '../../test-kit/chromium.ts'
import { PATIENCE_MS } from '../../test-kit/eventually.ts'
import { staysWithin } from '../../test-kit/reach.ts'
import { openServer } from '../../test-kit/server.ts'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]
/** Play, Start, and the decision itself. */
const PRESSES = 3

test('somebody new is at his first decision after two presses and has made it with the third', async (t) => {
  const [{ address }, browser] = await Promise.all([openServer(t), openBrowser(t)])
  for (const { module } of findGames()) {
    const { game }: { game: AnyGame } = await import(module)
    for (const viewport of SIZES) {
      const page = await (await browser.newContext({ viewport })).newPage()
      page.setDefaultTimeout(PATIENCE_MS)
      await page.goto(address)
      let presses = 0
      const press = async (button: ReturnType<typeof page.locator>) => {
        presses += 1
        await button.click()
      }
      await press(page.getByRole('button', { name: new RegExp(`Play.*${game.name}`) }))
      const brief = page.getByRole('dialog')
      await brief.getByRole('heading', { name: /^You / }).waitFor()
      await brief.getByText(/^Goal:/).waitFor()
      await staysWithin(page)
      await press(brief.getByRole('button', { name: 'Start', exact: true }))
      await page.locator('.goal').waitFor()
      const skip = page.locator('[data-told]')
      const title = page.locator('#decision-title')
      const first = page.locator(
        '#decision-title ~ * [data-seal]:enabled, #decision-title ~ * [data-pass]:enabled',
      )
      await skip.or(first).first().waitFor()
      if ((await skip.count()) > 0) await page.keyboard.press('Escape')
      await first.first().waitFor()
      const asked = await title.textContent()
      await staysWithin(page)
      await press(first.first())
      await page
        .locator(`#decision-title:not(:text-is(${JSON.stringify(asked)})), .sealed, [data-told]`)
        .first()
        .waitFor()
      assert.ok(presses <= PRESSES, `${game.name}: ${presses} presses`)
      await page.context().close()
    }
  }
})

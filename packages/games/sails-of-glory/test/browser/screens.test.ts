import assert from 'node:assert/strict'
import { test } from 'node:test'
import { violations } from 'windward/test-kit/axe.ts'
import type { Page } from 'windward/test-kit/chromium.ts'
import { openBrowser } from 'windward/test-kit/chromium.ts'
import { eventually } from 'windward/test-kit/eventually.ts'
import { sitDownAt } from 'windward/test-kit/local-match.ts'
import { overTheEdge } from 'windward/test-kit/reach.ts'
import { openServer } from 'windward/test-kit/server.ts'
import { atRest } from 'windward/test-kit/settled.ts'
import { game } from '../../src/index.ts'
import { Captain, PANEL } from './captain.ts'
import { KINDS, momentFor } from './moments.ts'

const NARROW = { width: 390, height: 844 }
const WIDE = { width: 1024, height: 768 }

/** What is asked, when, and how much has happened: it changes with every answer taken. */
function standing(page: Page): Promise<string> {
  return page.evaluate(() =>
    [
      document.getElementById('decision-title')?.textContent,
      document.querySelector('.turn')?.textContent,
      document.querySelectorAll('.line').length,
      document.querySelector('.sealed') !== null,
    ].join(),
  )
}

test('every kind of question of Sails of Glory is reached, open to everybody, and answered from its panel', async (t) => {
  assert.deepEqual(KINDS.toSorted(), game.decisions.map(({ kind }) => kind).toSorted())
  const [{ address }, browser] = await Promise.all([openServer(t), openBrowser(t)])
  const captain = new Captain(await browser.newPage({ viewport: WIDE }))
  const { page } = captain
  await captain.sitDown(address)
  for (const kind of KINDS) {
    await t.test(kind, async () => {
      await sitDownAt(page, address, momentFor(kind), 'lookout')
      const asked = page.locator('.several button')
      if (kind.endsWith('-batteries') && (await asked.count()) > 0) await asked.last().click()
      await page.locator(PANEL).waitFor({ state: 'attached' })
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.setViewportSize(NARROW)
      await atRest(page)
      const narrow = [...(await violations(page)), ...(await overTheEdge(page))]
      await page.emulateMedia({ colorScheme: 'light' })
      await page.setViewportSize(WIDE)
      await atRest(page)
      assert.deepEqual([...narrow, ...(await violations(page))], [])
      const before = await standing(page)
      await eventually(() => captain.command(), 'it is sealed from its panel')
      /* The next question may be the same one over again: then nothing is chosen for it yet. */
      const chosen = page.locator(PANEL).locator('[aria-pressed="true"]')
      const isAnew = async () => kind === 'boarders' && (await chosen.count()) === 0
      await eventually(async () => (await standing(page)) !== before || (await isAnew()), 'it is taken')
      assert.deepEqual(captain.troubles, [])
    })
  }
})

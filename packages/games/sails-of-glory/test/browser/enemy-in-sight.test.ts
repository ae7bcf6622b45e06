import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openBrowser } from 'windward/test-kit/chromium.ts'
import { withFixedSeed } from 'windward/test-kit/fixed-seed.ts'
import { openServer } from 'windward/test-kit/server.ts'
import { Captain } from './captain.ts'

const RESULT = /^The (British|French) |Nobody is left afloat|Neither side has won/

test('Enemy in Sight is played from “Play”, or from a preset, to the result', async (t) => {
  const [{ address }, browser] = await Promise.all([openServer(t), openBrowser(t)])
  for (const level of ['Basic', 'Standard', 'Advanced'] as const) {
    await t.test(`by the ${level} rules`, async () => {
      const captain = new Captain(await (await withFixedSeed(browser)).newPage())
      const { page } = captain
      await captain.sitDown(address)
      if (level === 'Basic') {
        await page.getByRole('button', { name: /Play.*Sails of Glory/ }).click()
        await page.getByRole('button', { name: 'Start', exact: true }).click()
      } else {
        await page.goto(`${address}#/new/sails-of-glory`)
        await page.getByRole('radio', { name: `Enemy in Sight, ${level}` }).check()
        await page.getByRole('button', { name: 'Play', exact: true }).click()
      }
      // At the table of a single press the ships lie in their places already.
      const first = level === 'Basic' ? /Plan your manoeuvres/ : /Place your ships/
      await captain.decision().filter({ hasText: first }).waitFor()
      await page.getByText(/^Wind from the/).waitFor()
      await captain.commandUntil(() => captain.isOver())
      await captain.decision().filter({ hasText: RESULT }).waitFor()
      assert.ok(captain.chosen.cards >= 2, 'cards are chosen by hand')
      await page.getByRole('tab', { name: 'Fleet' }).click()
      const fleet = page.getByRole('tabpanel', { name: 'Fleet' })
      await fleet.getByRole('button', { name: /^HMS Defence/ }).waitFor()
      assert.deepEqual(captain.troubles, [])
      await page.context().close()
    })
  }
})

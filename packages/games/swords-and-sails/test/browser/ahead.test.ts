import { test } from 'node:test'
import { openBrowser } from 'windward/test-kit/chromium.ts'
import { withFixedSeed } from 'windward/test-kit/fixed-seed.ts'
import { Player } from 'windward/test-kit/player.ts'
import { openServer } from 'windward/test-kit/server.ts'
import { FATE } from './send-on-the-map.ts'

test('what is left beforehand is shown, answers for its seat, and is taken back', async (t) => {
  const [{ address }, browser] = await Promise.all([openServer(t), openBrowser(t)])
  const player = new Player(await (await withFixedSeed(browser, {}, FATE)).newPage())
  const { page } = player
  await player.sitDown(address)
  await player.playNow()

  await page.getByRole('tab', { name: 'Auto-answers' }).click()
  const diplomacy = page.locator('details').filter({ hasText: 'Diplomacy: I want nothing' })
  await diplomacy.locator('summary').click()
  await diplomacy.getByRole('button', { name: 'Set', exact: true }).click()
  await diplomacy.locator('.count').waitFor()
  await player.playUntil(async () =>
    ((await player.decision().textContent()) ?? '').startsWith('Write an order'),
  )
  await page.getByRole('tab', { name: 'Log' }).click()
  // Bots may offer something meanwhile: the question may be seen for a moment, and is answered all the same.
  await page.locator('.ledger').getByText('Answered as you had set in advance: Diplomacy').first().waitFor()
  await page.reload()
  await player.decision().waitFor()
  await page.getByRole('tab', { name: 'Auto-answers' }).click()
  await diplomacy.locator('.count').waitFor()
  await diplomacy.locator('summary').click()
  await diplomacy.getByRole('button', { name: 'Remove', exact: true }).click()
  await diplomacy.locator('.count').waitFor({ state: 'detached' })
})

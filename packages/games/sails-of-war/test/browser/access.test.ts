import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { violations } from 'windward/test-kit/axe.ts'
import type { Browser, BrowserContextOptions } from 'windward/test-kit/chromium.ts'
import { openBrowser } from 'windward/test-kit/chromium.ts'
import { eventually } from 'windward/test-kit/eventually.ts'
import { openTab } from 'windward/test-kit/open-tab.ts'
import { openServer } from 'windward/test-kit/server.ts'
import { atRest } from 'windward/test-kit/settled.ts'
import { isSecondRound, PLAY, START, sitDown } from './sit-down.ts'

async function online(browser: Browser, address: string): Promise<void> {
  const orcs = await sitDown(browser, `${address}#/new/sails-of-war`)
  const seats = orcs.page.locator('.sitters li')
  await seats.filter({ hasText: 'Knights' }).getByRole('combobox').first().selectOption('open')
  await orcs.page.getByRole('button', { name: 'Create game' }).click()
  const invitation = await orcs.page.getByLabel('Invite others with this link').inputValue()
  const knights = await sitDown(browser, invitation)
  await knights.page.getByRole('button', { name: 'Sit here' }).click()
  await orcs.page.getByRole('button', { name: 'Start the game' }).click()
  await Promise.all([orcs.decision().waitFor(), knights.decision().waitFor()])
  const both = [orcs, knights]
  await Promise.all(both.map((player) => player.playUntil(() => isSecondRound(player))))
  for (const { page } of both)
    await eventually(
      async () => (await page.locator('.sow-untouched > .sow-name:not(.sow-lines)').count()) >= 4,
      'the lands are laid',
    )
}

async function access(browser: Browser, address: string, context: BrowserContextOptions): Promise<void> {
  const player = await sitDown(browser, address, context)
  const { page } = player
  const found = new Map<string, string[]>()
  const look = async (screen: string) => {
    if (found.has(screen)) return
    await atRest(page)
    found.set(screen, await violations(page))
  }
  await page.getByRole('button', { name: PLAY }).click()
  const start = page.getByRole('button', { name: START })
  await start.waitFor()
  await look('the game in short')
  await start.click()
  await player.asked()
  await player.playUntil(async () => {
    await look(((await player.decision().textContent()) ?? '').split(' ').slice(0, 3).join(' '))
    return isSecondRound(player)
  })
  for (const tab of await page.getByRole('tab').all()) {
    await openTab(tab)
    await look(`tab ${await tab.textContent()}`)
  }
  assert.ok(found.size >= 10, `${found.size} screens were looked at`)
  assert.deepEqual(Object.fromEntries([...found].filter(([, faults]) => faults.length > 0)), {})
}

test('Sails of War is open to two browsers and to everybody', async (t: TestContext) => {
  const [{ address }, browser] = await Promise.all([openServer(t), openBrowser(t)])
  await t.test('an online match of two browsers', () => online(browser, address))
  for (const colorScheme of ['light', 'dark'] as const)
    await t.test(`no phase is closed to anybody: ${colorScheme}`, () =>
      access(browser, address, {
        colorScheme,
        viewport: colorScheme === 'light' ? { width: 390, height: 844 } : { width: 1280, height: 800 },
      }),
    )
})

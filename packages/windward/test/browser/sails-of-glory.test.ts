import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { openBrowser } from './chromium.ts'
import { openHarbour } from './harbour.ts'
import { Player } from './player.ts'

const TURNS = 3
const STRAIGHT = /straight ahead/i

/** Chooses what the panels of this game want before they can be sealed; tells how many cards that were. */
async function choose(page: Page): Promise<number> {
  let cards = 0
  const berths = page.getByRole('button', { name: /^\d+ (north|east|south|west)/ })
  while ((await berths.count()) > 0) await berths.nth(Math.floor((await berths.count()) / 2)).click()
  for (const fan of await page.locator('.sog-fan').all()) {
    if ((await fan.locator('[aria-pressed="true"]').count()) > 0) continue
    await fan.getByRole('button', { name: STRAIGHT }).click()
    cards += 1
  }
  return cards
}

test('Enemy in Sight is played by mouse from the new table on', async (t) => {
  const [{ address }, browser] = await Promise.all([openHarbour(t), openBrowser(t)])
  const player = new Player(await browser.newPage())
  const { page } = player
  await player.sitDown(address)
  await page.goto(`${address}#/new/sails-of-glory`)
  await page.getByRole('button', { name: 'Lay the table and play' }).click()
  await player.decision().waitFor()
  assert.match((await player.decision().textContent()) ?? '', /Place your ships/)
  await page.getByText(/^Wind from the/).waitFor()

  let cards = 0
  await player.playUntil(async () => {
    if ((await player.isOver()) || (await player.turn()) === `Turn ${TURNS + 1}`) return true
    cards += await choose(page).catch(() => 0)
    return false
  })
  assert.ok(cards >= 2, 'cards are chosen by hand')
  assert.ok((await page.locator('.sog-ship').count()) >= 1)
  await page.getByRole('tab', { name: 'Fleet' }).click()
  await page
    .getByRole('button', { name: /heading .* sails, hull \d+ of \d+/ })
    .first()
    .waitFor()
  assert.deepEqual(player.troubles, [])
})

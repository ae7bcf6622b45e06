import assert from 'node:assert/strict'
import { test } from 'node:test'
import { layCable } from './cable.ts'
import { openBrowser } from './chromium.ts'
import { openHarbour } from './harbour.ts'
import { Player } from './player.ts'

test('an online match between two browsers, one of which loses its connection and comes back', async (t) => {
  const [{ address }, browser] = await Promise.all([openHarbour(t), openBrowser(t)])
  const cable = await layCable(t, address)
  const england = new Player(await (await browser.newContext()).newPage())
  const france = new Player(await (await browser.newContext()).newPage())

  await england.sitDown(`${address}#/new`)
  const seats = england.page.locator('.sitters li')
  await seats.filter({ hasText: 'France' }).getByRole('combobox').selectOption('open')
  await england.page.getByRole('button', { name: 'Lay the table' }).click()
  const invitation = await england.page.getByLabel('Invite others with this link').inputValue()

  await france.sitDown(invitation.replace(address, cable.address))
  await france.page.getByRole('button', { name: 'Sit here' }).click()
  await england.page.getByRole('button', { name: 'Begin the match' }).click()
  await Promise.all([england.decision().waitFor(), france.decision().waitFor()])

  const bothUntil = (isThere: (player: Player) => Promise<boolean>) =>
    Promise.all([england, france].map((player) => player.playUntil(() => isThere(player))))
  await bothUntil(async ({ page }) =>
    (await page.locator('.phases [aria-current="step"]').allTextContents()).includes('Orders'),
  )

  cable.pull()
  await england.playUntil(() => england.page.locator('.sealed').isVisible())
  const lost = france.page.getByText('The line to the table is lost')
  await lost.waitFor()
  cable.plugIn()
  await lost.waitFor({ state: 'hidden' })

  await bothUntil(async (player) => (await player.turn()) === 'Summer 1000')
})

test('a mixed table, two here, one elsewhere, bots at the rest: a pause by consent, somebody unpleasant, and a match that is given up', async (t) => {
  const [{ address }, browser] = await Promise.all([openHarbour(t), openBrowser(t)])
  const here = new Player(await (await browser.newContext()).newPage())
  const france = new Player(await (await browser.newContext()).newPage())

  await here.sitDown(`${address}#/new`)
  const seats = here.page.locator('.sitters li')
  await seats.filter({ hasText: 'France' }).getByRole('combobox').selectOption('open')
  await seats.filter({ hasText: 'The Empire' }).getByRole('combobox').selectOption('here')
  await here.page.locator('.online select').nth(1).selectOption('slow')
  await here.page.getByRole('button', { name: 'Lay the table' }).click()
  const invitation = await here.page.getByLabel('Invite others with this link').inputValue()
  await france.sitDown(invitation)
  await france.page.getByRole('button', { name: 'Sit here' }).click()
  await here.page.getByRole('button', { name: 'Begin the match' }).click()

  const curtain = here.page.locator('.curtain')
  await curtain.waitFor()
  await curtain.getByRole('button').click()
  await Promise.all([here.decision().waitFor(), france.decision().waitFor()])

  for (const { page } of [here, france]) await page.getByRole('tab', { name: 'Table' }).click()
  await here.page.getByRole('button', { name: 'Ask for a pause' }).click()
  await france.page.getByText('let us pause').waitFor()
  await france.page.getByRole('button', { name: 'Agree to a pause' }).click()
  await here.page.getByText('The clocks stand still.', { exact: true }).waitFor()
  await here.page.getByRole('button', { name: 'Set the clocks going' }).click()
  await france.page.getByText('The clocks stand still.', { exact: true }).waitFor({ state: 'hidden' })

  await muteBlockAndReport(here)

  for (const { page } of [france, here]) {
    await page.getByRole('button', { name: 'Resign …' }).click()
    await page.getByRole('button', { name: 'Yes, I resign for good' }).click()
  }
  await here.page.getByRole('heading', { name: 'The match is closed' }).waitFor()
  assert.deepEqual(here.troubles, [])
})

/** Whoever sits here does not want to hear France for a while, nor to sit with it again, and tells the operator why. */
async function muteBlockAndReport({ page }: Player): Promise<void> {
  const conduct = page.locator('.conduct')
  await conduct.getByText('Mute, block or report').click()
  await conduct.getByRole('button', { name: 'Mute' }).click()
  await conduct.getByText('You no longer hear').waitFor()
  await conduct.getByRole('button', { name: 'Hear again' }).click()
  await conduct.getByText(/^You hear .* again/).waitFor()
  await conduct.getByRole('button', { name: 'Block' }).click()
  await conduct.getByText('is blocked.').waitFor()
  await conduct.getByRole('textbox').fill('He says that I sail like a farmer.')
  await conduct.getByRole('button', { name: 'Send the report' }).click()
  await conduct.getByText('The operator will read it.').waitFor()
  await conduct.getByRole('button', { name: 'Block no longer' }).click()
  await conduct.getByText('is blocked no longer.').waitFor()
}

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openBrowser } from '../../test-kit/chromium.ts'
import { Player } from '../../test-kit/player.ts'
import { seat } from '../../test-kit/seating.ts'
import { openServer } from '../../test-kit/server.ts'
import { layCable } from './cable.ts'

test('an online match between two browsers, one of which loses its connection and comes back', async (t) => {
  const [{ address }, browser] = await Promise.all([openServer(t), openBrowser(t)])
  const cable = await layCable(t, address)
  const host = new Player(await (await browser.newContext()).newPage())
  const friend = new Player(await (await browser.newContext()).newPage())

  await host.sitDown(`${address}#/new`)
  await seat(host.page, 'open')
  await host.page.getByRole('button', { name: 'Create game' }).click()
  const invitation = await host.page.getByLabel('Invite others with this link').inputValue()

  await friend.sitDown(invitation.replace(address, cable.address))
  await friend.page.getByRole('button', { name: 'Sit here' }).click()
  await host.page.getByRole('button', { name: 'Start the game' }).click()
  await Promise.all([host.decision().waitFor(), friend.decision().waitFor()])

  const first = await host.turn()

  cable.pull()
  const waits = host.page.locator('.sealed').or(host.decision().filter({ hasText: 'Waiting for the others' }))
  await host.playUntil(() => waits.isVisible())
  const lost = friend.page.getByRole('main').getByText('Connection lost')
  await lost.waitFor()
  cable.plugIn()
  await lost.waitFor({ state: 'hidden' })

  const isOn = async (player: Player) => (await player.turn()) !== first
  await Promise.all([host, friend].map((player) => player.playUntil(() => isOn(player))))
})

test('a mixed table, two here, one elsewhere, bots at the rest: a pause by consent, somebody unpleasant, and a match that is given up', async (t) => {
  const [{ address }, browser] = await Promise.all([openServer(t), openBrowser(t)])
  const here = new Player(await (await browser.newContext()).newPage())
  const friend = new Player(await (await browser.newContext()).newPage())

  await here.sitDown(`${address}#/new`)
  await seat(here.page, 'open')
  await seat(here.page, 'here')
  await here.page.locator('.online select').nth(1).selectOption('slow')
  await here.page.getByRole('button', { name: 'Create game' }).click()
  const invitation = await here.page.getByLabel('Invite others with this link').inputValue()
  await friend.sitDown(invitation)
  await friend.page.getByRole('button', { name: 'Sit here' }).click()
  await here.page.getByRole('button', { name: 'Start the game' }).click()

  const curtain = here.page.locator('.curtain')
  await curtain.waitFor()
  await curtain.getByRole('button').click()
  await Promise.all([here.decision().waitFor(), friend.decision().waitFor()])

  for (const { page } of [here, friend]) await page.getByRole('tab', { name: 'Table' }).click()
  await here.page.getByRole('button', { name: 'Ask for a pause' }).click()
  await friend.page.getByText('let us pause').waitFor()
  await friend.page.getByRole('button', { name: 'Agree to a pause' }).click()
  await here.page.getByText('The clocks stand still.', { exact: true }).waitFor()
  await here.page.getByRole('button', { name: 'Set the clocks going' }).click()
  await friend.page.getByText('The clocks stand still.', { exact: true }).waitFor({ state: 'hidden' })

  await muteBlockAndReport(here)

  for (const { page } of [friend, here]) {
    await page.getByRole('button', { name: 'Resign …' }).click()
    await page.getByRole('button', { name: 'Yes, I resign for good' }).click()
  }
  await here.page.getByRole('heading', { name: 'The match is closed' }).waitFor()
  assert.deepEqual(here.troubles, [])
})

/** Whoever sits here does not want to hear the other for a while, nor to sit with it again, and tells the operator why. */
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

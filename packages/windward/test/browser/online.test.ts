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

  const both = async (until: () => Promise<boolean>) => {
    for (let tries = 0; tries < 400 && !(await until()); tries += 1) {
      await Promise.all([england, france].map((player) => player.answer().catch(() => false)))
      await france.page.waitForTimeout(50)
    }
    assert.ok(await until(), 'the match went on')
  }
  const phase = (player: Player) => player.page.locator('.phases [aria-current="step"]').textContent()
  await both(async () => (await phase(england)) === 'Orders')

  cable.pull()
  await england.answer()
  await france.page.getByText('The line to the table is lost').waitFor({ timeout: 60_000 })
  cable.plugIn()
  await france.page.getByText('The line to the table is lost').waitFor({ state: 'hidden', timeout: 30_000 })

  await both(async () => (await england.turn()) === 'Summer 1000')
  await both(async () => (await france.turn()) === 'Summer 1000')
})

test('a mixed table, two here, one elsewhere, bots at the rest: a pause by consent, and a match that is given up', async (t) => {
  const [{ address }, browser] = await Promise.all([openHarbour(t), openBrowser(t)])
  const here = new Player(await (await browser.newContext()).newPage())
  const france = new Player(await (await browser.newContext()).newPage())
  for (const { page } of [here, france]) page.setDefaultTimeout(60_000)

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

  for (const { page } of [france, here]) {
    await page.getByRole('button', { name: 'Resign …' }).click()
    await page.getByRole('button', { name: 'Yes, I resign for good' }).click()
  }
  await here.page.getByRole('heading', { name: 'The match is closed' }).waitFor()
  assert.deepEqual(here.troubles, [])
})

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

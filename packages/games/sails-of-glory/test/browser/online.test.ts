import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openBrowser } from 'windward/test-kit/chromium.ts'
import { openServer } from 'windward/test-kit/server.ts'
import { Captain } from './captain.ts'

test('Sails of Glory online: two captains in two browsers fight to the turn limit', async (t) => {
  const [{ address }, browser] = await Promise.all([openServer(t), openBrowser(t)])
  const british = new Captain(await (await browser.newContext()).newPage())
  const french = new Captain(await (await browser.newContext()).newPage())

  await british.sitDown(`${address}#/new/sails-of-glory`)
  await british.page.getByText('Rules options').click()
  await british.page.getByLabel('Turn limit').fill('2')
  const seats = british.page.locator('.sitters li')
  await seats.filter({ hasText: 'British 1' }).getByRole('combobox').first().selectOption('here')
  await seats.filter({ hasText: 'French 1' }).getByRole('combobox').first().selectOption('open')
  await british.page.getByRole('button', { name: 'Create game' }).click()
  const invitation = await british.page.getByLabel('Invite others with this link').inputValue()

  await french.sitDown(invitation)
  await french.page.getByRole('button', { name: 'Sit here' }).click()
  await british.page.getByRole('button', { name: 'Start the game' }).click()
  const both = [british, french]
  await Promise.all(both.map((captain) => captain.decision().waitFor()))
  await Promise.all(both.map((captain) => captain.commandUntil(() => captain.isOver())))
  const results = await Promise.all(both.map((captain) => captain.decision().textContent()))
  assert.equal(results[0], results[1], 'both read the same result')
  assert.deepEqual(
    both.flatMap(({ troubles }) => troubles),
    [],
  )
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openBrowser } from '../../test-kit/chromium.ts'
import { eventually } from '../../test-kit/eventually.ts'
import { Player } from '../../test-kit/player.ts'
import { openServer } from '../../test-kit/server.ts'

test('the foot of a letter leads to the choices of what one is told', async (t) => {
  const [{ address }, browser] = await Promise.all([openServer(t), openBrowser(t)])
  const player = new Player(await browser.newPage())
  await player.sitDown(`${address}#/you`)
  const account = player.page.locator('form').filter({ hasText: 'Create an account' })
  await account.getByLabel('Name').fill('Ada')
  await account.getByLabel('E-mail').fill('ada@example.org')
  await account.getByLabel('Password').fill('wind and weather')
  await account.getByRole('button', { name: 'Create account' }).click()
  await player.page.getByText('Your account is created.').waitFor()

  await player.page.setViewportSize({ width: 390, height: 500 })
  await player.page.goto(`${address}#/you/notices`)
  await player.page.reload()
  const choices = player.page.locator('.notices')
  await choices.getByLabel('it is your turn').waitFor()
  const isInSight = () => choices.evaluate((form) => Math.abs(form.getBoundingClientRect().top) < 300)
  await eventually(isInSight, 'the choices are in sight')
  assert.deepEqual(player.troubles, [])
})

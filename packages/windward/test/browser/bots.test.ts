import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { violations } from '../../test-kit/axe.ts'
import { openBrowser } from '../../test-kit/chromium.ts'
import { says } from '../../test-kit/eventually.ts'
import { pressByKeys, reach } from '../../test-kit/keyboard.ts'
import { Player } from '../../test-kit/player.ts'
import { outOfReach, overTheEdge } from '../../test-kit/reach.ts'
import { openServer } from '../../test-kit/server.ts'
import { atRest } from '../../test-kit/settled.ts'

/** What would shut somebody out, on a telephone and on a desk. */
async function faultsOn(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await atRest(page)
    faults.push(
      ...(await violations(page)),
      ...(await overTheEdge(page)),
      ...(width === 390 ? await outOfReach(page) : []),
    )
  }
  return faults
}

async function signUp(page: Page): Promise<void> {
  const account = page.locator('form').filter({ hasText: 'Create an account' })
  await account.getByLabel('Name').fill('Ada')
  await account.getByLabel('E-mail').fill('ada@example.org')
  await account.getByLabel('Password').fill('wind and weather')
  await account.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('Your account is created. You are signed in.').waitFor()
}

test('a bot of one’s own: made, told what to take, given another token, and deleted, by keyboard alone', async (t) => {
  const [{ address }, browser] = await Promise.all([openServer(t), openBrowser(t)])
  const player = new Player(await browser.newPage())
  const { page } = player
  await player.sitDown(`${address}#/bots`)
  await page.getByText('Bots need an owner with an account').waitFor()
  assert.deepEqual(await faultsOn(page), [])
  await page.getByRole('link', { name: 'sign in or sign up' }).click()
  await signUp(page)
  await pressByKeys(page, page.getByRole('link', { name: 'Your bots' }))

  await reach(page, page.getByLabel('Name of the bot'))
  await page.keyboard.type('Fathom')
  await page.keyboard.press('Enter')
  await says(page.locator('.token-shown h2'), 'Token of Fathom')
  const token = await page.getByLabel('Token', { exact: true }).inputValue()
  const whoHas = (given: string) =>
    page.evaluate(async (bearer) => {
      const headers = { authorization: `Bearer ${bearer}` }
      return (await fetch('/api/v1/me', { headers })).json()
    }, given)
  assert.deepEqual([Object(await whoHas(token)).name, Object(await whoHas(token)).owner], ['Fathom', 'Ada'])

  const bot = page.locator('.own-bot')
  const mail = bot.getByLabel('by mail').first()
  await reach(page, mail)
  await page.keyboard.press('Space')
  const live = bot.getByLabel('with a live clock').first()
  await reach(page, live)
  await page.keyboard.press('Space')
  await bot.getByLabel('Seconds it needs').fill('20')
  await pressByKeys(page, bot.getByRole('button', { name: 'Save' }))
  await page.getByText('It is kept which tables Fathom comes to.').waitFor()
  assert.deepEqual(await faultsOn(page), [])
  await page.reload()
  await bot.getByRole('button', { name: 'Save' }).waitFor()
  assert.deepEqual([await mail.isChecked(), await live.isChecked()], [true, true])
  assert.equal(await bot.getByLabel('without a clock').first().isChecked(), false)
  assert.equal(await bot.getByLabel('Seconds it needs').inputValue(), '20')
  assert.equal(await page.locator('.token-shown').count(), 0, 'a token is shown once')

  await pressByKeys(page, bot.getByRole('button', { name: 'New token' }))
  await page.getByText('The old token is good no longer.').waitFor()
  assert.deepEqual(await faultsOn(page), [])
  assert.equal(Object(await whoHas(token)).kind, 'nobody')
  await page.getByText('Mark an account that is there already as a bot').click()
  await page.getByLabel('Token of the account').fill('nonsense')
  await page.getByRole('button', { name: 'Mark as a bot' }).click()
  await says(page.locator('.refused'), 'This is no token of an account.')
  assert.deepEqual(await faultsOn(page), [])

  await pressByKeys(page, bot.getByRole('button', { name: 'Delete Fathom …' }))
  await pressByKeys(page, bot.getByRole('button', { name: 'Yes, delete Fathom for good' }))
  await page.getByText('Fathom is deleted.').waitFor()
  assert.equal(await bot.count(), 0)
})

test('during a match whoever laid the table invites somebody by name to a seat on offer, or reads why not', async (t) => {
  const [{ address }, browser] = await Promise.all([openServer(t), openBrowser(t)])
  const [host, friend] = await Promise.all(
    [0, 1].map(async () => new Player(await (await browser.newContext()).newPage())),
  )
  assert.ok(host && friend)
  await friend.sitDown(`${address}#/you`)
  await signUp(friend.page)
  const { page } = host
  await host.sitDown(`${address}#/new`)
  await page.locator('.sitters li select').first().selectOption('open')
  await page.locator('.online').getByLabel('Who may come').selectOption('private')
  await page.getByRole('button', { name: 'Create game' }).click()
  const link = await page.getByLabel('Where those you have invited find the game').inputValue()
  await page.getByRole('button', { name: 'Seat a bot' }).first().click()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await host.decision().waitFor()
  await page.getByRole('tab', { name: 'Table' }).click()
  await page.getByRole('button', { name: 'Offer it to others' }).first().click()
  const invite = page.locator('form').filter({ hasText: 'Invite somebody' })
  await invite.getByLabel('Invite somebody').fill('Nobody At All')
  await invite.getByRole('button', { name: 'Invite' }).click()
  await invite.locator('.refused').waitFor()
  assert.deepEqual(await violations(page, ['.board']), [])
  await invite.getByLabel('Invite somebody').fill('Ada')
  await invite.getByRole('button', { name: 'Invite' }).click()
  await invite.getByText('Ada is invited to take this seat.').waitFor()
  assert.equal(await page.locator('.at-table .refused').count(), 0)
  await friend.page.goto(link)
  await friend.page.getByRole('button', { name: 'Take this seat' }).click()
  await friend.decision().waitFor()
})

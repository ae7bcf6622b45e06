import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openProvider } from '@windward/server/test/provider'
import { openBrowser } from '../../test-kit/chromium.ts'
import { says } from '../../test-kit/eventually.ts'
import { Player } from '../../test-kit/player.ts'
import { openServer } from '../../test-kit/server.ts'
import { sentBack } from './provider.ts'

test('an account with a passkey: made, kept on the device, and entered with it alone', async (t) => {
  const [harbour, browser] = await Promise.all([openServer(t), openBrowser(t)])
  const address = harbour.address.replace('127.0.0.1', 'localhost')
  const player = new Player(await browser.newPage())
  const { page } = player
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await player.sitDown(`${address}#/you`)
  const account = page.locator('form').filter({ hasText: 'Create an account' })
  await account.getByLabel('Name').fill('Ada')
  await account.getByLabel('E-mail').fill('ada@example.org')
  await account.getByLabel('Password').fill('wind and weather')
  await account.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('Your account is created.').waitFor()

  await page.getByLabel('What to call it').fill('key ring')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByText('The passkey is kept.').waitFor()
  await page.getByRole('listitem').filter({ hasText: 'key ring' }).waitFor()

  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByText('Signed out.').waitFor()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByText('Signed in.').waitFor()
  await says(page.locator('.lead'), 'Ada')

  await page.getByRole('button', { name: 'Remove key ring' }).click()
  await page.getByText('The passkey is gone.').waitFor()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByText('Signed out.').waitFor()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.locator('.refused').waitFor()
  await says(page.locator('.lead'), /^You are not signed in/)
  assert.equal(await page.getByRole('button', { name: 'Sign out' }).count(), 0)
})

test('somebody the operator’s OpenID provider knows is known here, and somebody it refuses is told so', async (t) => {
  const provider = await openProvider(t, 'windward')
  const words = [
    '--openid-discovery',
    provider.discovery,
    '--openid-client',
    'windward',
    '--openid-secret',
    'between us',
  ]
  const [{ address }, browser] = await Promise.all([
    openServer(t, ...words, '--openid-name', 'The Club'),
    openBrowser(t),
  ])
  const player = new Player(await browser.newPage())
  const { page } = player
  const person = await sentBack(page, provider, address)
  await player.sitDown(`${address}#/you`)
  await page.getByRole('button', { name: 'Sign in with The Club' }).click()
  await page.getByText('it was refused there').waitFor()
  person.agrees = true
  await page.getByRole('button', { name: 'Sign in with The Club' }).click()
  await page.getByText('Grace').waitFor()
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
  assert.deepEqual(player.troubles, [])
})

test('at a table for named people nobody sits down but those who were asked', async (t) => {
  const [{ address }, browser] = await Promise.all([openServer(t), openBrowser(t)])
  const [host, friend] = await Promise.all(
    [0, 1].map(async () => new Player(await (await browser.newContext()).newPage())),
  )
  assert.ok(host && friend)
  await friend.sitDown(`${address}#/you`)
  const account = friend.page.locator('form').filter({ hasText: 'Create an account' })
  await account.getByLabel('Name').fill('Ada')
  await account.getByLabel('E-mail').fill('ada@example.org')
  await account.getByLabel('Password').fill('wind and weather')
  await account.getByRole('button', { name: 'Create account' }).click()
  const sign = await friend.page.getByLabel('Your ID').inputValue()

  const { page } = host
  await host.sitDown(`${address}#/new`)
  await page.locator('.sitters li select').first().selectOption('open')
  await page.locator('.online').getByLabel('Who may come').selectOption('private')
  await page.getByRole('button', { name: 'Create game' }).click()
  const link = await page.getByLabel('Where those you have invited find the game').inputValue()
  await friend.page.goto(link)
  await friend.page.getByText('There is no such match').waitFor()

  await page.getByLabel('Invite somebody by their ID').fill(sign)
  await page.getByRole('button', { name: 'Invite' }).click()
  await page.getByText('They are invited and can join now.').waitFor()
  await friend.page.reload()
  await friend.page.getByRole('button', { name: 'Sit here' }).click()
  await friend.page.getByText('Whoever created the game starts it.').waitFor()
})

import type { Browser, BrowserContext } from 'playwright-core'
import type { Look } from '../test/browser/screens.ts'
import { Player } from '../test-kit/player.ts'
import { seat } from '../test-kit/seating.ts'

/** A table for those who are asked by name: laid, asked for, come to, and closed to everybody else. */
export async function walkPrivate(browser: Browser, context: BrowserContext, address: string, look: Look) {
  const host = new Player(await context.newPage())
  const { page } = host
  await host.sitDown(`${address}#/new`)
  await seat(page, 'open')
  await page.locator('.online').getByRole('combobox').first().selectOption('private')
  await page.getByRole('button', { name: 'Create game' }).click()
  const link = await page.getByLabel('Where those you have invited find the game').inputValue()

  const friend = new Player(await (await browser.newContext()).newPage())
  await friend.sitDown(link)
  await friend.page.getByRole('link', { name: 'Home' }).waitFor()
  await look('a private table, for somebody who was not asked', friend.page)
  await friend.page.goto(`${address}#/new`)
  await friend.page.getByRole('heading', { name: 'New game' }).waitFor()
  const sign = await friend.page.evaluate(async () => {
    await fetch('/api/auth/sign-in/anonymous', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    return (await (await fetch('/api/v1/me')).json()).id
  })
  await page.getByLabel('Invite somebody by their ID').fill(String(sign))
  await page.getByRole('button', { name: 'Invite' }).click()
  await page.getByText('They are invited and can join now.').waitFor()
  await look('a private table being laid', page)
  await friend.page.goto(address)
  await friend.page.getByRole('heading', { name: 'You are invited' }).waitFor()
  await look('home for somebody who was asked to a private table', friend.page)
  await friend.page.goto(link)
  await friend.page.getByRole('button', { name: 'Sit here' }).waitFor()
  await look('a private table, for somebody who was asked', friend.page)
  await friend.page.context().close()
}

import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import type { Look } from '../test/browser/screens.ts'
import { openTab } from '../test-kit/open-tab.ts'
import { Player } from '../test-kit/player.ts'
import { seat } from '../test-kit/seating.ts'

async function sit(context: BrowserContext, address: string): Promise<Player> {
  const player = new Player(await context.newPage())
  await player.sitDown(address)
  return player
}

/** People with accounts at a table by mail: watched, quarrelled over, given up; and a server that is out of reach. */
export async function walkPeople(browser: Browser, context: BrowserContext, address: string, look: Look) {
  const host = await sit(context, `${address}#/you`)
  const { page } = host
  await makeAccount(page)
  await look('you, with an account', page)

  await page.goto(`${address}#/new`)
  await seat(page, 'open')
  await seat(page, 'here')
  const online = page.locator('.online')
  await online.getByRole('combobox').first().selectOption('open')
  await online.getByRole('combobox').nth(1).selectOption('slow')
  await online.getByLabel('Others may watch').check()
  await page.getByRole('button', { name: 'Create game' }).click()
  const link = await page.getByLabel('Invite others with this link').inputValue()

  const friend = await sit(await browser.newContext(), `${address}#/`)
  await shown(friend.page.getByRole('heading', { name: 'Games you can join' }))
  await look('home with an open table', friend.page)
  await friend.page.goto(link)
  await friend.page.getByRole('button', { name: 'Sit here' }).click()
  await page.getByRole('button', { name: 'Start the game' }).click()

  const curtain = page.locator('.curtain')
  await curtain.waitFor()
  await look('the curtain', page)
  await curtain.getByRole('button').click()
  await host.decision().waitFor()

  const [bare = ''] = link.split('?')
  const guest = await sit(await browser.newContext(), bare)
  await guest.decision().waitFor()
  await look('somebody watches', guest.page)
  await guest.page.context().close()

  await openTab(page.getByRole('tab', { name: 'Table' }))
  await page.getByRole('button', { name: 'Ask for a pause' }).click()
  const conduct = page.locator('.conduct')
  await conduct.getByText('Mute, block or report').click()
  await conduct.getByRole('button', { name: 'Mute' }).click()
  await shown(conduct.getByText('You no longer hear'))
  await conduct.getByRole('button', { name: 'Block' }).click()
  await shown(conduct.getByText('is blocked.'))
  await look('somebody unpleasant at the table', page)

  await openTab(friend.page.getByRole('tab', { name: 'Table' }))
  for (const each of [friend.page, page]) {
    await each.getByRole('button', { name: 'Resign …' }).click()
    await each.getByRole('button', { name: 'Yes, I resign for good' }).click()
  }
  await shown(page.getByText('the match is closed'))
  await look('a closed match, the tab table', page)
  await page.reload()
  await shown(page.getByRole('heading', { name: 'The match is closed' }))
  await look('a closed match', page)
  await friend.page.context().close()

  await page.goto(`${address}#/you`)
  await shown(page.getByRole('heading', { name: 'Blocked and muted' }))
  await look('you, with unwanted people', page)
  await context.setOffline(true)
  await page.goto(`${address}#/`)
  await page.goto(`${address}#/you`)
  await shown(page.getByText('No server is in reach'))
  await look('you, without a server', page)
  await context.setOffline(false)
}

const shown = (what: Locator) => what.first().waitFor()

async function makeAccount(page: Page): Promise<void> {
  const account = page.locator('form').filter({ hasText: 'Create an account' })
  await account.getByLabel('Name').fill('Ada')
  await account.getByLabel('E-mail').fill(`ada-${crypto.randomUUID()}@example.org`)
  await account.getByLabel('Password').fill('wind and weather')
  await account.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('Your account is created.').waitFor()
}

import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { Player } from './player.ts'

/** Called at every screen; what it does must leave the screen as it was. */
export type Look = (screen: string, page: Page) => Promise<void>

const PAGES = ['settings', 'you', 'records'] as const
export const GAMES = ['swords-and-sails', 'sails-of-war', 'sails-of-glory'] as const
type GameName = (typeof GAMES)[number]

/** How many different decisions of a match are looked at; those of two games are looked at one by one in tests of their own. */
const DECISIONS: Readonly<Record<GameName, number>> = {
  'swords-and-sails': 2,
  'sails-of-war': 1,
  'sails-of-glory': 1,
}

/** The pages around the tables, those with forms opened as far as they go. */
export async function walkHarbour(context: BrowserContext, address: string, look: Look): Promise<void> {
  const { page } = await sit(context, address)
  await page.getByRole('button', { name: 'Play now', exact: true }).waitFor()
  await look('home', page)
  for (const name of PAGES) await lookAt(page, address, name, look)
  await open(page, `${address}#/rules`)
  await page.locator('.rules summary').first().click()
  await look('rules', page)
  for (const game of GAMES) {
    await open(page, `${address}#/new/${game}`)
    await page.getByText('All switches of the rules').click()
    await page.locator('.sitters select').first().selectOption('open')
    await look(`a new table of ${game}`, page)
  }
  await open(page, `${address}#/table/nowhere`)
  await look('a table that is not there', page)
  await page.close()
}

/** A table at the server: while people gather, for one who comes by the link, and when the line is lost. */
export async function walkGathering(browser: Browser, context: BrowserContext, address: string, look: Look) {
  const host = await sit(context, `${address}#/new`)
  const seats = host.page.locator('.sitters li')
  await seats.filter({ hasText: 'France' }).getByRole('combobox').selectOption('open')
  await host.page.getByRole('button', { name: 'Lay the table' }).click()
  const link = await host.page.getByLabel('Invite others with this link').inputValue()
  await look('a table being laid', host.page)
  await lookAt(host.page, address, 'you', look, 'you, a guest')

  const friend = await sit(await browser.newContext(), link)
  await friend.page.getByRole('button', { name: 'Sit here' }).waitFor()
  await look('somebody comes by the link', friend.page)
  await friend.page.getByRole('button', { name: 'Sit here' }).click()
  await friend.page.getByText('Whoever laid the table begins the match.').waitFor()

  await host.page.goto(link)
  await host.page.getByRole('button', { name: 'Begin the match' }).click()
  await host.decision().waitFor()
  for (const name of ['Talk', 'Table'])
    await eachTab(host.page, name, (page) => look(`the tab ${name} of a table online`, page))
  await context.setOffline(true)
  await host.page.getByText('The line to the table is lost').waitFor()
  await look('the line is lost', host.page)
  await context.setOffline(false)
  await lookAt(host.page, address, '', look, 'home with a table online')
  await host.page.close()
  await friend.page.context().close()
}

/** A match in the browser: its tabs, its first decisions, and the same match played back. */
export async function walkTable(context: BrowserContext, address: string, game: GameName, look: Look) {
  const player = await sit(context, `${address}#/new/${game}`)
  const { page } = player
  await page.getByRole('button', { name: 'Lay the table and play' }).click()
  await player.decision().waitFor()
  for (const name of await page.getByRole('tab').allTextContents()) {
    const bare = name.replace(/\d+$/, '')
    await eachTab(page, bare, () => look(`${game}: the tab ${bare}`, page))
  }
  await page.reload()
  await player.decision().waitFor()
  const seen = new Set<string>()
  await player.playUntil(async () => {
    const title = ((await player.decision().textContent()) ?? '').replace(/\d+/g, 'n')
    if (!seen.has(title) && title !== 'Others are at it') {
      await look(`${game}: ${title}`, page)
      seen.add(title)
    }
    await chooseSomething(page)
    return seen.size >= DECISIONS[game] || player.isOver()
  })
  await open(page, page.url().replace('table', 'replay'))
  await page.getByRole('heading', { name: 'The match, played back' }).waitFor()
  await look(`${game}: played back`, page)
  await page.close()
}

async function sit(context: BrowserContext, address: string): Promise<Player> {
  const player = new Player(await context.newPage())
  player.page.setDefaultTimeout(60_000)
  await player.sitDown(address)
  return player
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

async function lookAt(page: Page, address: string, name: string, look: Look, as = name): Promise<void> {
  await open(page, `${address}#/${name}`)
  await look(as, page)
}

async function eachTab(page: Page, name: string, look: (page: Page) => Promise<void>): Promise<void> {
  const tab = page.getByRole('tab', { name })
  await tab.click()
  await look(page)
}

/** Some panels want a card or a berth before they can be sealed. */
async function chooseSomething(page: Page): Promise<void> {
  const press = async (button: Locator) => {
    if ((await button.count()) > 0)
      await button
        .first()
        .click({ timeout: 2000 })
        .catch(() => undefined)
  }
  if ((await page.locator('[data-seal]:enabled').count()) > 0) return
  const berths = page.getByRole('button', { name: /^\d+ (north|east|south|west)/ })
  await press(berths)
  for (const fan of await page.locator('.sog-fan').all())
    if ((await fan.locator('[aria-pressed="true"]').count()) === 0) await press(fan.getByRole('button'))
}

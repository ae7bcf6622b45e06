import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { SOON } from './eventually.ts'
import { openTab } from './paper.ts'
import { Player } from './player.ts'

/** Called at every screen; what it does must leave the screen as it was. */
export type Look = (screen: string, page: Page) => Promise<void>

/** The pages around the tables, each with what is there when all of it is. */
const PAGES: Readonly<Record<string, (page: Page) => Locator>> = {
  settings: (page) => page.getByLabel('Your name at tables here'),
  you: (page) => page.getByRole('button', { name: 'Make the account' }),
  records: (page) => page.getByLabel('Take in a record'),
}
export const GAMES = ['swords-and-sails', 'sails-of-war', 'sails-of-glory'] as const
type GameName = (typeof GAMES)[number]

const BROCHURES: Readonly<Record<GameName, string>> = {
  'swords-and-sails': 'Swords & Sails',
  'sails-of-war': 'Sails of War',
  'sails-of-glory': 'Sails of Glory',
}

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
  for (const [name, shown] of Object.entries(PAGES)) {
    await open(page, `${address}#/${name}`, shown(page))
    await look(name, page)
  }
  const chapter = page.locator('.rules summary').first()
  await open(page, `${address}#/rules`, chapter)
  await chapter.click()
  await page.locator('.rules details[open] article').first().waitFor()
  await look('rules', page)
  for (const game of GAMES) {
    const name = BROCHURES[game]
    await open(page, `${address}#/new/${game}`, page.locator('.lead').filter({ hasText: name }))
    await page.getByText('All switches of the rules').click()
    await page.locator('.sitters select').first().selectOption('open')
    await page.locator('.online').waitFor()
    await look(`a new table of ${game}`, page)
  }
  await open(page, `${address}#/table/nowhere`, page.getByText('There is no such table in this browser.'))
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
  await open(host.page, `${address}#/you`, host.page.getByRole('button', { name: 'Change the name' }))
  await look('you, a guest', host.page)

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
  await open(host.page, `${address}#/`, host.page.locator('[aria-labelledby^="online-"]').first())
  await look('home with a table online', host.page)
  await host.page.close()
  await friend.page.context().close()
}

/** A match in the browser: its tabs, its first decisions, and the same match played back. */
export async function walkTable(context: BrowserContext, address: string, game: GameName, look: Look) {
  const player = await sit(context, `${address}#/new/${game}`)
  const { page } = player
  await page.getByRole('button', { name: 'Lay the table and play' }).click()
  await player.asked()
  for (const name of await page.getByRole('tab').allTextContents()) {
    const bare = name.replace(/\d+$/, '')
    await eachTab(page, bare, () => look(`${game}: the tab ${bare}`, page))
  }
  await page.reload()
  await player.asked()
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
  await open(
    page,
    page.url().replace('table', 'replay'),
    page.getByRole('heading', { name: 'The match so far' }),
  )
  await look(`${game}: played back`, page)
  await page.close()
}

async function sit(context: BrowserContext, address: string): Promise<Player> {
  const player = new Player(await context.newPage())
  await player.sitDown(address)
  return player
}

/** A new address behind the # brings no new page: until something of the wanted one is drawn, the one before is seen. */
async function open(page: Page, address: string, shown: Locator): Promise<void> {
  await page.goto(address)
  await shown.waitFor()
}

async function eachTab(page: Page, name: string, look: (page: Page) => Promise<void>): Promise<void> {
  await openTab(page.getByRole('tab', { name }))
  await look(page)
}

/** Some panels want a card or a berth before they can be sealed. */
async function chooseSomething(page: Page): Promise<void> {
  const press = async (button: Locator) => {
    if ((await button.count()) > 0)
      await button
        .first()
        .click(SOON)
        .catch(() => undefined)
  }
  if ((await page.locator('[data-seal]:enabled').count()) > 0) return
  const berths = page.getByRole('button', { name: /^\d+ (north|east|south|west)/ })
  await press(berths)
  for (const fan of await page.locator('.sog-fan').all())
    if ((await fan.locator('[aria-pressed="true"]').count()) === 0) await press(fan.getByRole('button'))
}

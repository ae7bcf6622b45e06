import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { type TriedGame, triedGames } from '../../test-kit/games.ts'
import { openTab } from '../../test-kit/open-tab.ts'
import { Player } from '../../test-kit/player.ts'
import { seat } from '../../test-kit/seating.ts'

/** Called at every screen; what it does must leave the screen as it was. */
export type Look = (screen: string, page: Page) => Promise<void>

/** The pages around the tables, each with what is there when all of it is. */
const PAGES: Readonly<Record<string, (page: Page) => Locator>> = {
  settings: (page) => page.getByLabel('Your name in games here'),
  you: (page) => page.getByRole('button', { name: 'Create account' }),
  records: (page) => page.getByLabel('Import a record'),
}
/** How many different decisions of a match are looked at; a game has the others looked at by tests of its own. */
const DECISIONS = 2

/** The pages around the tables, those with forms opened as far as they go. */
export async function walkHarbour(context: BrowserContext, address: string, look: Look): Promise<void> {
  const { page } = await sit(context, address)
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
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
  for (const { game } of await triedGames()) {
    const lead = page.locator('.lead').filter({ hasText: game.name })
    await open(page, `${address}#/new/${game.id}`, lead)
    await page.getByText('Rules options').click()
    await page.locator('.sitters li select').first().selectOption('open')
    await page.locator('.online').waitFor()
    await look(`a new table of ${game.id}`, page)
  }
  await open(page, `${address}#/table/nowhere`, page.getByText('There is no such game in this browser.'))
  await look('a table that is not there', page)
  await page.close()
}

/** A table at the server: while people gather, for one who comes by the link, and when the line is lost. */
export async function walkGathering(browser: Browser, context: BrowserContext, address: string, look: Look) {
  const host = await sit(context, `${address}#/new`)
  await seat(host.page, 'open')
  await host.page.getByRole('button', { name: 'Create game' }).click()
  const link = await host.page.getByLabel('Invite others with this link').inputValue()
  await look('a table being laid', host.page)
  await open(host.page, `${address}#/you`, host.page.getByRole('button', { name: 'Change the name' }))
  await look('you, a guest', host.page)

  const friend = await sit(await browser.newContext(), link)
  await friend.page.getByRole('button', { name: 'Sit here' }).waitFor()
  await look('somebody comes by the link', friend.page)
  await friend.page.getByRole('button', { name: 'Sit here' }).click()
  await friend.page.getByText('Whoever created the game starts it.').waitFor()

  await host.page.goto(link)
  await host.page.getByRole('button', { name: 'Start the game' }).click()
  await host.decision().waitFor()
  for (const name of ['Chat', 'Table'])
    await eachTab(host.page, name, (page) => look(`the tab ${name} of a table online`, page))
  await context.setOffline(true)
  await host.page.getByRole('main').getByText('Connection lost').waitFor()
  await look('the line is lost', host.page)
  await context.setOffline(false)
  await open(host.page, `${address}#/`, host.page.locator('[aria-labelledby^="online-"]').first())
  await look('home with a table online', host.page)
  await host.page.close()
  await friend.page.context().close()
}

/** A match in the browser: its tabs, its first decisions, and the same match played back. */
export async function walkTable(
  context: BrowserContext,
  address: string,
  { game: { id: game }, album }: TriedGame,
  look: Look,
): Promise<void> {
  const page = await context.newPage()
  const player = album.player?.(page) ?? new Player(page)
  await player.sitDown(`${address}#/new/${game}`)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
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
    if (!seen.has(title) && title !== 'Waiting for the others') {
      await look(`${game}: ${title}`, page)
      seen.add(title)
    }
    await player.choose()
    return seen.size >= DECISIONS || player.isOver()
  })
  await open(
    page,
    page.url().replace('table', 'replay'),
    page.getByRole('heading', { name: 'Replay so far' }),
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

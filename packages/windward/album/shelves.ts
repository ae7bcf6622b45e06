import type { BrowserContext } from 'playwright-core'
import type { Look } from '../test/browser/screens.ts'
import { keepLocally } from '../test-kit/local-match.ts'
import type { Moment } from '../test-kit/moment.ts'
import { Player } from '../test-kit/player.ts'

/** Matches kept in the browser: on the first page, among the records, and around one screen with a curtain. */
export async function walkShelves(
  context: BrowserContext,
  address: string,
  look: Look,
  moments: readonly Moment[],
  over: readonly Moment[],
): Promise<void> {
  const player = new Player(await context.newPage())
  const { page } = player
  await player.sitDown(`${address}#/settings`)
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
  const ids: string[] = []
  for (const moment of moments)
    ids.push(
      await keepLocally(page, moment, { bot: 'random', here: moment.record.seats.slice(0, 2), turn: 3 }),
    )
  for (const moment of over) await keepLocally(page, moment, { bot: 'random', over: true, turn: 12 })
  await page.goto(`${address}#/`)
  await page.getByRole('heading', { name: 'Finished games' }).waitFor()
  await look('home with matches', page)
  await page.goto(`${address}#/records`)
  await page.getByRole('button', { name: 'Save as a file' }).first().waitFor()
  await look('records with matches', page)
  await page.goto(`${address}#/table/${ids[0]}`)
  await page.locator('.curtain').waitFor()
  await look('the curtain of a match here', page)
  await page.close()
}

import type { BrowserContext } from 'playwright-core'
import type { Look } from '../test/browser/screens.ts'
import { Player } from '../test-kit/player.ts'

/** The page kept by the browser, when a newer one has been fetched beside it. Another address stands for other bytes. */
export async function walkNewer(context: BrowserContext, address: string, look: Look): Promise<void> {
  const player = new Player(await context.newPage())
  const { page } = player
  await player.sitDown(`${address}#/`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await page.evaluate(() => navigator.serviceWorker.register('/service.js?newer'))
  await page.getByText('A new version of Windward is ready.').waitFor()
  await look('home with a newer Windward', page)
  await page.close()
}

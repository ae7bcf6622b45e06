import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'
import { PATIENCE_MS } from './eventually.ts'

/** What draws a match's seed in the page; the rest of a match follows from that and from the answers. */
const WORKER = '**/assets/local-table.js'

/** For whoever does not care how a match goes, as long as it goes the same way each time. */
const USUAL = 2

/** A browser in which every match that is laid is the same each time; without its service worker, which would answer instead. */
export async function withFixedSeed(
  browser: Browser,
  options: BrowserContextOptions = {},
  fate = USUAL,
): Promise<BrowserContext> {
  const context = await browser.newContext({ ...options, serviceWorkers: 'block' })
  await context.route(WORKER, async (route) => {
    const script = await (await route.fetch({ timeout: PATIENCE_MS })).text()
    const chance = `crypto.getRandomValues = (bytes) => bytes.fill(${fate});`
    await route.fulfill({ contentType: 'text/javascript', body: `${chance}\n${script}` })
  })
  return context
}

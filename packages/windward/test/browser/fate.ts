import type { BrowserContext } from 'playwright-core'

/** What draws a match's seed in the page; the rest of a match follows from that and from the answers. */
const WORKER = '**/assets/local-table.js'

/** Every match laid in these pages is the same each time. Their service worker must be blocked, or it answers instead. */
export async function foretell(context: BrowserContext, fate: number): Promise<void> {
  await context.route(WORKER, async (route) => {
    const script = await (await route.fetch()).text()
    const chance = `crypto.getRandomValues = (bytes) => bytes.fill(${fate});`
    await route.fulfill({ contentType: 'text/javascript', body: `${chance}\n${script}` })
  })
}

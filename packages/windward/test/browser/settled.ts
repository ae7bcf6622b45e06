import type { Page } from 'playwright-core'

/** The page has drawn what the last press changed. */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

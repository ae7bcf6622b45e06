import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'

const FARTHEST = 160
/** What is gone before it is reached need not be waited for. */
const SOON = { timeout: 5000 }

/** Walks with the tabulator until the wanted thing has the focus. */
export async function reach(page: Page, wanted: Locator): Promise<void> {
  for (let steps = 0; steps < FARTHEST; steps += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement, undefined, SOON)) return
    await page.keyboard.press('Tab')
  }
  assert.fail(`The keyboard does not reach ${wanted}.`)
}

/** Presses something without a pointer. */
export async function pressByKeys(page: Page, wanted: Locator): Promise<void> {
  await reach(page, wanted)
  await page.keyboard.press('Enter')
}

import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'
import { SOON } from './eventually.ts'
import type { Press } from './player.ts'

const FARTHEST = 160

/** How long to wait for what is to be reached; as long as for anything else, if nothing is said. */
type Waiting = { readonly timeout?: number }

/** Walks with the tabulator until the wanted thing has the focus. */
export async function reach(page: Page, wanted: Locator, waiting: Waiting = {}): Promise<void> {
  for (let steps = 0; steps < FARTHEST; steps += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement, undefined, waiting)) return
    await page.keyboard.press('Tab')
  }
  assert.fail(`The keyboard does not reach ${wanted}.`)
}

/** Presses something without a pointer. */
export async function pressByKeys(page: Page, wanted: Locator, waiting?: Waiting): Promise<void> {
  await reach(page, wanted, waiting)
  await page.keyboard.press('Enter')
}

/** The same for a player, who looks again when something is gone before it is reached. */
export const byKeys =
  (page: Page): Press =>
  (button) =>
    pressByKeys(page, button, SOON)

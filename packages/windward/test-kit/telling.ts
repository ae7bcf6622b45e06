import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { eventually } from './eventually.ts'
import { settled } from './settled.ts'

/** A pace at which what is told first stands until somebody goes on, however busy the machine is. */
export const STANDING = '0.01'

/** Holds the telling, which has begun at that pace, and goes on line by line until something is said or seen. */
export async function tellUntil(page: Page, isIt: (said: string) => Promise<boolean>): Promise<void> {
  const place = page.locator('.telling-row .hint')
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
  for (;;) {
    await settled(page)
    if (await isIt(await page.locator('.telling-lines').innerText())) return
    const before = await place.innerText()
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    const now = async () => (await place.allInnerTexts())[0]
    await eventually(async () => (await now()) !== before, 'the next line is told')
    assert.notEqual(await now(), undefined, 'All is told, and it was not seen.')
  }
}

import type { Page } from 'playwright-core'
import { eventually } from '../test/browser/eventually.ts'
import { Captain } from '../test/browser/sails-of-glory-captain.ts'
import { settled } from '../test/browser/settled.ts'

const MOST_PICTURES = 12

/** Seals what is asked, and pictures what is told then: moments evenly spread over it. */
export async function tell(page: Page, take: (number: number) => Promise<void>): Promise<void> {
  const captain = new Captain(page)
  const place = page.locator('.telling-row .hint')
  await eventually(async () => {
    await settled(page)
    const isTold = (await page.locator('[data-told]').or(place).count()) > 0
    if (!isTold && !(await captain.command())) await captain.answer()
    return (await place.count()) > 0
  }, 'something is told')
  await page.getByRole('button', { name: 'Hold', exact: true }).click()
  const moments = Number((await place.innerText()).split('/')[1])
  const every = Math.max(1, Math.ceil(moments / MOST_PICTURES))
  for (let moment = 1; moment <= moments; moment += 1) {
    await settled(page)
    if (moment % every === 0) await take(moment / every)
    if (moment === moments) return
    const before = await place.innerText()
    await page.getByRole('button', { name: 'The next line' }).click()
    await eventually(async () => (await place.allInnerTexts())[0] !== before, 'the next line is told')
  }
}

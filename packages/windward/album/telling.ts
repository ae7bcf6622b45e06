import { eventually } from '../test-kit/eventually.ts'
import type { Player } from '../test-kit/player.ts'
import { settled } from '../test-kit/settled.ts'

const MOST_PICTURES = 12

/** Seals what is asked, and pictures what is told then: moments evenly spread over it. */
export async function tell(player: Player, take: (number: number) => Promise<void>): Promise<void> {
  const { page } = player
  const place = page.locator('.telling-row .hint')
  await eventually(async () => {
    await settled(page)
    const isTold = (await page.locator('[data-told]').or(place).count()) > 0
    if (!isTold) {
      await player.choose()
      await player.answer()
    }
    return (await place.count()) > 0
  }, 'something is told')
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
  const [first = 1, moments = 1] = (await place.innerText()).split('/').map(Number)
  const every = Math.max(1, Math.ceil((moments - first + 1) / MOST_PICTURES))
  for (let moment = first; moment <= moments; moment += 1) {
    await settled(page)
    if ((moment - first) % every === 0) await take(1 + (moment - first) / every)
    if (moment === moments) return
    const before = await place.innerText()
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await eventually(async () => (await place.allInnerTexts())[0] !== before, 'the next line is told')
  }
}

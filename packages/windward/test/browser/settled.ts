import type { Page } from 'playwright-core'

/** The page has drawn what the last press changed. It draws in a task of its own, which may bring another about. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let round = 0; round < 2; round += 1) {
      await new Promise((drawn) => setTimeout(drawn))
      await new Promise(requestAnimationFrame)
    }
  })

/** Moreover nothing is on its way to another place or colour any more. */
export async function atRest(page: Page): Promise<void> {
  await settled(page)
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      )
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

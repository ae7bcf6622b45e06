import type { Page } from 'playwright-core'

/** The page has drawn what the last press changed. It draws in a task of its own, which may bring another about. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let round = 0; round < 2; round += 1) {
      await new Promise((drawn) => setTimeout(drawn))
      await new Promise(requestAnimationFrame)
    }
  })

/** No motion of ours takes longer. */
const LONGEST_MOTION_MS = 10_000

/** Moreover nothing is on its way to another place or colour any more; what goes with scrolling or for ever is left out. */
export async function atRest(page: Page): Promise<void> {
  await settled(page)
  await page.evaluate(async (longest) => {
    const ending = document
      .getAnimations()
      .filter(
        ({ timeline, playState, effect }) =>
          timeline instanceof DocumentTimeline &&
          playState === 'running' &&
          effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      )
    const ended = Promise.allSettled(ending.map(({ finished }) => finished))
    await Promise.race([ended, new Promise((over) => setTimeout(over, longest))])
  }, LONGEST_MOTION_MS)
}

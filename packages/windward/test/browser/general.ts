import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'

/** A point of the screen. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** Where on the screen a place of the map is met by a pointer, with nothing lying over it. */
async function spotOn(page: Page, place: string): Promise<Spot | undefined> {
  return page.evaluate((name) => {
    const step = 6
    for (const shape of document.querySelectorAll(`.sns-moving [data-place="${name}"]`)) {
      const { left, top, right, bottom } = shape.getBoundingClientRect()
      const [x0, y0] = [Math.max(left, 0), Math.max(top, 0)]
      const [x1, y1] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)]
      for (let y = (y0 + y1) / 2, up = 0; y > y0 && y < y1; up = up > 0 ? -up : step - up, y += up)
        for (let x = x0 + step / 2; x < x1; x += step)
          if (document.elementFromPoint(x, y)?.closest('[data-place]') === shape) return { x, y }
    }
    return undefined
  }, place)
}

/** The same, once the map and the sheet over it have come to rest. */
async function restingSpot(page: Page, place: string): Promise<Spot | undefined> {
  let [before, now]: (Spot | undefined)[] = [undefined, await spotOn(page, place)]
  while (now !== undefined && (now.x !== before?.x || now.y !== before.y)) {
    await page.waitForTimeout(250)
    ;[before, now] = [now, await spotOn(page, place)]
  }
  return now
}

const placesOf = (page: Page, marked: string): Promise<string[]> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].flatMap((mark) => {
        const piece = mark.closest('[data-place]')?.getAttribute('data-place')
        return piece ?? mark.getAttribute('href')?.replace('#sns-shape-', '') ?? []
      }),
    marked,
  )

/** An army is pressed on the map, and then a land it can go to; its order is written and drawn as an arrow. */
export async function sendOnTheMap(page: Page, press: (spot: Spot) => Promise<void>): Promise<string> {
  for (const piece of await placesOf(page, '.piece.own')) {
    const from = / [IV]+$/.test(piece) ? await restingSpot(page, piece) : undefined
    if (from === undefined) continue
    await press(from)
    await page.locator('.order.chosen').waitFor()
    await page.locator('.marks .reach').first().waitFor({ state: 'attached' })
    for (const goal of await placesOf(page, '.marks .reach')) {
      const to = await restingSpot(page, goal)
      if (to === undefined) continue
      await press(to)
      await page.locator('.order.chosen .order-goal b', { hasText: /\S/ }).waitFor()
      assert.ok((await page.locator('.arrows .arrow').count()) > 0, 'the order is drawn')
      return piece
    }
  }
  return assert.fail('No army can be sent anywhere on the map.')
}

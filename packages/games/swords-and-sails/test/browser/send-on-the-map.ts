import assert from 'node:assert/strict'
import type { Locator, Page } from 'windward/test-kit/chromium.ts'
import { eventually, SOON } from 'windward/test-kit/eventually.ts'
import { atRest } from 'windward/test-kit/settled.ts'

/** A point of the screen. */
interface Spot {
  readonly x: number
  readonly y: number
}

/** A match in which armies can go where they are sent. */
export const FATE = 2

type PressAt = (spot: Spot) => Promise<void>

/** Longer than the map takes to come to another place. */
const FLIGHT_MS = 500

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
export async function restingSpot(page: Page, place: string): Promise<Spot | undefined> {
  await atRest(page)
  let [before, now]: (Spot | undefined)[] = [undefined, await spotOn(page, place)]
  while (now !== undefined && (now.x !== before?.x || now.y !== before.y)) {
    await page.waitForTimeout(FLIGHT_MS)
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

/** Presses a place until that is seen; false if it lies where no pointer meets it. */
export async function pressPlace(page: Page, place: string, press: PressAt, seen: Locator): Promise<boolean> {
  let isMet = true
  await eventually(async () => {
    const spot = await restingSpot(page, place)
    isMet = spot !== undefined
    if (spot === undefined) return true
    await press(spot)
    await seen.first().waitFor({ state: 'attached', ...SOON })
    return true
  }, `${place} is pressed on the map`)
  return isMet
}

/** An army is pressed on the map, and then a land it can go to; its order is written and drawn as an arrow. */
export async function sendOnTheMap(page: Page, press: PressAt): Promise<string> {
  await page.locator('.piece.own').first().waitFor({ state: 'attached' })
  const chosen = page.locator('.order.chosen')
  const goal = page.locator('.order.chosen .order-goal b', { hasText: /\S/ })
  for (const piece of await placesOf(page, '.piece.own')) {
    if (!/ [IV]+$/.test(piece) || !(await pressPlace(page, piece, press, chosen))) continue
    await page.locator('.marks .reach').first().waitFor({ state: 'attached' })
    for (const land of await placesOf(page, '.marks .reach')) {
      if (!(await pressPlace(page, land, press, goal))) continue
      await page.locator('.arrows .arrow').first().waitFor({ state: 'attached' })
      return piece
    }
  }
  return assert.fail('No army can be sent anywhere on the map.')
}

import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { openBrowser } from '../../test-kit/chromium.ts'
import { openServer } from '../../test-kit/server.ts'
import {
  judged,
  LONGEST_FRAME_MS,
  MOST_SHIFT,
  oneOfAFew,
  openPage,
  SETTLED_MS,
  SLOWED,
  shiftOn,
  slow,
} from '../../test-kit/smooth.ts'
import { traced } from '../../test-kit/trace.ts'

/** From the first page to the first question. */
const MOST_WORK_MS = 1500

/** Presses “Play” as soon as it is there, and says when the first question can be answered: without help from outside. */
function hurry(): void {
  let pressed = false
  new MutationObserver((_changes, observer) => {
    if (document.querySelector('[data-seal]:enabled') !== null) {
      observer.disconnect()
      setTimeout(Reflect.get(globalThis, 'answerable'))
    } else if (!pressed) {
      const button = document.querySelector<HTMLButtonElement>('button.act')
      if (button?.textContent !== 'Play') return
      pressed = true
      setTimeout(() => button.click())
    }
  }).observe(document, { subtree: true, childList: true, attributes: true })
}

test('the first match begins quickly on a slow processor, and its board moves smoothly', async (t) => {
  const [{ address }, browser] = await Promise.all([openServer(t), openBrowser(t)])
  await oneOfAFew(() => beginsSmoothly(t, browser, address))
})

async function beginsSmoothly(t: TestContext, browser: Browser, address: string): Promise<void> {
  const page = await openPage(browser)
  await slow(page, SLOWED)
  await page.addInitScript(hurry)
  const answerable = Promise.withResolvers<void>()
  await page.exposeFunction('answerable', answerable.resolve)
  const begun = await traced(browser, page, async () => {
    await page.goto(address, { waitUntil: 'commit' })
    await answerable.promise
  })
  const beginning = judged(t, 'from the first page to the first question', begun).inAll
  assert.ok(beginning <= MOST_WORK_MS, `${beginning} ms of work until the first question`)
  assert.ok((await shiftOn(page)) <= MOST_SHIFT, `a shift of ${await shiftOn(page)}`)

  await page.waitForTimeout(SETTLED_MS)
  const panned = await traced(browser, page, async () => {
    await page.mouse.move(600, 450)
    await page.mouse.down()
    for (let n = 0; n < 60; n += 1) await page.mouse.move(600 - n * 5, 450 + Math.sin(n / 5) * 80)
    await page.mouse.up()
    for (let n = 0; n < 10; n += 1) await page.mouse.wheel(0, n < 5 ? -120 : 120)
  })
  const panning = judged(t, 'panning and zooming', panned).longest
  assert.ok(panning <= LONGEST_FRAME_MS, `a frame of ${panning} ms while panning`)
}

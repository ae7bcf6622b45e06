import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { openBrowser } from './chromium.ts'
import { foretold } from './fate.ts'
import { openHarbour } from './harbour.ts'
import { Player } from './player.ts'
import { Captain } from './sails-of-glory-captain.ts'
import { sum, type Trace, traced } from './trace.ts'

/** The processor is slowed down so many times for the page. */
const SLOWED = 4
const LONGEST_FRAME_MS = 50
/** From the first page to the first question. */
const MOST_WORK_MS = 1500
const MOST_SHIFT = 0.02
/** By then a page that was opened has fetched what may come next. */
const SETTLED_MS = 4000
/** How long results are watched while they are told. */
const WATCHED_MS = 9000
const FEW = 3

async function openPage(browser: Browser): Promise<Page> {
  const context = await foretold(browser, { viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript(() => {
    localStorage.setItem('windward pace', sessionStorage.getItem('pace') ?? '0')
    let shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput))
          shift = Math.max(shift, Number(entry.value))
      document.documentElement.dataset['shift'] = String(shift)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return page
}

/** Presses “Play now” as soon as it is there, and says when the first question can be answered: without help from outside. */
function hurry(): void {
  let pressed = false
  new MutationObserver((_changes, observer) => {
    if (document.querySelector('[data-seal]:enabled') !== null) {
      observer.disconnect()
      setTimeout(Reflect.get(globalThis, 'answerable'))
    } else if (!pressed) {
      const button = document.querySelector<HTMLButtonElement>('button.act')
      if (button?.textContent !== 'Play now') return
      pressed = true
      setTimeout(() => button.click())
    }
  }).observe(document, { subtree: true, childList: true, attributes: true })
}

async function slow(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

const pressSeal = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLElement>('[data-seal]:enabled')?.click())

const shiftOn = async (page: Page): Promise<number> =>
  Number(await page.locator('html').getAttribute('data-shift'))

/** Tells the figures; what comes back are those as they would be with the machine to itself. */
function judged(t: TestContext, what: string, { tasks, workers, crowd }: Trace) {
  const longestFew = tasks
    .slice(0, 3)
    .map((ms) => ms.toFixed(0))
    .join(', ')
  t.diagnostic(
    `${what}: longest ${longestFew} ms, in all ${sum(tasks).toFixed(0)} ms (workers ${workers.toFixed(0)} ms); crowded ${crowd.toFixed(1)} times`,
  )
  return { longest: (tasks[0] ?? 0) / crowd, inAll: sum(tasks) / crowd }
}

/** What else the machine does can only make a page slower: one course in a few without a fault will do. */
async function oneOfAFew(course: () => Promise<void>): Promise<void> {
  for (let left = FEW; ; left -= 1) {
    const trouble = await course().then(
      () => undefined,
      (fault: unknown) => ({ fault }),
    )
    if (trouble === undefined) return
    if (left === 1) throw trouble.fault
  }
}

test('Swords & Sails moves smoothly on a slow processor', async (t) => {
  const [{ address }, browser] = await Promise.all([openHarbour(t), openBrowser(t)])
  await oneOfAFew(() => seasonSmoothly(t, browser, address))
})

async function seasonSmoothly(t: TestContext, browser: Browser, address: string): Promise<void> {
  const page = await openPage(browser)
  const player = new Player(page)

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

  await slow(page, 1)
  await player.playUntil(async () => /an order for each/.test((await player.decision().textContent()) ?? ''))
  await page.evaluate(() => sessionStorage.setItem('pace', '2'))
  await page.reload()
  await page.locator('[data-seal]:enabled').waitFor()
  await page.waitForTimeout(SETTLED_MS)
  await slow(page, SLOWED)
  const told = await traced(browser, page, async () => {
    await pressSeal(page)
    await page.waitForTimeout(WATCHED_MS)
  })
  const telling = judged(t, 'results told', told).longest
  t.diagnostic(`the largest shift while playing is ${await shiftOn(page)}`)
  assert.ok(telling <= LONGEST_FRAME_MS, `a frame of ${telling} ms while results are told`)
  assert.ok((await shiftOn(page)) <= MOST_SHIFT, `a shift of ${await shiftOn(page)}`)
}

/** Makes every choice, and leaves the sealing to somebody whose search for the button is not measured. */
class Hesitant extends Captain {
  override async answer(): Promise<boolean> {
    return false
  }
}

test('eight ships of Sails of Glory move smoothly on a slow processor', async (t) => {
  const [{ address }, browser] = await Promise.all([openHarbour(t), openBrowser(t)])
  await oneOfAFew(() => turnSmoothly(t, browser, address))
})

async function turnSmoothly(t: TestContext, browser: Browser, address: string): Promise<void> {
  const page = await openPage(browser)
  const captain = new Captain(page)
  await page.goto(`${address}#/new/sails-of-glory`)
  await page.getByRole('radio', { name: 'Two squadrons' }).check()
  await page.getByRole('button', { name: 'Lay the table and play' }).click()
  await captain.decision().waitFor()
  const planning = async () => (await page.locator('.sog-panel .sog-fan').count()) > 0
  await captain.commandUntil(planning)
  await page.evaluate(() => sessionStorage.setItem('pace', '1'))
  await page.reload()
  await page.locator('.sog-panel .sog-fan').first().waitFor()
  await page.waitForTimeout(SETTLED_MS)
  await new Hesitant(page).command()
  await page.locator('[data-seal]:enabled').waitFor()
  await slow(page, SLOWED)
  const sailed = await traced(browser, page, async () => {
    await pressSeal(page)
    await page.waitForTimeout(WATCHED_MS)
  })
  const sailing = judged(t, 'eight ships under way', sailed).longest
  assert.ok(sailing <= LONGEST_FRAME_MS, `a frame of ${sailing} ms while ships move`)
}

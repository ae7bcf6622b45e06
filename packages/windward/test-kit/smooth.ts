import type { TestContext } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { withFixedSeed } from './fixed-seed.ts'
import { sum, type Trace } from './trace.ts'

/** The processor is slowed down so many times for the page. */
export const SLOWED = 4
export const LONGEST_FRAME_MS = 50
/** What nineteen of twenty frames may take: a sixtieth of a second. */
export const FRAME_MS = 16.7
export const MOST_SHIFT = 0.02
/** By then a page that was opened has fetched what may come next. */
export const SETTLED_MS = 4000
/** How long results are watched while they are told. */
export const WATCHED_MS = 9000
const FEW = 3

/** A page that keeps its largest shift at hand. */
export async function openPage(browser: Browser): Promise<Page> {
  const context = await withFixedSeed(browser, { viewport: { width: 1440, height: 900 } })
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

export async function slow(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

export const pressSeal = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLElement>('[data-seal]:enabled')?.click())

export const shiftOn = async (page: Page): Promise<number> =>
  Number(await page.locator('html').getAttribute('data-shift'))

/** What takes less is no frame. */
const LEAST_MS = 1
/** Of twenty frames nineteen take no longer than what is told of them. */
const ONE_OF_TWENTY = 0.05

/** Tells the figures; what comes back are those as they would be with the machine to itself. */
export function judged(t: TestContext, what: string, { tasks, workers, crowd }: Trace) {
  const longestFew = tasks
    .slice(0, 3)
    .map((ms) => ms.toFixed(0))
    .join(', ')
  t.diagnostic(
    `${what}: longest ${longestFew} ms, in all ${sum(tasks).toFixed(0)} ms (workers ${workers.toFixed(0)} ms); crowded ${crowd.toFixed(1)} times`,
  )
  const frames = tasks.filter((ms) => ms >= LEAST_MS)
  const most = (frames[Math.floor(frames.length * ONE_OF_TWENTY)] ?? 0) / crowd
  t.diagnostic(`${what}: nineteen of twenty frames take at most ${most.toFixed(1)} ms`)
  return { longest: (tasks[0] ?? 0) / crowd, most, inAll: sum(tasks) / crowd }
}

/** What else the machine does can only make a page slower: one course in a few without a fault will do. */
export async function oneOfAFew(course: () => Promise<void>): Promise<void> {
  for (let left = FEW; ; left -= 1) {
    const trouble = await course().then(
      () => undefined,
      (fault: unknown) => ({ fault }),
    )
    if (trouble === undefined) return
    if (left === 1) throw trouble.fault
  }
}

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { openBrowser } from './chromium.ts'
import { openHarbour } from './harbour.ts'
import { Player } from './player.ts'

/** Compressed, from the first page to the first decision on the board: guards against growing without noticing. */
const MOST_SCRIPT = 230_000
const MOST_IN_ALL = 340_000
const MOST_SHIFT = 0.02

interface Loaded {
  readonly name: string
  readonly bytes: number
}

const loadedBy = (page: Page): Promise<Loaded[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap((entry) =>
        entry instanceof PerformanceResourceTiming ? { name: entry.name, bytes: entry.encodedBodySize } : [],
      ),
  )

const sum = (loaded: readonly Loaded[]): number => loaded.reduce((all, { bytes }) => all + bytes, 0)

test('the first screen to play on is light, and nothing on it jumps', async (t) => {
  const [{ address }, browser] = await Promise.all([openHarbour(t), openBrowser(t)])
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const player = new Player(await context.newPage())
  const { page } = player
  await page.addInitScript(() => {
    let shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput))
          shift += Number(entry.value)
      document.documentElement.dataset['shift'] = String(shift)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await player.sitDown(address)
  await player.playNow()
  await page.waitForTimeout(1000)

  const loaded = new Map((await loadedBy(page)).map((each) => [each.name, each]))
  const scripts = [...loaded.values()].filter(({ name }) => name.endsWith('.js'))
  t.diagnostic(`${sum(scripts)} bytes of script, ${sum([...loaded.values()])} in all`)
  assert.ok(sum(scripts) <= MOST_SCRIPT, `${sum(scripts)} bytes of script`)
  assert.ok(sum([...loaded.values()]) <= MOST_IN_ALL, `${sum([...loaded.values()])} bytes in all`)

  const shift = Number(await page.locator('html').getAttribute('data-shift'))
  assert.ok(shift <= MOST_SHIFT, `a shift of ${shift}`)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openBrowser } from '../../test-kit/chromium.ts'
import { eventually } from '../../test-kit/eventually.ts'
import { Player } from '../../test-kit/player.ts'
import { openServer } from '../../test-kit/server.ts'
import { atRest } from '../../test-kit/settled.ts'
import { type Cargo, openCustoms } from './customs.ts'

/**
 * Packed, from the first page to the moment when the first question on the board can be answered: everything that was
 * asked for until then counts, by the page as by the worker in which the rules run.
 */
const MOST_SCRIPT = 160_000
const MOST_IN_ALL = 280_000
const MOST_SHIFT = 0.02

const sum = (cargo: readonly Cargo[]): number => cargo.reduce((all, { bytes }) => all + bytes, 0)

test('the first screen to play on is light, and nothing on it jumps', async (t) => {
  const [harbour, browser] = await Promise.all([openServer(t), openBrowser(t)])
  const customs = await openCustoms(t, harbour.address)
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
    new MutationObserver((_changes, observer) => {
      if (document.querySelector('[data-seal]:enabled') === null) return
      document.documentElement.dataset['answerable'] = String(Date.now())
      observer.disconnect()
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
  await player.sitDown(customs.address)
  await player.playNow()
  await page.locator('html[data-answerable]').waitFor()
  await eventually(async () => customs.isEmpty(), 'what was asked for has come')
  await atRest(page)

  const root = page.locator('html')
  const answerable = Number(await root.getAttribute('data-answerable'))
  const first = customs.brought.filter(({ asked }) => asked <= answerable)
  const scripts = first.filter(({ path }) => path.endsWith('.js'))
  for (const { path, bytes } of first.toSorted((a, b) => b.bytes - a.bytes).slice(0, 12))
    t.diagnostic(`${bytes} ${path}`)
  t.diagnostic(
    `${sum(scripts)} bytes of script in ${scripts.length} files, ${sum(first)} in all in ${first.length}`,
  )
  assert.ok(sum(scripts) <= MOST_SCRIPT, `${sum(scripts)} bytes of script`)
  assert.ok(sum(first) <= MOST_IN_ALL, `${sum(first)} bytes in all`)

  const shift = Number(await root.getAttribute('data-shift'))
  t.diagnostic(`a shift of ${shift}`)
  assert.ok(shift <= MOST_SHIFT, `a shift of ${shift}`)
})

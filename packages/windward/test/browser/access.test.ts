import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { violations } from '../../test-kit/axe.ts'
import { openBrowser } from '../../test-kit/chromium.ts'
import { withFixedSeed } from '../../test-kit/fixed-seed.ts'
import { triedGames } from '../../test-kit/games.ts'
import { outOfReach, overTheEdge } from '../../test-kit/reach.ts'
import { openServer } from '../../test-kit/server.ts'
import { atRest } from '../../test-kit/settled.ts'
import { type Look, walkGathering, walkHarbour, walkTable } from './screens.ts'

/** Boards that were looked at already: they are large, and stay as they are while one leafs through the papers. */
const known = new Set<string>()

function violationsAnew(page: Page): Promise<string[]> {
  const board = `${page.url()} ${page.viewportSize()?.width}`
  const leftOut = known.has(board) ? ['.board'] : []
  known.add(board)
  return violations(page, leftOut)
}

/** Lets the page settle at a width before it is judged. */
async function seen(page: Page, width: number, judge: (page: Page) => Promise<string[]>): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 })
  await atRest(page)
  return (await judge(page)).map((fault) => `${width} pixels: ${fault}`)
}

/** Everything that would shut somebody out, on one screen: narrow and wide, by day and by lamplight, with large text. */
async function faultsOn(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  const lamplight = await seen(page, 1280, violationsAnew)
  await page.emulateMedia({ colorScheme: 'light' })
  const daylight = await seen(page, 390, violationsAnew)
  const small = await seen(page, 390, outOfReach)
  const tight = await seen(page, 360, overTheEdge)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const large = [...(await seen(page, 390, overTheEdge)), ...(await seen(page, 1280, overTheEdge))]
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  await page.setViewportSize({ width: 1280, height: 800 })
  return [
    ...lamplight,
    ...daylight,
    ...small,
    ...tight,
    ...large.map((fault) => `with text twice as large, ${fault}`),
  ]
}

type Walk = (browser: Browser, context: BrowserContext, address: string, look: Look) => Promise<void>

const WALKS: Readonly<Record<string, Walk>> = {
  'the harbour': (_browser, context, address, look) => walkHarbour(context, address, look),
  'a table online': walkGathering,
  ...Object.fromEntries(
    (await triedGames()).map((tried): [string, Walk] => [
      tried.game.name,
      (_browser, context, address, look) => walkTable(context, address, tried, look),
    ]),
  ),
}

test('no screen is closed to anybody, whatever its size and light', async (t) => {
  const [{ address }, browser] = await Promise.all([openServer(t), openBrowser(t)])
  for (const [name, walk] of Object.entries(WALKS))
    await t.test(name, async () => {
      const context = await withFixedSeed(browser, { viewport: { width: 1280, height: 800 } })
      const faults: Record<string, string[]> = {}
      await walk(browser, context, address, async (screen, page) => {
        const found = await faultsOn(page)
        if (found.length > 0) faults[screen] = found
      })
      await context.close()
      assert.deepEqual(faults, {})
    })
})

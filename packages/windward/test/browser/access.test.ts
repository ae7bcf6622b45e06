import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { openBrowser } from './chromium.ts'
import { openHarbour } from './harbour.ts'
import { Player } from './player.ts'

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]

async function faultsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.filter((node) => !liesUnderTheBar(node)).map(({ target }) => `${id}: ${target.join(' ')}`),
  )
}

/** What lies half under the bar with the button is not too small: it scrolls out from under it. */
function liesUnderTheBar({ any }: Violation['nodes'][number]): boolean {
  return any.some(({ data }) => data?.messageKey === 'partiallyObscured')
}

const LIGHTS = [
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'light', width: 1280 },
] as const

for (const { colorScheme, width } of LIGHTS) {
  test(`no screen is closed to anybody: ${colorScheme}, ${width} pixels wide`, async (t) => {
    const [{ address }, browser] = await Promise.all([openHarbour(t), openBrowser(t)])
    const context = await browser.newContext({ colorScheme, viewport: { width, height: 800 } })
    const player = new Player(await context.newPage())
    const { page } = player
    await player.sitDown(address)
    const found = new Map<string, string[]>()
    const look = async (screen: string) => found.set(screen, await faultsOn(page))
    await look('home')
    for (const name of ['new', 'settings', 'records', 'you']) {
      await page.goto(`${address}#/${name}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await look(name)
    }
    await page.goto(`${address}#/`)
    await player.playNow()
    const tabs = await page.getByRole('tab').all()
    for (const tab of tabs) {
      await tab.click()
      await look(`tab ${await tab.textContent()}`)
    }
    await tabs[0]?.click()
    const seen = new Set<string>()
    await player.playUntil(async () => {
      const title = ((await player.decision().textContent()) ?? '').replace(/\d+/g, 'n')
      if (!seen.has(title)) await look(title)
      seen.add(title)
      return (await player.turn()) === 'Summer 1000'
    })
    await page.goto(page.url().replace('table', 'replay'))
    await page.getByRole('heading', { name: 'The match, played back' }).waitFor()
    await look('replay')
    const faults = [...found].filter(([, list]) => list.length > 0)
    assert.deepEqual(Object.fromEntries(faults), {})
  })
}

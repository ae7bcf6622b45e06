import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { type TestContext, test } from 'node:test'
import type { MatchRecord } from '@windward/table'
import { type Browser, openBrowser, type Page } from 'windward/test-kit/chromium.ts'
import { sitDownAt } from 'windward/test-kit/local-match.ts'
import type { Moment } from 'windward/test-kit/moment.ts'
import { openServer } from 'windward/test-kit/server.ts'
import {
  FRAME_MS,
  judged,
  LONGEST_FRAME_MS,
  oneOfAFew,
  openPage,
  SETTLED_MS,
  SLOWED,
  slow,
} from 'windward/test-kit/smooth.ts'
import { traced } from 'windward/test-kit/trace.ts'

const MOST_NODES = 2000

/** Six seats well into a match: somebody is about to move. */
function crowded(): Moment {
  const file = new URL('../records/six-at-sea-every-option-won-by-stars.json', import.meta.url)
  const { result: _, ...record }: MatchRecord = JSON.parse(readFileSync(file, 'utf8'))
  const late = Math.floor(record.entries.length * 0.8)
  const next = record.entries[late]
  assert.ok(next !== undefined && 'seat' in next)
  return { record: { ...record, entries: record.entries.slice(0, late) }, seat: next.seat }
}

/** All that is drawn, what is drawn by reference counted as often as it is. */
function nodesInSight(page: Page): Promise<number> {
  return page.evaluate(() => {
    let count = 0
    for (const node of document.querySelectorAll('.viewport .sow-ocean *')) {
      if (node.closest('defs, clipPath') !== null || !node.checkVisibility()) continue
      count += 1
      if (node.localName === 'use')
        count += document.querySelectorAll(
          `${node.getAttribute('href')}, ${node.getAttribute('href')} *`,
        ).length
    }
    return count
  })
}

test('a crowded ocean is light, and moves smoothly on a slow processor', async (t) => {
  const [{ address }, browser] = await Promise.all([openServer(t), openBrowser(t)])
  await oneOfAFew(() => movesSmoothly(t, browser, address))
})

async function movesSmoothly(t: TestContext, browser: Browser, address: string): Promise<void> {
  const page = await openPage(browser)
  await page.goto(address)
  await sitDownAt(page, address, crowded())
  await page.waitForTimeout(SETTLED_MS)
  const nodes = await nodesInSight(page)
  t.diagnostic(`${nodes} nodes in sight`)
  assert.ok(nodes <= MOST_NODES, `${nodes} nodes in sight`)
  await slow(page, SLOWED)
  const moved = await traced(browser, page, async () => {
    await page.mouse.move(600, 450)
    for (let n = 0; n < 6; n += 1) await page.mouse.wheel(0, -120)
    await page.mouse.down()
    for (let n = 0; n < 60; n += 1) await page.mouse.move(600 - n * 5, 450 + Math.sin(n / 5) * 80)
    await page.mouse.up()
    for (let n = 0; n < 12; n += 1) await page.mouse.wheel(0, 120)
  })
  const { longest, most } = judged(t, 'moving and zooming a crowded ocean', moved)
  assert.ok(longest <= LONGEST_FRAME_MS, `a frame of ${longest} ms`)
  assert.ok(most <= FRAME_MS, `frames of ${most} ms`)
}

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import { violations } from 'windward/test-kit/axe.ts'
import type { Locator, Page } from 'windward/test-kit/chromium.ts'
import { openBrowser } from 'windward/test-kit/chromium.ts'
import { comesTo, eventually } from 'windward/test-kit/eventually.ts'
import { sitDownAt } from 'windward/test-kit/local-match.ts'
import { openServer } from 'windward/test-kit/server.ts'
import { atRest } from 'windward/test-kit/settled.ts'
import { STANDING, tellUntil } from 'windward/test-kit/telling.ts'
import { Captain } from './captain.ts'
import { momentFor } from './moments.ts'
import { quietMoment } from './stage.ts'

type Berth = readonly [x: number, y: number, heading: number]

/** Ships where they are put, on an open sea with the wind from the west. */
function seaOf(british: readonly Berth[], french: readonly Berth[]) {
  const fleet = (edge: string, ships: readonly string[], berths: readonly Berth[]) => ({
    edge,
    zone: { left: 0, bottom: 0, right: 900_000, top: 900_000 },
    berths: berths.map(([x, y, heading]) => ({ x: x * 1000, y: y * 1000, heading: heading * 1000 })),
    ships: ships.slice(0, berths.length),
  })
  return {
    id: 'of-our-own',
    name: 'Of our own',
    level: 'basic',
    sea: { width: 900_000, length: 900_000 },
    wind: 'W',
    fleets: {
      british: fleet('top', ['hms-defence', 'hms-vanguard'], british),
      french: fleet('bottom', ['genereux', 'aquilon'], french),
    },
  }
}

const HEAD_ON = seaOf([[400, 540, 180]], [[400, 360, 0]])
const ABREAST = seaOf(
  [[300, 300, 0]],
  [
    [370, 300, 0],
    [440, 300, 0],
  ],
)

async function takesFiles(page: Page, address: string): Promise<void> {
  await page.goto(`${address}#/new/sails-of-glory`)
  const field = page.getByLabel('Open a scenario of your own')
  const give = (text: string) =>
    field.setInputFiles({ name: 'own.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  const refused = page.locator('.own-file .refused')
  await give('{ "name": ')
  await refused.getByText('This file is not JSON, or not all of it is there.').waitFor()
  await give(JSON.stringify({ ...HEAD_ON, wind: 'up' }))
  await refused.getByText('At “wind”').waitFor()
  await give(JSON.stringify({ ...HEAD_ON, sea: { width: 700_000, length: 700_000 } }))
  await refused.getByText('The sea must be at least 900 by 700 mm. (SOG 1.3.1)').waitFor()
  await atRest(page)
  assert.deepEqual(await violations(page), [])
  await give(JSON.stringify(HEAD_ON))
  await page.getByText('“Of our own” is on the table.').waitFor()
  await comesTo(() => refused.count(), 0, 'nothing is wrong with it')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the one chosen above' }).click()
  assert.equal((await saving).suggestedFilename(), 'scenario.json')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.locator('.sog-panel .sog-fan').waitFor()
  await comesTo(() => page.locator('.sog-ship').count(), 2, 'two ships lie on the sea')
}

/** Waits until the panel of a ship that is being placed says so. */
async function helmSays(page: Page, what: string | RegExp): Promise<void> {
  await page.locator('.sog-helm legend').filter({ hasText: what }).waitFor()
}

/** Where something lies, once it has come to rest. */
async function boxOf(thing: Locator) {
  const looked = async () => {
    await atRest(thing.page())
    return thing.boundingBox()
  }
  let found = await looked()
  await eventually(async () => {
    const before = found
    found = await looked()
    return isDeepStrictEqual(found, before)
  }, `${thing} lies still`)
  assert.ok(found, `${thing} is on the screen`)
  return found
}

async function dragsShips(page: Page, address: string): Promise<void> {
  await sitDownAt(page, address, momentFor('place-ships'), 'lookout')
  await page.locator('[data-berth="4"]').click()
  const ship = page.locator('[data-laid] .sog-ship')
  await helmSays(page, ': 450 mm from the left')
  const from = await boxOf(ship)
  const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 }
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  for (const part of [0.3, 0.6, 1]) await page.mouse.move(start.x - 60 * part, start.y + 10 * part)
  await page.mouse.up()
  await helmSays(page, /: 3\d\d mm from the left/)
  const to = await boxOf(ship)
  assert.ok(Math.abs(from.x - 60 - to.x) < 3 && Math.abs(from.y + 10 - to.y) < 3, 'she lies under the hand')
  await page.locator('[data-laid] .sog-handle circle').hover()
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2 + 120, to.y + to.height / 2, { steps: 4 })
  await page.mouse.up()
  await helmSays(page, '(east)')
  await page.getByRole('button', { name: 'Undo' }).click()
  await helmSays(page, '(south)')
}

async function showsWhatHides(page: Page, address: string): Promise<void> {
  await sitDownAt(page, address, quietMoment('fire', { scenario: ABREAST }, 'british-1'), 'lookout')
  assert.equal(await page.locator('.sog-sight').count(), 0)
  await page.getByRole('button', { name: 'Aquilon cannot be seen: Généreux in the way' }).hover()
  await page.locator('.sog-sight-blocked').waitFor({ state: 'attached' })
  await page.locator('.sog-ship[data-ship="genereux"]').hover()
  await page.locator('.sog-sight:not(.sog-sight-blocked)').waitFor({ state: 'attached' })
  await comesTo(() => page.locator('.sog-sight-blocked').count(), 0, 'nothing hides her')
  await page.locator('.sog-ship[data-ship="aquilon"]').hover()
  await page.locator('.sog-sight-blocked').waitFor({ state: 'attached' })
}

async function marksCollisions(page: Page, address: string): Promise<void> {
  await sitDownAt(page, address, quietMoment('plan', { scenario: HEAD_ON }, 'british-1'), 'lookout')
  await page.locator('[data-key="straight"]').click()
  await page.locator('[data-seal]:enabled').click()
  await tellUntil(page, async (said) => /is stopped by/.test(said))
  const mark = page.locator('[data-crash]')
  await mark.waitFor({ state: 'attached' })
  const at = await boxOf(mark)
  const ship = await boxOf(page.locator('.sog-ship[data-ship="hms-defence"] .sog-base'))
  const off = Math.abs(at.y + at.height / 2 - ship.y - ship.height)
  assert.ok(off < ship.height / 8, 'at her bow, where she was stopped')
  await comesTo(() => page.locator('.sog-marked').count(), 2, 'both ships are marked')
  await page.setViewportSize({ width: 390, height: 844 })
  await comesTo(() => hiddenBehindWords(page), [], 'what is told covers neither of them')
  await page.locator('[data-told]').click()
  await mark.waitFor({ state: 'detached' })
}

/** The ships spoken of that cannot be seen for the words, or not at all. */
function hiddenBehindWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = document.querySelector('.telling-lines')?.getBoundingClientRect()
    const sea = document.querySelector('.viewport')?.getBoundingClientRect()
    const isSeen = ({ left, right, top, bottom }: DOMRect) =>
      words !== undefined &&
      sea !== undefined &&
      left >= 0 &&
      right <= sea.right &&
      top >= sea.top &&
      bottom <= words.top
    return [...document.querySelectorAll('.sog-ship.sog-marked')]
      .filter((ship) => !isSeen(ship.getBoundingClientRect()))
      .map(({ outerHTML }) => outerHTML.slice(0, 80))
  })
}

test('Sails of Glory: what can be laid on the sea, looked at and seen happening', async (t) => {
  const [{ address }, browser] = await Promise.all([openServer(t), openBrowser(t)])
  for (const [name, does, pace] of [
    ['a scenario is taken in from a file, with a sentence for each fault', takesFiles, '0'],
    ['a ship that is placed is dragged and turned', dragsShips, '0'],
    ['what hides a target is shown when one looks at it', showsWhatHides, '0'],
    ['a collision is marked where it happened while it is told', marksCollisions, STANDING],
  ] as const)
    await t.test(name, async () => {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        reducedMotion: 'reduce',
      })
      await context.addInitScript((chosen) => localStorage.setItem('windward pace', chosen), pace)
      const captain = new Captain(await context.newPage())
      await captain.page.goto(address)
      await does(captain.page, address)
      assert.deepEqual(captain.troubles, [])
      await context.close()
    })
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { openBrowser } from '../../test-kit/chromium.ts'
import { eventually, SOON } from '../../test-kit/eventually.ts'
import { firstGame } from '../../test-kit/games.ts'
import { openTab } from '../../test-kit/open-tab.ts'
import { Player } from '../../test-kit/player.ts'
import { openServer } from '../../test-kit/server.ts'

/** What else is said than lines of the log and titles. */
const OWN_WORDS =
  /^(Your turn: |Waiting for |Turn report, |Score: |and \d+ more$|Connected again|Connection lost)/

/** Writes down everything the live region says, and after each answer whether the focus is anywhere. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(globalThis, { heard })
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (!(target instanceof Element)) continue
        if (target.closest('[data-heard]') === null && !target.querySelector('[data-heard]')) continue
        for (const node of addedNodes)
          if (node.parentElement?.matches('[data-heard]')) heard.push(node.textContent ?? '')
      }
    }).observe(document, { childList: true, subtree: true })
  })
}

const heardBy = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const heard = Reflect.get(globalThis, 'heard')
    return Array.isArray(heard) ? heard.map(String) : []
  })

test('whoever listens hears each question, and of a turn what stands in the log', async (t) => {
  const [{ address }, browser] = await Promise.all([openServer(t), openBrowser(t)])
  const { game } = await firstGame()
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  const player = new Player(page)
  await listen(page)
  await page.addInitScript(() => localStorage.setItem('windward pace', '20'))
  await page.goto(address)
  await page.getByRole('button', { name: new RegExp(`Play.*${game.name}`) }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start', exact: true }).click()
  await player.asked()
  await player.playUntil(
    async () => (await heardBy(page)).some((sentence) => sentence.startsWith('Turn report, ')),
    async (button) => {
      // What is told goes on by itself.
      if (await button.evaluate((element) => element.matches('[data-told]'), undefined, SOON)) return
      const title = (await player.decision().innerText(SOON)).trim()
      await eventually(
        async () => (await heardBy(page)).includes(`Your turn: ${title}`),
        `${game.name}: “${title}” is said`,
      )
      await button.press('Enter', SOON)
      await page.waitForFunction(() => document.activeElement !== document.body)
    },
  )
  await openTab(page.getByRole('tab', { name: 'Log' }))
  const earlier = page.locator('.earlier button')
  // It is gone as soon as all is there.
  while ((await earlier.count()) > 0) await earlier.click(SOON).catch(() => undefined)
  const log = new Set(await page.locator('.lines .what').allInnerTexts())
  const inReport = new Set(await page.locator('.report-text').allInnerTexts())
  const own = await page.locator('.report-you + .report-lines .report-text').allInnerTexts()
  // The report may still grow, and what is new in it is said then.
  await eventually(
    async () =>
      (await heardBy(page)).filter((each) => log.has(each) || inReport.has(each)).length >= own.length,
    `${game.name}: as much is said as the report has of one’s own`,
  )
  const heard = await heardBy(page)
  for (const sentence of heard)
    assert.ok(
      OWN_WORDS.test(sentence) || log.has(sentence) || inReport.has(sentence),
      `${game.name}: “${sentence}” stands neither in the log nor in the report`,
    )
  const report = heard.findIndex((sentence) => sentence.startsWith('Turn report, '))
  assert.ok(
    heard.slice(0, report).some((sentence) => log.has(sentence)),
    `${game.name}: what is told is said before the report`,
  )
  assert.equal(await page.locator('[role="log"][data-heard]').count(), 1)
  assert.deepEqual(player.troubles, [])
})

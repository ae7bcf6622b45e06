import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Browser, Locator, Page } from 'windward/test-kit/chromium.ts'
import { openBrowser } from 'windward/test-kit/chromium.ts'
import { eventually, SOON, says } from 'windward/test-kit/eventually.ts'
import { byKeys, pressByKeys, reach } from 'windward/test-kit/keyboard.ts'
import type { Press } from 'windward/test-kit/player.ts'
import { staysWithin } from 'windward/test-kit/reach.ts'
import { openServer } from 'windward/test-kit/server.ts'
import { settled } from 'windward/test-kit/settled.ts'
import { isSecondRound, sitDown } from './sit-down.ts'

/** What is gone before it is pressed need not be waited for: the player looks again. */
const click: Press = (button) => button.click(SOON)
const tap: Press = (button) => button.tap(SOON)

/** A table that one lays oneself, down to where one’s Home Realm lies. */
const playOn = (page: Page): Locator => page.getByRole('button', { name: 'Play', exact: true })

const homeOn = (page: Page): Locator => page.getByRole('button', { name: 'Your Home Realm', exact: true })

/** Presses whatever comes, but lets nothing pass while one's Home Realm is to be laid: that is for the test itself. */
const unlessHome =
  (page: Page, press: Press): Press =>
  async (button) => {
    if ((await homeOn(page).count()) === 0) await press(button)
  }

/** Takes one's Home Realm in hand; the hexes it may be laid on light up. */
async function takeHome(page: Page, press: Press): Promise<boolean> {
  const home = homeOn(page)
  if ((await home.count()) === 0) return false
  const lit = page.locator('.sow-lit').first()
  await eventually(async () => {
    await press(home)
    await lit.waitFor(SOON)
    return true
  }, 'the hexes light up')
  return true
}

/** Seals where the Home Realm shall lie. */
async function layHome(page: Page, press: Press): Promise<void> {
  await page.locator('.sow-ghost').waitFor()
  await page.locator('[data-seal]:enabled').waitFor()
  await eventually(async () => {
    await press(page.locator('[data-seal]:enabled'))
    return true
  }, 'the Home Realm is sealed')
  await homeOn(page).waitFor({ state: 'detached' })
}

/** Does one deed of a segment from its name to the end; whatever has to be chosen on the way is. */
async function doDeed(page: Page, deed: string, press: Press): Promise<boolean> {
  const start = page.locator(`[data-key="${deed}"]`)
  if ((await start.count()) === 0) return false
  await press(start)
  const seal = page.locator('[data-seal]:enabled')
  const choices = ['.fork [data-key="stop"]', '.fork [data-key="all"]', '.fork [data-key]']
  await eventually(async () => {
    await settled(page)
    if ((await seal.count()) > 0) return true
    for (const choice of choices) {
      const button = page.locator(choice).first()
      if ((await button.count()) === 0) continue
      await press(button)
      break
    }
    return false
  }, `there is an end to the deed ${deed}`)
  await press(seal)
  return true
}

async function wholeMatch(browser: Browser, address: string): Promise<void> {
  const player = await sitDown(browser, address)
  const { page } = player
  await playOn(page).click()
  await says(player.decision(), /Which .* Realms do you keep/)

  let laid = 0
  await player.playUntil(
    async () => {
      if (laid === 0 && (await takeHome(page, click))) {
        const zones = page.locator('.sow-lit')
        await zones.nth(Math.floor((await zones.count()) / 2)).click()
        await layHome(page, click)
        laid += 1
      }
      return (await player.turn()) !== 'Before the first round'
    },
    unlessHome(page, click),
  )
  assert.equal(laid, 1, 'the Home Realm was laid by hand')

  let deeds = 0
  await player.playUntil(async () => {
    const title = (await player.decision().textContent()) ?? ''
    if (deeds === 0 && /recruit/.test(title) && (await doDeed(page, 'units', click))) deeds += 1
    if (deeds === 1 && /Your turn/.test(title) && (await doDeed(page, 'march', click))) deeds += 1
    return deeds === 2
  })

  await player.playUntil(() => player.isOver())
  await says(player.decision(), /have won|Nobody is left/)
  await page.getByRole('link', { name: 'Watch the replay' }).click()
  await page.getByRole('heading', { name: 'Replay', exact: true }).waitFor()
  assert.deepEqual(player.troubles, [])
}

async function roundByKeyboard(browser: Browser, address: string): Promise<void> {
  const player = await sitDown(browser, address)
  const { page } = player
  await pressByKeys(page, playOn(page))
  await player.asked()
  await pressByKeys(page, page.getByRole('button', { name: 'To the decision' }))
  await page.locator('#decision-title:focus').waitFor()
  const press = byKeys(page)
  let laid = 0
  const answers = await player.playUntil(
    async () => {
      if (laid === 0 && (await takeHome(page, press))) {
        await reach(page, page.getByRole('application'))
        await page.keyboard.press('ArrowRight')
        await says(page.locator('[data-said]'), /(sea|on) \d+\/\d+/)
        await page.keyboard.press('l')
        await says(page.locator('[data-said]'), /It can be chosen\.$/)
        await page.keyboard.press('Enter')
        await layHome(page, press)
        laid += 1
      }
      return isSecondRound(player)
    },
    unlessHome(page, press),
  )
  assert.equal(laid, 1, 'the Home Realm was laid with the arrow keys')
  assert.ok(answers >= 8)
  assert.deepEqual(player.troubles, [])
}

async function roundByTouch(browser: Browser, address: string): Promise<void> {
  const player = await sitDown(browser, address, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  })
  const { page } = player
  await playOn(page).tap()
  await player.asked()
  await page.getByRole('tab', { name: 'Realms' }).tap()
  await page.getByRole('tab', { name: 'Decide' }).tap()
  await page.locator('.seats summary').last().tap()
  await page.getByText('Played by').locator('visible=true').waitFor()
  let laid = 0
  await player.playUntil(
    async () => {
      if (laid === 0 && (await takeHome(page, tap))) {
        await page.locator('.sow-lit').first().tap()
        await layHome(page, tap)
        laid += 1
      }
      return isSecondRound(player)
    },
    unlessHome(page, tap),
  )
  assert.equal(laid, 1, 'the Home Realm was laid by finger')
  assert.equal(
    await page.locator('.seats [open]').count(),
    0,
    'no card of a seat lies over what is asked next',
  )
  await staysWithin(page)
  assert.deepEqual(player.troubles, [])
}

test('Sails of War is played in the browser', async (t: TestContext) => {
  const [{ address }, browser] = await Promise.all([openServer(t), openBrowser(t)])
  const form = `${address}#/new/sails-of-war`
  await t.test(
    'a two-seat match from the form for a new table over laying the board to the result, by mouse',
    () => wholeMatch(browser, form),
  )
  await t.test('a round by keyboard alone', () => roundByKeyboard(browser, form))
  await t.test('a round by touch, 390 pixels wide', () => roundByTouch(browser, form))
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openBrowser } from '../../test-kit/chromium.ts'
import { comesTo } from '../../test-kit/eventually.ts'
import { withFixedSeed } from '../../test-kit/fixed-seed.ts'
import { pressByKeys, reach } from '../../test-kit/keyboard.ts'
import { Player } from '../../test-kit/player.ts'
import { openServer } from '../../test-kit/server.ts'

const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 390, height: 844 }

test('the side panel is as wide as one leaves it, and the log below the decision folds to a line', async (t) => {
  const [{ address }, browser] = await Promise.all([openServer(t), openBrowser(t)])
  const player = new Player(await (await withFixedSeed(browser)).newPage())
  const { page } = player
  await page.setViewportSize(WIDE)
  await player.sitDown(address)
  await player.playNow()
  const edge = page.getByRole('separator', { name: 'Width of the side panel' })
  const side = page.locator('.side')
  const width = async () => Math.round((await side.boundingBox())?.width ?? 0)
  await edge.waitFor()
  await comesTo(width, 400, 'the usual width')

  await t.test('by arrow keys and End, with a value that is told', async () => {
    await reach(page, edge)
    await page.keyboard.press('ArrowLeft')
    await comesTo(width, 420, 'a step wider')
    await comesTo(() => edge.getAttribute('aria-valuenow'), '420', 'the value says so')
    await page.keyboard.press('End')
    await comesTo(width, 560, 'never wider')
    await page.keyboard.press('Home')
    await comesTo(width, 360, 'never narrower')
  })

  await t.test('by a pointer: the edge goes along with it', async () => {
    const { y, height } = (await side.boundingBox()) ?? assert.fail('no panel')
    const from = WIDE.width - 360
    await page.mouse.move(from, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(from - 60, y + height / 2, { steps: 3 })
    await page.mouse.move(from - 140, y + height / 2, { steps: 3 })
    await page.mouse.up()
    await comesTo(width, 500, 'as far as it was dragged')
    await page.mouse.move(from, y + height / 2)
    assert.equal(await width(), 500, 'and no farther once it was let go')
  })

  await t.test('the log is folded to the line of its tabs, and what is asked has its room', async () => {
    const decision = page.locator('.decision')
    const tall = async () => (await decision.boundingBox())?.height ?? 0
    const before = await tall()
    await pressByKeys(page, page.getByRole('button', { name: 'Collapse', exact: true }))
    await page.getByRole('tabpanel').waitFor({ state: 'hidden' })
    assert.ok((await tall()) > before, 'the decision grows')
    const line = await page.getByRole('tablist').boundingBox()
    assert.ok(line !== null && line.y + line.height > WIDE.height - 8, 'the line lies at the lower edge')
  })

  await t.test('both are kept, a phone knows nothing of them, and a tab opens what was folded', async () => {
    await page.reload()
    await player.asked()
    await comesTo(width, 500, 'the width is kept')
    assert.ok(await page.getByRole('tabpanel').isHidden(), 'the log stays folded')
    await page.setViewportSize(NARROW)
    await comesTo(width, NARROW.width, 'as wide as the phone')
    await comesTo(() => edge.count(), 0, 'nothing to take hold of')
    await page.setViewportSize(WIDE)
    await page.getByRole('tab', { name: 'Log' }).click()
    await page.getByRole('tabpanel').waitFor()
    await edge.dblclick()
    await comesTo(width, 400, 'the usual width again')
  })
  assert.deepEqual(player.troubles, [])
})

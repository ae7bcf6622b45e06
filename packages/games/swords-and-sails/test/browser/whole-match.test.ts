import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openBrowser } from 'windward/test-kit/chromium.ts'
import { comesTo, says } from 'windward/test-kit/eventually.ts'
import { withFixedSeed } from 'windward/test-kit/fixed-seed.ts'
import { Player } from 'windward/test-kit/player.ts'
import { openServer } from 'windward/test-kit/server.ts'
import { FATE, sendOnTheMap } from './send-on-the-map.ts'

test('a whole match against bots from “Play” to the result, by mouse, over a reload', async (t) => {
  const [{ address }, browser] = await Promise.all([openServer(t), openBrowser(t)])
  const player = new Player(await (await withFixedSeed(browser, {}, FATE)).newPage())
  await player.sitDown(address)
  await player.playNow()

  const first = await player.turn()
  const { page } = player
  let army: string | undefined
  await player.playUntil(async () => {
    if (army === undefined && (await page.locator('.order-list').isVisible()))
      army = await sendOnTheMap(page, ({ x, y }) => page.mouse.click(x, y))
    return (await player.turn()) !== first
  })
  assert.ok(army, 'an army was sent on the map')
  const before = await player.turn()
  await page.reload()
  await player.decision().waitFor()
  await comesTo(() => player.turn(), before, 'the match stands where it stood')

  await player.playUntil(() => player.isOver())
  await says(player.decision(), /win|standing|ahead|left/)
  const asPromised = page.getByText(
    'Checked: the dice were fixed before the match began and nobody changed them; the result follows from them.',
  )
  await asPromised.waitFor()
  await page.getByRole('link', { name: 'Watch the replay' }).click()
  await page.getByRole('heading', { name: 'Replay', exact: true }).waitFor()
  await asPromised.waitFor()
  assert.deepEqual(player.troubles, [])
})

test('a table that begins with the choice of leaders is laid by its switch, and played', async (t) => {
  const [{ address }, browser] = await Promise.all([openServer(t), openBrowser(t)])
  const player = new Player(await (await withFixedSeed(browser, {}, FATE)).newPage())
  const { page } = player
  await player.sitDown(`${address}#/new/swords-and-sails`)
  await page.getByText('Rules options').click()
  await page.getByRole('combobox', { name: 'Leader cards' }).selectOption('chosen')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await player
    .decision()
    .filter({ hasText: /leader/i })
    .waitFor()
  await page.getByRole('button', { name: 'Commander' }).click()
  await page.getByRole('button', { name: 'Choose', exact: true }).click()
  await player
    .decision()
    .filter({ hasNotText: /leader|Others/i })
    .waitFor()
  const first = await player.turn()
  await player.playUntil(async () => (await player.turn()) !== first)
  assert.deepEqual(player.troubles, [])
})

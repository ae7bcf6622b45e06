import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openBrowser } from '../../test-kit/chromium.ts'
import { comesTo } from '../../test-kit/eventually.ts'
import { withFixedSeed } from '../../test-kit/fixed-seed.ts'
import { Player } from '../../test-kit/player.ts'
import { seat } from '../../test-kit/seating.ts'
import { openServer } from '../../test-kit/server.ts'

test('a match around one screen: a curtain lies between two seats, and nothing is seen behind it', async (t) => {
  const [{ address }, browser] = await Promise.all([openServer(t), openBrowser(t)])
  const player = new Player(await (await withFixedSeed(browser)).newPage())
  const { page } = player
  await player.sitDown(`${address}#/new`)
  await seat(page, 'here')
  await page.getByRole('button', { name: 'Play', exact: true }).click()

  const curtain = page.locator('.curtain')
  await curtain.waitFor()
  await comesTo(() => page.locator('.board').count(), 0, 'no board is seen behind the curtain')

  const seen = new Set<string>()
  let first: string | undefined
  await player.playUntil(async () => {
    for (const name of await curtain.getByRole('heading').allTextContents()) {
      seen.add(name)
      await curtain.getByRole('button', { name: 'Draw the curtain' }).click()
      await curtain.getByRole('heading', { name }).waitFor({ state: 'hidden' })
    }
    const [turn] = await page.locator('.turn').allTextContents()
    first ??= turn
    return turn !== undefined && turn !== first
  })
  assert.equal(seen.size, 2, [...seen].join())
  assert.deepEqual(player.troubles, [])
})

test('a match around one screen that goes on is played back as a spectator, or by a seat behind its curtain', async (t) => {
  const [{ address }, browser] = await Promise.all([openServer(t), openBrowser(t)])
  const player = new Player(await (await withFixedSeed(browser)).newPage())
  const { page } = player
  await player.sitDown(`${address}#/new`)
  await seat(page, 'here')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  const curtain = page.locator('.curtain')
  await curtain.waitFor()
  await page.goto(page.url().replace('#/table/', '#/replay/'))

  const eyes = page.getByLabel('View as')
  await eyes.waitFor()
  const lookers = await eyes.locator('option').allTextContents()
  const [mine = '', other = '', ...more] = lookers.filter((name) => name !== 'a spectator')
  assert.deepEqual([lookers.length, more], [3, []])
  const theirs = await eyes.locator('option').nth(lookers.indexOf(other)).getAttribute('value')
  await eyes.selectOption({ label: other })
  await curtain.getByRole('heading', { name: other }).waitFor()
  await comesTo(() => page.locator('.board').count(), 0, 'no board is seen behind the curtain')
  await curtain.getByRole('button', { name: 'Draw the curtain' }).click()
  await comesTo(() => eyes.inputValue(), theirs, 'a seat looks back at its own')

  await eyes.selectOption({ label: mine })
  await curtain.getByRole('heading', { name: mine }).waitFor()
  await page.goBack()
  await curtain.waitFor()
  await page.goForward()
  await eyes.waitFor()
  assert.equal(await eyes.inputValue(), 'spectator', 'whoever comes back sees what all may see')
  await page.getByRole('link', { name: 'Back to the game' }).click()
  await curtain.waitFor()
  await comesTo(() => page.locator('.board').count(), 0, 'at the table the curtain is there as well')
  assert.deepEqual(player.troubles, [])
})

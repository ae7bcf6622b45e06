import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openBrowser } from './chromium.ts'
import { comesTo } from './eventually.ts'
import { foretold } from './fate.ts'
import { openHarbour } from './harbour.ts'
import { Player } from './player.ts'

test('a match around one screen: a curtain lies between two seats, and nothing is seen behind it', async (t) => {
  const [{ address }, browser] = await Promise.all([openHarbour(t), openBrowser(t)])
  const player = new Player(await (await foretold(browser)).newPage())
  const { page } = player
  await player.sitDown(`${address}#/new`)
  await page.locator('.sitters li').filter({ hasText: 'France' }).getByRole('combobox').selectOption('here')
  await page.getByRole('button', { name: 'Lay the table and play' }).click()

  const curtain = page.locator('.curtain')
  await curtain.waitFor()
  await comesTo(() => page.locator('.board').count(), 0, 'no board is seen behind the curtain')

  const seen = new Set<string>()
  await player.playUntil(async () => {
    for (const name of await curtain.getByRole('heading').allTextContents()) {
      seen.add(name)
      await curtain.getByRole('button', { name: 'Draw the curtain' }).click()
      await curtain.getByRole('heading', { name }).waitFor({ state: 'hidden' })
    }
    return (await page.locator('.turn').allTextContents()).includes('Summer 1000')
  })
  assert.deepEqual([...seen].toSorted(), ['England', 'France'])
  assert.deepEqual(player.troubles, [])
})

test('a match around one screen that goes on is played back as a spectator, or by a seat behind its curtain', async (t) => {
  const [{ address }, browser] = await Promise.all([openHarbour(t), openBrowser(t)])
  const player = new Player(await (await foretold(browser)).newPage())
  const { page } = player
  await player.sitDown(`${address}#/new`)
  await page.locator('.sitters li').filter({ hasText: 'France' }).getByRole('combobox').selectOption('here')
  await page.getByRole('button', { name: 'Lay the table and play' }).click()
  const curtain = page.locator('.curtain')
  await curtain.waitFor()
  await page.goto(page.url().replace('#/table/', '#/replay/'))

  const eyes = page.getByLabel('Through the eyes of')
  await eyes.waitFor()
  assert.deepEqual((await eyes.locator('option').allTextContents()).toSorted(), [
    'England',
    'France',
    'a spectator',
  ])
  await eyes.selectOption({ label: 'France' })
  await curtain.getByRole('heading', { name: 'France' }).waitFor()
  await comesTo(() => page.locator('.board').count(), 0, 'no board is seen behind the curtain')
  await curtain.getByRole('button', { name: 'Draw the curtain' }).click()
  await comesTo(() => eyes.inputValue(), 'FRA', 'France looks back at its own')

  await eyes.selectOption({ label: 'England' })
  await curtain.getByRole('heading', { name: 'England' }).waitFor()
  await page.goBack()
  await curtain.waitFor()
  await page.goForward()
  await eyes.waitFor()
  assert.equal(await eyes.inputValue(), 'spectator', 'whoever comes back sees what all may see')
  await page.getByRole('link', { name: 'Back to the table' }).click()
  await curtain.waitFor()
  await comesTo(() => page.locator('.board').count(), 0, 'at the table the curtain is there as well')
  assert.deepEqual(player.troubles, [])
})

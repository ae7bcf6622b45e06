import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openBrowser } from './chromium.ts'
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
  assert.equal(await page.locator('.board').count(), 0)

  const seen = new Set<string>()
  await player.playUntil(async () => {
    if (await curtain.isVisible()) {
      const name = (await curtain.getByRole('heading').textContent()) ?? ''
      seen.add(name)
      await curtain.getByRole('button').click()
      await player.decision().waitFor()
    }
    return (await page.locator('.turn').count()) > 0 && (await player.turn()) === 'Summer 1000'
  })
  assert.deepEqual([...seen].toSorted(), ['England', 'France'])
  assert.deepEqual(player.troubles, [])
})

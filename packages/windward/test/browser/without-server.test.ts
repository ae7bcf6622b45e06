import { test } from 'node:test'
import { openBrowser } from '../../test-kit/chromium.ts'
import { Player } from '../../test-kit/player.ts'
import { openServer } from '../../test-kit/server.ts'

test('a match goes on with the server stopped', async (t) => {
  const [server, browser] = await Promise.all([openServer(t), openBrowser(t)])
  const player = new Player(await browser.newPage())
  const { page } = player
  await player.sitDown(server.address)
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated')
  await server.stop()
  await page.reload()
  await player.playNow()
  const first = await player.turn()
  await player.playUntil(async () => (await player.turn()) !== first)
  await page.reload()
  await player.decision().waitFor()
})

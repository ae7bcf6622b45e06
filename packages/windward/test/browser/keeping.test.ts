import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { layTable, seedFrom } from '@windward/table'
import { openBrowser } from '../../test-kit/chromium.ts'
import { comesTo, eventually, PATIENCE_MS } from '../../test-kit/eventually.ts'
import { withFixedSeed } from '../../test-kit/fixed-seed.ts'
import { firstGame } from '../../test-kit/games.ts'
import { keepLocally } from '../../test-kit/local-match.ts'
import { Player } from '../../test-kit/player.ts'
import { openServer } from '../../test-kit/server.ts'
import { settled } from '../../test-kit/settled.ts'

test('a match kept on the server, as a file, and taken in again', async (t) => {
  const [{ address }, browser] = await Promise.all([openServer(t), openBrowser(t)])
  const player = new Player(await (await withFixedSeed(browser)).newPage())
  const { page } = player
  await player.sitDown(address)
  await player.playNow()

  await page.goto(`${address}#/records`)
  const row = page.getByRole('listitem').filter({ hasText: 'under way' })

  await t.test('others see a match that is kept on the server, by its link alone', async () => {
    const shown = row.getByRole('textbox')
    // A server without time to play a match again refuses it, and may be asked once more.
    await eventually(async () => {
      await row.getByRole('button', { name: 'Get a share link' }).click()
      await settled(page)
      await shown.or(row.locator('.refused')).waitFor()
      return shown.isVisible()
    }, 'the server keeps the match')
    const link = await shown.inputValue()
    const friend = await (await browser.newContext()).newPage()
    friend.setDefaultTimeout(PATIENCE_MS)
    await friend.goto(link)
    await friend.getByRole('heading', { name: 'Replay', exact: true }).waitFor()
    await friend.getByRole('button', { name: 'One step on' }).click()
    await friend.getByText(/^Step 1 of/).waitFor()
    await row.getByRole('button', { name: 'Delete the share link' }).click()
    await row.getByRole('button', { name: 'Get a share link' }).waitFor()
    await friend.reload()
    await friend.getByText('There is no such record here.').waitFor()
  })

  await t.test('a file of it is taken in; one that was tampered with is not kept', async () => {
    const saving = page.waitForEvent('download')
    await row.getByRole('button', { name: 'Save as a file' }).click()
    const text = await readFile(await (await saving).path(), 'utf8')
    const field = page.getByLabel('Import a record')
    const file = (buffer: string) => ({
      name: 'match.json',
      mimeType: 'application/json',
      buffer: Buffer.from(buffer),
    })
    await field.setInputFiles(file(text.replace('"format":', '"format":9')))
    await page.locator('.refused').waitFor()
    await field.setInputFiles(file(text))
    await page.getByText('Imported.').waitFor()
    await comesTo(() => row.count(), 2, 'the match stands there twice')
  })
})

test('a match that does not go on by the rules as they are says so, and can be forgotten', async (t) => {
  const [{ address }, browser] = await Promise.all([openServer(t), openBrowser(t)])
  const page = await (await browser.newContext()).newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  await page.goto(address)
  const { game } = await firstGame()
  const seats = game.seats.choose(2, game.options.parse({}))
  const laid = layTable(game, { options: {}, seats, seed: seedFrom('an earlier Windward') })
  const [seat] = seats
  assert.ok(laid.ok && seat !== undefined)
  const entries = [{ do: 'answer', seat, question: 'once asked', answer: {} } as const]
  const id = await keepLocally(page, { record: { ...laid.value, entries }, seat }, { bot: 'random' })
  await page.goto(`${address}#/table/${id}`)
  const said = page.getByRole('alert')
  assert.match((await said.textContent()) ?? '', /^This match does not go on by the rules as they are now/)
  await page.getByRole('link', { name: 'Home' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete' }).waitFor({ state: 'detached' })
})

test('a match that was begun under older rules goes on by today’s, and can be left and taken up again', async (t) => {
  const [{ address }, browser] = await Promise.all([openServer(t), openBrowser(t)])
  const page = await (await browser.newContext()).newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  await page.goto(address)
  const { game } = await firstGame()
  const seats = game.seats.choose(2, game.options.parse({}))
  const laid = layTable(game, { options: {}, seats, seed: seedFrom('an earlier version') })
  const [seat] = seats
  assert.ok(laid.ok && seat !== undefined)
  const record = { ...laid.value, version: game.version - 1 }
  const id = await keepLocally(page, { record, seat }, { bot: 'random' })
  await page.goto(`${address}#/table/${id}`)
  const title = page.locator('#decision-title')
  await title.waitFor()
  const asked = await title.textContent()
  await page.goto(`${address}#/settings`)
  await page.goto(`${address}#/table/${id}`)
  await comesTo(() => title.textContent(), asked, 'the same is asked again')
})

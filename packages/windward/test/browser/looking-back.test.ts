import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  company,
  exportRecord,
  layTable,
  Match,
  type MatchRecord,
  playOut,
  randomBot,
  seedFrom,
} from '@windward/table'
import { openBrowser } from '../../test-kit/chromium.ts'
import { comesTo, PATIENCE_MS } from '../../test-kit/eventually.ts'
import { firstGame } from '../../test-kit/games.ts'
import { Player } from '../../test-kit/player.ts'
import { openServer } from '../../test-kit/server.ts'

const { game } = await firstGame()
const SHORT = game.trials?.short.options ?? {}
const AS_PROMISED =
  'Checked: the dice were fixed before the match began and nobody changed them; the result follows from them.'

/** Lays a short match at the server from a page whose visitor comes as a guest, with a bot at the other seat. */
async function layShortMatch({ page }: Player, seats: readonly string[]): Promise<string> {
  const wish = { game: game.id, seats, options: SHORT }
  return page.evaluate(async (wish) => {
    const [mine, other] = wish.seats
    const ask = async (path: string, body: object) => {
      const response = await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return response.json()
    }
    await ask('/api/auth/sign-in/anonymous', {})
    const { id } = await ask('/api/v1/matches', wish)
    const at = `/api/v1/matches/${id}`
    await ask(`${at}/join`, { seat: mine })
    await ask(`${at}/seats/${other}/bot`, { bot: 'random' })
    await ask(`${at}/start`, {})
    return String(id)
  }, wish)
}

test('an online match is looked back at by its own seat while it goes on; at its end dice and end are checked', async (t) => {
  const [{ address }, browser] = await Promise.all([openServer(t), openBrowser(t)])
  const player = new Player(await (await browser.newContext()).newPage())
  const { page } = player
  await player.sitDown(address)
  const seats = game.seats.choose(2, game.options.parse({}))
  const id = await layShortMatch(player, seats)
  await page.goto(`${address}#/match/${id}`)
  await player.asked()
  await player.playUntil(async () => (await page.locator('.ledger .line').count()) > 3)

  await page.getByRole('tab', { name: 'Log' }).click()
  await page.getByRole('link', { name: 'Replay' }).click()
  await page.getByRole('heading', { name: 'Replay so far' }).waitFor()
  const eyes = page.getByLabel('View as')
  assert.equal(await eyes.locator('option').count(), 2, 'a spectator’s and one’s own')
  await comesTo(() => eyes.inputValue(), seats[0] ?? '', 'one’s own eyes')
  await page.getByLabel('Step', { exact: true }).fill('0')
  await page.getByText(/^Step 0 of \d+$/).waitFor()
  await page.getByRole('button', { name: 'One step on' }).click()
  await page.getByText(/^Step 1 of \d+$/).waitFor()
  await eyes.selectOption({ label: 'a spectator' })
  await comesTo(() => eyes.inputValue(), 'spectator', 'a spectator’s eyes')
  assert.equal(await page.getByText('the result follows').count(), 0)

  const stranger = await (await browser.newContext()).newPage()
  stranger.setDefaultTimeout(PATIENCE_MS)
  await stranger.goto(page.url())
  await stranger.getByText('There is no such match, or it is not for you to see.').waitFor()

  await page.getByRole('link', { name: 'Back to the game' }).click()
  await player.asked()
  await player.playUntil(() => player.isOver())
  await page.getByText(AS_PROMISED).waitFor()
  await page.getByRole('link', { name: 'Watch the replay' }).click()
  await page.getByRole('heading', { name: 'Replay', exact: true }).waitFor()
  await page.getByText(AS_PROMISED).waitFor()
  assert.equal(await eyes.locator('option').count(), 3, 'everybody’s eyes')
  assert.deepEqual(player.troubles, [])
})

/** A short match as somebody would hand it on. */
function elsewhere(): MatchRecord {
  const seats = game.seats.choose(2, game.options.parse({}))
  const laid = layTable(game, { options: SHORT, seats, seed: seedFrom('elsewhere') })
  assert.ok(laid.ok)
  const opened = Match.open(game, laid.value)
  assert.ok(opened.ok)
  playOut(opened.value, company(seats, [randomBot], seedFrom('bots')))
  const exported = exportRecord(game, opened.value.record())
  assert.ok(exported.ok)
  return exported.value
}

test('a record is checked before it is taken in, and refused with the entry that does not fit', async (t) => {
  const [{ address }, browser] = await Promise.all([openServer(t), openBrowser(t)])
  const { page } = new Player(await (await browser.newContext()).newPage())
  await page.goto(`${address}#/records`)
  const take = (record: object) =>
    page.getByLabel('Import a record').setInputFiles({
      name: 'match.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(record)),
    })
  const record = elsewhere()
  const entry = record.entries[3]
  assert.ok(entry?.do === 'answer')
  const lies: readonly (readonly [record: object, sentence: RegExp])[] = [
    [
      { ...record, entries: record.entries.with(3, { ...entry, answer: 'nonsense' }) },
      /^The record was not imported\. Entry 4 of this record does not fit the match: .*\(TBL 5\.6\)$/,
    ],
    [{ ...record, seed: seedFrom('another') }, /not the one that was promised .*\(TBL 6\.2\)$/],
    [{ ...record, entries: record.entries.slice(0, -1) }, /ends otherwise than it says\. \(TBL 6\.3\)$/],
    [{ ...record, version: 99 }, /version 99 of the rules, and version \d+ cannot say whether it is true/],
  ]
  const refused = page.locator('.refused')
  for (const [lie, sentence] of lies) {
    await take(lie)
    await refused.filter({ hasText: sentence }).waitFor()
  }
  assert.equal(await page.getByRole('listitem').count(), 0, 'none of them is kept')
  await take(record)
  await page
    .getByText('Imported. It was checked: nobody changed its dice, and its result follows from them.')
    .waitFor()
  await page.getByRole('link', { name: 'Replay' }).click()
  await page.getByRole('heading', { name: 'Replay', exact: true }).waitFor()
  await page.getByText(AS_PROMISED).waitFor()
})

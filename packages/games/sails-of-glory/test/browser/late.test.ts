import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openBrowser } from 'windward/test-kit/chromium.ts'
import { says } from 'windward/test-kit/eventually.ts'
import { laidFor } from 'windward/test-kit/online-match.ts'
import { Player } from 'windward/test-kit/player.ts'
import { openServer } from 'windward/test-kit/server.ts'

/** Long enough to begin a draft in, and short enough to run out while somebody waits for it. */
const CLOCK = { kind: 'live', seconds: 15 }

test('whoever comes too late reads what was answered, finds the draft, and is back by one press', async (t) => {
  const [{ address }, browser] = await Promise.all([openServer(t), openBrowser(t)])
  const [ada, ben] = await Promise.all(
    [1440, 390].map(async (width) => {
      const context = await browser.newContext({ viewport: { width, height: 844 } })
      return new Player(await context.newPage())
    }),
  )
  assert.ok(ada && ben)
  const seats = new Map([
    ['british-1', ada.page],
    ['french-1', ben.page],
  ])
  const match = await laidFor(address, seats, { game: 'sails-of-glory', clock: CLOCK })
  for (const player of [ada, ben]) await player.sitDown(match)
  await ada.decision().filter({ hasText: 'Place your ships' }).waitFor()
  await ada.page.locator('.decision').getByRole('button', { name: '1', exact: true }).click()

  const late = ada.page.locator('.late')
  await late.getByRole('heading', { name: 'Your time ran out' }).waitFor()
  await late.getByText('The rules answered for you.').waitFor()
  await late.getByText('the match waits for somebody to come back').waitFor()
  await late.getByRole('heading', { name: /^Answered for you since/ }).waitFor()
  await says(late.locator('ol li').first(), /^Place your ships.*place/)
  await late.getByRole('heading', { name: 'Your draft' }).waitFor()
  await says(late.locator('.draft-row').first(), /^Place your ships/)
  await ada.page.locator('.ledger').getByText('Your time was up. The rules answered for you').waitFor()

  await ben.page.locator('.late').getByRole('button', { name: 'I am back' }).waitFor()
  await late.getByRole('button', { name: 'I am back' }).click()
  await late.waitFor({ state: 'hidden' })
  await ada.decision().filter({ hasNotText: 'Place your ships' }).waitFor()
  await ben.page.getByText('the match waits for somebody').waitFor({ state: 'hidden' })

  await ben.page.getByRole('tab', { name: 'Table' }).click()
  await ben.page.getByRole('button', { name: 'Resign …' }).click()
  await ben.page.getByRole('button', { name: 'Yes, I resign for good' }).click()
  await ada.page.getByRole('heading', { name: 'British wins' }).waitFor()
  assert.deepEqual([...ada.troubles, ...ben.troubles], [])
})

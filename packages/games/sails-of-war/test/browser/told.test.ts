import assert from 'node:assert/strict'
import { test } from 'node:test'
import { layTable, Match, seedFrom } from '@windward/table'
import type { Page } from 'windward/test-kit/chromium.ts'
import { openBrowser } from 'windward/test-kit/chromium.ts'
import { eventually, says } from 'windward/test-kit/eventually.ts'
import { sitDownAt } from 'windward/test-kit/local-match.ts'
import type { Moment } from 'windward/test-kit/moment.ts'
import { Player } from 'windward/test-kit/player.ts'
import { openServer } from 'windward/test-kit/server.ts'
import { STANDING, tellUntil } from 'windward/test-kit/telling.ts'
import { game } from '../../src/index.ts'

const MOST_MATCHES = 60

/** Somebody is asked, everybody having let everything pass before, and will bring this about by letting it pass, too. */
function momentBefore(event: string): Moment {
  for (let number = 0; number < MOST_MATCHES; number += 1) {
    const found = momentIn(event, number)
    if (found !== undefined) return found
  }
  throw new Error(`Nothing ever brought about ${event}.`)
}

function momentIn(event: string, number: number): Moment | undefined {
  const options = game.options.parse({ roundLimit: 12 })
  const seats = game.seats.choose(2, options)
  const laid = layTable(game, { options, seats, seed: seedFrom('quiet ocean', number) })
  const opened = laid.ok ? Match.open(game, laid.value) : laid
  if (!opened.ok) throw new Error('The table could not be laid.')
  const match = opened.value
  for (let told = 0; ; ) {
    const [question, other] = [...match.unanswered()]
    if (question === undefined) return undefined
    const moment = { record: match.record(), seat: question.seat }
    match.timeUp(question.seat, question.id)
    const fresh = match.ledger('spectator').slice(told)
    told += fresh.length
    if (other === undefined && fresh.some(({ what }) => what.key === event)) return moment
  }
}

/** What moves on the page by itself; what goes with scrolling does not. */
function motions(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .map(({ effect }) =>
        effect instanceof KeyframeEffect ? `${effect.target?.getAttribute('class')}` : '',
      ),
  )
}

test('Sails of War: events are seen happening, and stand still for whoever wants it so', async (t) => {
  const [{ address }, browser] = await Promise.all([openServer(t), openBrowser(t)])
  for (const [event, told, seen, reducedMotion] of [
    ['event.burn', / is laid waste: /, '.sow-burns', 'no-preference'],
    ['event.burn', / is laid waste: /, '.sow-burns', 'reduce'],
    ['event.tempest', /The tempest drives/, '.sow-gust', 'reduce'],
    ['event.drifts', / drifts from /, '.sow-slides', 'reduce'],
  ] as const) {
    await t.test(`${event}, motion: ${reducedMotion}`, async () => {
      const context = await browser.newContext({ reducedMotion })
      await context.addInitScript((pace) => {
        localStorage.setItem('windward pace', pace)
        localStorage.setItem('windward story', 'all')
      }, STANDING)
      const player = new Player(await context.newPage())
      const { page } = player
      await page.goto(address)
      await sitDownAt(page, address, momentBefore(event), 'warden')
      await page.locator('[data-pass]').click()
      await tellUntil(page, async (said) => told.test(said) || (await page.locator(seen).count()) > 0)
      await page.locator(seen).first().waitFor()
      await says(page.locator('.phases [aria-current="step"]'), 'Council')
      if (reducedMotion === 'reduce') assert.deepEqual(await motions(page), [])
      else await eventually(async () => (await motions(page)).includes('sow-flame'), 'flames flicker')
      assert.deepEqual(player.troubles, [])
      await context.close()
    })
  }
})

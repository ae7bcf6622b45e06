import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nameOf } from '@windward/table/lesson'
import { lessonsOfAll } from '../../src/lessons/lessons-of.ts'
import { violations } from '../../test-kit/axe.ts'
import { openBrowser } from '../../test-kit/chromium.ts'
import { Learner } from '../../test-kit/learner.ts'
import { openServer } from '../../test-kit/server.ts'

test('a puzzle is chosen from the list, solved at the table, and counts as solved; one of them is that of the day', async (t) => {
  const [{ address }, browser] = await Promise.all([openServer(t), openBrowser(t)])
  const taught = (await lessonsOfAll()).find(({ puzzlebook }) => (puzzlebook?.puzzles.length ?? 0) > 0)
  const book = taught?.puzzlebook
  const [puzzle] = book?.puzzles ?? []
  assert.ok(taught && book && puzzle)
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  const learner = new Learner(page)
  await page.addInitScript(() => localStorage.setItem('windward pace', '0'))
  await page.goto(`${address}#/learn/${taught.game}`)
  await page
    .getByRole('link', { name: nameOf(book, puzzle), exact: true })
    .first()
    .click()
  await learner
    .title()
    .filter({ hasText: nameOf(book, puzzle) })
    .waitFor()
  assert.deepEqual(await violations(page, ['.board']), [])
  await learner.goOnTo('Solved')
  await page.getByRole('link', { name: 'More puzzles' }).click()
  await page.getByText(`1 of ${book.puzzles.length} solved`).waitFor()
  const games = await page
    .locator('nav.ways a')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
  assert.equal(new Set(games).size, 1, 'the games stand in a row, after a table was open too')
  assert.deepEqual(await violations(page), [])

  await page.goto(`${address}#/`)
  const daily = page.locator('.daily')
  await daily.scrollIntoViewIfNeeded()
  await daily.getByRole('link').click()
  await learner.master().waitFor()
})

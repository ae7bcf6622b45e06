import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stepsOf } from '@windward/table/lesson'
import { lessonsOfAll } from '../../src/lessons/lessons-of.ts'
import { openBrowser } from '../../test-kit/chromium.ts'
import { Learner } from '../../test-kit/learner.ts'
import { openServer } from '../../test-kit/server.ts'

test('where a rule is first met its lesson is offered, and no more when that was declined', async (t) => {
  const [{ address }, browser] = await Promise.all([openServer(t), openBrowser(t)])
  const taught = await lessonsOfAll()
  // A lesson that begins with what another one is offered at: played on from there, it is an ordinary match.
  const found = taught.flatMap(({ game, lessons }) =>
    lessons.flatMap((lesson) => {
      const kind = lesson.table.begins?.kind ?? ''
      const about = lessons.find(({ meets }) => meets?.includes(kind) === true)
      return about === undefined || about === lesson ? [] : [{ game, lesson, about }]
    }),
  )
  const [first] = found
  if (first === undefined) return t.skip('no lesson begins where another is offered')
  const { game, lesson, about } = first
  assert.ok(stepsOf(about).length > 0)
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  const learner = new Learner(page)
  await learner.begin(address, game, lesson.title)
  assert.equal(await page.locator('.lesson-offer').count(), 0)
  await page.getByRole('button', { name: 'Play on from here' }).click()
  const offer = page.locator('.lesson-offer')
  await offer.getByRole('link', { name: about.title }).waitFor()
  await offer.getByRole('button').click()
  await offer.waitFor({ state: 'detached' })
  await page.reload()
  await page.locator('#decision-title').waitFor()
  assert.equal(await offer.count(), 0)
})

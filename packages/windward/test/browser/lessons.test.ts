import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lessonsOfAll } from '../../src/lessons/lessons-of.ts'
import { violations } from '../../test-kit/axe.ts'
import { openBrowser } from '../../test-kit/chromium.ts'
import { byKeys } from '../../test-kit/keyboard.ts'
import { Learner } from '../../test-kit/learner.ts'
import { openServer } from '../../test-kit/server.ts'

const END = 'That was the lesson'
const taught = (await lessonsOfAll()).filter(({ lessons }) => lessons.length > 0)

test('the first lesson of each game is played whole with the mouse', async (t) => {
  const [{ address }, browser] = await Promise.all([openServer(t), openBrowser(t)])
  for (const { game, lessons } of taught) {
    const [lesson] = lessons
    assert.ok(lesson)
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
    const learner = new Learner(page)
    await learner.begin(address, game, lesson.title)
    assert.deepEqual(await violations(page, ['.board']), [])
    await learner.goOnTo(END)
    for (const { steps } of lesson.parts)
      for (const { title, task } of steps)
        if (task.do === 'read') assert.ok(learner.heard.includes(title), `${game}: nobody heard “${title}”`)
    await page.context().close()
  }
})

test('by touch on a phone, left in the middle and resumed there, one step back, and played on from there', async (t) => {
  const [{ address }, browser] = await Promise.all([openServer(t), openBrowser(t)])
  const [first] = taught
  const lesson = first?.lessons[0]
  assert.ok(first && lesson)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const page = await context.newPage()
  const learner = new Learner(page, (button) => button.tap())
  await learner.begin(address, first.game, lesson.title)
  const [before, there] = lesson.parts.flatMap(({ steps }) => steps).slice(2)
  assert.ok(before && there)
  await learner.goOnTo(there.title)
  assert.deepEqual(await violations(page, ['.board']), [])
  await page.reload()
  await learner.title().filter({ hasText: there.title }).waitFor()
  await page.getByRole('button', { name: 'Back one step' }).tap()
  await learner.title().filter({ hasText: before.title }).waitFor()
  await page.getByRole('button', { name: 'Play on from here' }).tap()
  await page.waitForURL(/#\/table\//)
  await page.locator('#decision-title').waitFor()
  assert.equal(await learner.master().count(), 0)
})

test('the first steps by keyboard alone', async (t) => {
  const [{ address }, browser] = await Promise.all([openServer(t), openBrowser(t)])
  const [first] = taught
  const lesson = first?.lessons[0]
  assert.ok(first && lesson)
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  const learner = new Learner(page, byKeys(page))
  await learner.begin(address, first.game, lesson.title)
  const [, , , there] = lesson.parts.flatMap(({ steps }) => steps)
  assert.ok(there)
  await learner.goOnTo(there.title)
})

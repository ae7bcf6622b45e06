import { test } from 'node:test'
import { lessonsOfAll } from '../../src/lessons/lessons-of.ts'
import { openBrowser } from '../../test-kit/chromium.ts'
import { byKeys } from '../../test-kit/keyboard.ts'
import { Learner } from '../../test-kit/learner.ts'
import { openServer } from '../../test-kit/server.ts'

const END = 'That was the lesson'
const WIDE = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

test('every lesson is played whole, the first of each game by keyboard and by touch, too', async (t) => {
  const [{ address }, browser] = await Promise.all([openServer(t), openBrowser(t)])
  for (const { game, lessons } of await lessonsOfAll())
    for (const [place, { id, title }] of lessons.entries()) {
      await t.test(`${game}: ${id}`, async () => {
        const page = await (await browser.newContext(WIDE)).newPage()
        const learner = new Learner(page)
        await learner.begin(address, game, title)
        await learner.goOnTo(END)
        await page.context().close()
      })
      if (place > 0) continue
      await t.test(`${game}: ${id} by keyboard`, async () => {
        const page = await (await browser.newContext(WIDE)).newPage()
        const learner = new Learner(page, byKeys(page))
        await learner.begin(address, game, title)
        await learner.goOnTo(END)
        await page.context().close()
      })
      await t.test(`${game}: ${id} by touch`, async () => {
        const page = await (await browser.newContext(PHONE)).newPage()
        const learner = new Learner(page, (button) => button.tap())
        await learner.begin(address, game, title)
        await learner.goOnTo(END)
        await page.context().close()
      })
    }
})

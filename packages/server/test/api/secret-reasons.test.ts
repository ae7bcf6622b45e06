import assert from 'node:assert/strict'
import { test } from 'node:test'
import { diceFor, diceRoot, questionAt, randomBot, SPECTATOR, seedFrom } from '@windward/table'
import { z } from 'zod'
import type { Bots } from '../../src/match/bots/bots.ts'
import { playSeat } from './player.ts'
import { FIXTURE, serverFor } from './test-server.ts'
import { until } from './until.ts'
import { idShape, Visitor } from './visitor.ts'

const MARK = 'mark-8620000003'
const recordShape = z.looseObject({ entries: z.array(z.looseObject({ seat: z.string() })) })
const statusShape = z.looseObject({ status: z.string() })

/** Answers anything, and says something about it that occurs nowhere else. */
const telling: Bots = {
  async answer({ question, view }) {
    const dice = diceFor(diceRoot(seedFrom('telling', question.id), {}), 'bot')
    const answer = randomBot.answer(questionAt(FIXTURE.game, question, JSON.parse(view)), dice)
    return { answer, reasons: [{ key: 'orders.expected', fields: { lead: MARK } }] }
  },
  async close() {},
}

test('TBL 2.8 why a bot answered is sent to nobody else while the match goes on, and is in the record afterwards', async (t) => {
  const server = await serverFor(t, { bots: telling })
  const ada = new Visitor(server.address, 'person ada')
  const onlooker = new Visitor(server.address, 'guest onlooker')
  const wish = { game: 'fixture', seats: ['amber', 'blue'], options: { turns: 4 }, spectators: true }
  const { id } = await ada.get(idShape, 'POST', '/matches', wish)
  const path = `/matches/${id}`
  await ada.get(idShape, 'POST', `${path}/join`, { seat: 'amber' })
  await ada.get(idShape, 'POST', `${path}/seats/blue/bot`, { bot: 'foresighted' })
  await ada.get(idShape, 'POST', `${path}/start`)
  const stop = new AbortController()
  const looking = (async () => {
    for await (const _ of onlooker.follow(`${path}/stream`, stop));
  })()
  await playSeat(ada, path, 'amber')
  await until(
    () => ada.get(statusShape, 'GET', path),
    ({ status }) => status === 'over',
  )
  for (const who of [ada, onlooker])
    for (const paper of ['', '/position', '/lines', '/moments']) await who.ask('GET', `${path}${paper}`)
  stop.abort()
  await looking
  for (const { received } of [ada, onlooker]) assert.ok(!received.join('\n').includes(MARK))

  const kept = await server.storage.course.lines(id, 'blue', 0, 1000)
  const reasons = kept.filter(({ what }) => JSON.stringify(what).includes(MARK))
  assert.equal(reasons.length, 4, 'its own seat has them')
  const others = await server.storage.course.lines(id, SPECTATOR, 0, 1000)
  assert.ok(!JSON.stringify(others).includes(MARK))
  const { entries } = await ada.get(recordShape, 'GET', `${path}/record`)
  assert.equal(entries.filter((entry) => JSON.stringify(entry).includes(MARK)).length, 4)
})

test('TBL 2.8 a bot that cannot think it through answers by habit, and the record says so', async (t) => {
  const stuck: Bots = {
    answer: (task) =>
      task.thinking === undefined ? telling.answer(task) : Promise.reject(new Error('It took too long.')),
    close: telling.close,
  }
  const server = await serverFor(t, { bots: stuck })
  const ada = new Visitor(server.address, 'person ada')
  const wish = { game: 'fixture', seats: ['amber', 'blue'], options: { turns: 2 } }
  const { id } = await ada.get(idShape, 'POST', '/matches', wish)
  const path = `/matches/${id}`
  await ada.get(idShape, 'POST', `${path}/join`, { seat: 'amber' })
  await ada.get(idShape, 'POST', `${path}/seats/blue/bot`, { bot: 'foresighted' })
  await ada.get(idShape, 'POST', `${path}/start`)
  await playSeat(ada, path, 'amber')
  await until(
    () => ada.get(statusShape, 'GET', path),
    ({ status }) => status === 'over',
  )
  const { entries } = await ada.get(recordShape, 'GET', `${path}/record`)
  const blue = entries.filter(({ seat }) => seat === 'blue')
  assert.ok(blue.length === 2 && blue.every((entry) => entry['cutShort'] === true && !('by' in entry)))
})

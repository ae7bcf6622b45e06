import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { playSeat } from './player.ts'
import { serverFor } from './test-server.ts'
import { idShape, Visitor } from './visitor.ts'

const detail = z.looseObject({
  status: z.string(),
  outcome: z.unknown().optional(),
  happened: z.array(z.looseObject({ do: z.string() })),
})

test('people and bots of the house play a match to its end', async (t) => {
  const server = await serverFor(t)
  const ada = new Visitor(server.address, 'person ada')
  const { id } = await ada.get(idShape, 'POST', '/matches', {
    game: 'fixture',
    options: { turns: 3 },
    seats: 4,
  })
  const path = `/matches/${id}`
  await ada.get(idShape, 'POST', `${path}/join`, { seat: 'amber' })
  for (const seat of ['blue', 'copper', 'dusk'])
    await ada.get(idShape, 'POST', `${path}/seats/${seat}/bot`, { bot: 'random' })
  await ada.get(idShape, 'POST', `${path}/start`)
  await playSeat(ada, path, 'amber')
  const { status, outcome } = await ada.get(detail, 'GET', path)
  assert.equal(status, 'over')
  assert.ok(outcome)
})

test('a bot that stalls is replaced by what the rules assume, and the table is told', async (t) => {
  const bots = { answer: () => Promise.reject(new Error('stalled')), close: async () => undefined }
  const server = await serverFor(t, { bots })
  const ada = new Visitor(server.address, 'person ada')
  const { id } = await ada.get(idShape, 'POST', '/matches', {
    game: 'fixture',
    options: { turns: 2 },
    seats: 2,
  })
  const path = `/matches/${id}`
  await ada.get(idShape, 'POST', `${path}/join`, { seat: 'amber' })
  await ada.get(idShape, 'POST', `${path}/seats/blue/bot`, { bot: 'random' })
  await ada.get(idShape, 'POST', `${path}/start`)
  await playSeat(ada, path, 'amber')
  const { status, happened } = await ada.get(detail, 'GET', path)
  assert.equal(status, 'over')
  assert.ok(happened.some((each) => each.do === 'bot-failed'))
})

import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { z } from 'zod'
import { serverFor } from '../api/test-server.ts'
import { until } from '../api/until.ts'
import { idShape, Visitor } from '../api/visitor.ts'
import { game } from './market-game.ts'

const MARKET = { game, module: import.meta.resolve('./market-game.ts') }
const seen = z.looseObject({
  view: z.object({ left: z.array(z.string()), taken: z.record(z.string(), z.string()) }),
})
const detail = z.looseObject({ happened: z.array(z.looseObject({ do: z.string() })) })

/** Ada sits at the market with a bot. */
async function withBot(t: TestContext, bot: string) {
  const server = await serverFor(t, { games: [MARKET] })
  const ada = new Visitor(server.address, 'person ada')
  const { id } = await ada.get(idShape, 'POST', '/matches', { game: 'market', seats: ['ada', 'ben'] })
  const path = `/matches/${id}`
  await ada.get(idShape, 'POST', `${path}/join`, { seat: 'ada' })
  await ada.get(idShape, 'POST', `${path}/seats/ben/bot`, { bot })
  await ada.get(idShape, 'POST', `${path}/start`)
  const happened = async () => (await ada.get(detail, 'GET', path)).happened.map((each) => each.do)
  const taken = async () => (await ada.get(seen, 'GET', `${path}/position?seat=ada`)).view.taken
  const take = (answer: string) => ada.ask('POST', `${path}/seats/ada/questions/1%231`, { answer })
  return { happened, taken, take }
}

test('a bot that somebody was quicker than is asked again, and has not failed', async (t) => {
  const { happened, taken, take } = await withBot(t, 'slow')
  assert.equal((await take('apple')).status, 200)
  const all = await until(taken, (now) => Object.keys(now).length === 2)
  assert.deepEqual(all, { apple: 'ada', bread: 'ben' })
  assert.deepEqual(await happened(), [])
})

test('a bot that is refused on what it was shown has failed, and the table is told', async (t) => {
  const { happened } = await withBot(t, 'stubborn')
  assert.deepEqual(await until(happened, (now) => now.length > 0), ['bot-failed'])
})

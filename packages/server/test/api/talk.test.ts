import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { begun, playerAt } from './table.ts'
import { FIXTURE, serverFor } from './test-server.ts'
import { Visitor } from './visitor.ts'

const talkShape = z.array(
  z.object({ n: z.number(), from: z.string(), to: z.array(z.string()), text: z.string(), at: z.string() }),
)
const pageShape = z.object({ talk: talkShape })

test('those spoken to hear it, on their streams and later; nobody else does', async (t) => {
  const server = await serverFor(t)
  const laid = await begun(server, ['amber', 'blue', 'copper'], { spectators: true })
  const [amber, blue, copper] = [playerAt(laid, 'amber'), playerAt(laid, 'blue'), playerAt(laid, 'copper')]
  const stop = new AbortController()
  const heard: string[] = []
  const listening = (async () => {
    for await (const { event, data } of blue.follow(`${laid.path}/stream`, stop)) {
      if (event === 'clock') {
        await amber.ask('POST', `${laid.path}/seats/amber/talk`, { to: ['blue'], text: 'Peace?' })
        await amber.ask('POST', `${laid.path}/seats/amber/talk`, { text: 'Good day to all' })
      }
      if (event === 'talk') heard.push(...talkShape.parse(data).map(({ n, text }) => `${n} ${text}`))
      if (heard.length === 2) stop.abort()
    }
  })()
  await listening
  assert.deepEqual(heard, ['1 Peace?', '2 Good day to all'])
  const { talk } = await copper.get(pageShape, 'GET', `${laid.path}/talk`)
  assert.deepEqual(
    talk.map(({ n, text }) => `${n} ${text}`),
    ['1 Good day to all'],
  )
  assert.ok(!copper.received.join().includes('Peace?'))
})

test('the game says who may speak to whom', async (t) => {
  const game = {
    ...FIXTURE.game,
    mayTalk: (_: object, from: string, to: string) => from === 'amber' && to === 'blue',
  }
  const server = await serverFor(t, { games: [{ ...FIXTURE, game }] })
  const laid = await begun(server, ['amber', 'blue'])
  const say = (seat: string, to: string) =>
    playerAt(laid, seat).ask('POST', `${laid.path}/seats/${seat}/talk`, { to: [to], text: 'Psst' })
  assert.equal((await say('amber', 'blue')).status, 200)
  assert.equal((await say('blue', 'amber')).status, 409)
  assert.equal((await say('amber', 'gold')).status, 409)
})

test('who is blocked can neither join nor speak; who is muted is not read out', async (t) => {
  const server = await serverFor(t)
  const laid = await begun(server, ['amber', 'blue'])
  const { people } = server.storage
  await people.mute({ person: 'id-blue', muted: 'id-amber', match: null, at: 0 })
  await playerAt(laid, 'amber').ask('POST', `${laid.path}/seats/amber/talk`, { text: 'Hello?' })
  assert.deepEqual((await playerAt(laid, 'blue').get(pageShape, 'GET', `${laid.path}/talk`)).talk, [])
  await people.block({ person: 'id-blue', blocked: 'id-amber', at: 0 })
  const spoken = await playerAt(laid, 'amber').ask('POST', `${laid.path}/seats/amber/talk`, {
    text: 'Hello!',
  })
  assert.equal(spoken.status, 403)
  const table = await new Visitor(server.address, 'person blue').ask('POST', '/matches', {
    game: 'fixture',
    seats: 2,
    access: 'open',
  })
  const { id } = z.looseObject({ id: z.string() }).parse(table.body)
  assert.equal((await playerAt(laid, 'amber').ask('POST', `/matches/${id}/join`)).status, 403)
})

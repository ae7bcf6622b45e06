import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { answerOnce, playSeat } from '../api/player.ts'
import { begun, type Laid, playerAt } from '../api/table.ts'
import { FIXTURE, serverFor } from '../api/test-server.ts'
import { until } from '../api/until.ts'
import { idShape, Visitor } from '../api/visitor.ts'

const detail = z.looseObject({
  status: z.string(),
  draws: z.boolean(),
  abandonAskedBy: z.array(z.string()),
  replaceVotes: z.array(z.object({ about: z.string(), by: z.array(z.string()) })),
  closed: z.object({ how: z.string(), winners: z.array(z.string()).optional() }).optional(),
  seats: z.array(
    z.looseObject({
      seat: z.string(),
      by: z.string(),
      bot: z.string().optional(),
      held: z.string().optional(),
      name: z.string().optional(),
      resigned: z.boolean().optional(),
    }),
  ),
  happened: z.array(z.looseObject({ do: z.string(), seat: z.string().optional() })),
})

const SEATS = ['amber', 'blue', 'copper']
const hostOf = ({ address }: { readonly address: string }) => new Visitor(address, 'person host')
const seatAt = ({ seats }: z.infer<typeof detail>, name: string) => seats.find(({ seat }) => seat === name)

const ask = (laid: Laid, seat: string, act: string, body?: unknown) =>
  playerAt(laid, seat).get(detail, 'POST', `${laid.path}/${act}`, body)
const refusedTo = async (laid: Laid, seat: string, act: string, why: RegExp, body?: unknown) => {
  const answer = await playerAt(laid, seat).ask('POST', `${laid.path}/${act}`, body)
  assert.equal(answer.status, 409)
  assert.match(JSON.stringify(answer.body), why)
}

test('a match is abandoned when everybody agrees, and goes on when somebody does not', async (t) => {
  const server = await serverFor(t)
  const laid = await begun(server, SEATS)
  const asked = await ask(laid, 'amber', 'abandon', { say: 'ask' })
  assert.deepEqual(asked.abandonAskedBy, ['amber'])
  const declined = await ask(laid, 'blue', 'abandon', { say: 'decline' })
  assert.deepEqual(declined.abandonAskedBy, [])
  await refusedTo(laid, 'copper', 'abandon', /Nobody has asked/, { say: 'agree' })
  await ask(laid, 'copper', 'abandon', { say: 'ask' })
  assert.equal((await ask(laid, 'amber', 'abandon', { say: 'agree' })).status, 'playing')
  const over = await ask(laid, 'blue', 'abandon', { say: 'agree' })
  assert.equal(over.status, 'over')
  assert.deepEqual(over.closed, { how: 'abandoned' })
  assert.equal(over.happened.at(-1)?.do, 'abandoned')
})

test('those who have been away longer than the table waits need not be asked', async (t) => {
  const server = await serverFor(t)
  const laid = await begun(server, SEATS, {
    options: { turns: 200 },
    clock: { kind: 'live', seconds: 2 },
    whenAbsent: 'bot',
    waitSeconds: 1,
  })
  const amber = playerAt(laid, 'amber')
  const stop = new AbortController()
  const plays = Promise.all(
    ['amber', 'blue'].map((seat) => playSeat(playerAt(laid, seat), laid.path, seat, () => undefined, stop)),
  )
  await until(
    () => amber.get(detail, 'GET', laid.path),
    (now) => seatAt(now, 'copper')?.held === 'bot',
  )
  stop.abort()
  await plays
  await ask(laid, 'amber', 'abandon', { say: 'ask' })
  await pause(1500)
  assert.equal((await ask(laid, 'blue', 'abandon', { say: 'agree' })).status, 'over')
})

test('whoever gives up in a match of two sides has lost it', async (t) => {
  const server = await serverFor(t)
  const laid = await begun(server, ['amber', 'blue'])
  const over = await ask(laid, 'amber', 'resign')
  assert.equal(over.status, 'over')
  assert.deepEqual(over.closed, { how: 'resignation', winners: ['blue'] })
  assert.equal(over.happened.at(-1)?.do, 'won')
  assert.equal((await playerAt(laid, 'blue').ask('GET', `${laid.path}/record`)).status, 200)
})

test('a side is lost only when the last of its players has given up', async (t) => {
  const sides = (seats: readonly string[]) => [
    seats.filter((seat) => seat !== 'copper'),
    seats.filter((seat) => seat === 'copper'),
  ]
  const server = await serverFor(t, { games: [{ ...FIXTURE, game: { ...FIXTURE.game, sides } }] })
  const laid = await begun(server, SEATS)
  assert.equal((await ask(laid, 'amber', 'resign')).status, 'playing')
  const over = await ask(laid, 'blue', 'resign')
  assert.deepEqual(over.closed, { how: 'resignation', winners: ['copper'] })
})

test('at a table without a clock the others replace somebody who does not answer', async (t) => {
  const server = await serverFor(t)
  const laid = await begun(server, SEATS, { waitSeconds: 1 })
  for (const seat of ['amber', 'blue']) await answerOnce(playerAt(laid, seat), laid.path, seat)
  await refusedTo(laid, 'amber', 'seats/copper/replace', /still has time to answer/)
  await refusedTo(laid, 'amber', 'seats/blue/replace', /Nobody waits for this player/)
  await refusedTo(laid, 'copper', 'seats/copper/replace', /your own seat/)
  await pause(1100)
  const voted = await ask(laid, 'amber', 'seats/copper/replace')
  assert.deepEqual(voted.replaceVotes, [{ about: 'copper', by: ['amber'] }])
  const back = await playerAt(laid, 'amber').get(detail, 'DELETE', `${laid.path}/seats/copper/replace`)
  assert.deepEqual(back.replaceVotes, [])
  await ask(laid, 'amber', 'seats/copper/replace')
  const replaced = await ask(laid, 'blue', 'seats/copper/replace')
  assert.deepEqual(replaced.replaceVotes, [])
  const { by, held, bot } = seatAt(replaced, 'copper') ?? {}
  assert.deepEqual([by, held, bot !== undefined], ['bot', 'offered', true])
  assert.equal((await playerAt(laid, 'copper').ask('GET', `${laid.path}/position?seat=copper`)).status, 403)
  // He may still have it back while nobody else has taken it.
  const again = await playerAt(laid, 'copper').get(detail, 'POST', `${laid.path}/join`, { seat: 'copper' })
  assert.equal(seatAt(again, 'copper')?.name, 'copper')
})

test('a vote is void once the player has answered', async (t) => {
  const server = await serverFor(t)
  const laid = await begun(server, SEATS, { waitSeconds: 1, options: { turns: 9 } })
  await answerOnce(playerAt(laid, 'amber'), laid.path, 'amber')
  await pause(1100)
  await ask(laid, 'amber', 'seats/copper/replace')
  await answerOnce(playerAt(laid, 'copper'), laid.path, 'copper')
  assert.deepEqual((await playerAt(laid, 'amber').get(detail, 'GET', laid.path)).replaceVotes, [])
})

async function withEmptySeat(t: TestContext) {
  const server = await serverFor(t)
  const laid = await begun(server, SEATS, { options: { turns: 50 } })
  await ask(laid, 'copper', 'resign')
  return { server, laid, host: hostOf(server) }
}

test('the host gives an empty seat to a bot', async (t) => {
  const { laid, host } = await withEmptySeat(t)
  const path = `${laid.path}/seats/copper/bot`
  assert.equal((await playerAt(laid, 'amber').ask('POST', path, { bot: 'random' })).status, 403)
  assert.equal((await host.ask('POST', `${laid.path}/seats/amber/bot`, { bot: 'random' })).status, 409)
  const seated = await host.get(detail, 'POST', path, { bot: 'random' })
  assert.equal(seatAt(seated, 'copper')?.by, 'bot')
  assert.equal(seated.happened.at(-1)?.do, 'bot-seated')
  assert.equal(seatAt(await host.get(detail, 'DELETE', path), 'copper')?.by, 'nobody')
})

test('the host offers an empty seat, and whoever may come takes it', async (t) => {
  const { server, laid, host } = await withEmptySeat(t)
  const path = `${laid.path}/seats/copper/offer`
  assert.equal((await playerAt(laid, 'amber').ask('POST', path)).status, 403)
  assert.equal(seatAt(await host.get(detail, 'POST', path), 'copper')?.held, 'offered')
  assert.equal((await host.ask('POST', path)).status, 409)
  assert.equal(seatAt(await host.get(detail, 'DELETE', path), 'copper')?.held, undefined)
  const dora = new Visitor(server.address, 'person dora')
  assert.notEqual((await dora.ask('POST', `${laid.path}/join`, { seat: 'copper' })).status, 200)
  await host.get(detail, 'POST', path)
  const taken = await dora.get(detail, 'POST', `${laid.path}/join`, { seat: 'copper' })
  assert.equal(seatAt(taken, 'copper')?.name, 'dora')
})

test('during the play somebody is asked by name to a seat on offer, and only then', async (t) => {
  const { server, laid, host } = await withEmptySeat(t)
  const dora = new Visitor(server.address, 'person dora')
  const invite = () => host.ask('POST', `${laid.path}/invite`, { person: 'id-dora' })
  assert.equal((await invite()).status, 409)
  await host.get(idShape, 'POST', `${laid.path}/seats/copper/offer`)
  assert.equal((await invite()).status, 200)
  await dora.get(idShape, 'POST', `${laid.path}/join`, { seat: 'copper' })
})

test('an ID that nobody has is not invited', async (t) => {
  const server = await serverFor(t)
  const host = hostOf(server)
  const { id } = await host.get(idShape, 'POST', '/matches', { game: 'fixture', seats: 2 })
  const { status, body } = await host.ask('POST', `/matches/${id}/invite`, { person: 'no such person' })
  assert.equal(status, 422)
  assert.match(JSON.stringify(body), /Nobody here is called/)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import type { AnyGame } from '@windward/table'
import { answerOnce } from '../api/player.ts'
import { begun, type Laid, playerAt } from '../api/table.ts'
import { FIXTURE, serverFor } from '../api/test-server.ts'
import { type Heard, Visitor } from '../api/visitor.ts'
import { DeafReader } from './deaf-reader.ts'

const PADDING = 100_000

/** The fixture with something large in view that is another every turn: so what nobody takes fills the system's own buffers. */
const padded = (state: object, viewer: string) => ({
  ...FIXTURE.game.view(state, viewer),
  padding: `${Object(state).turn} `.padEnd(PADDING, 'x'),
})
const large: AnyGame = {
  ...FIXTURE.game,
  view: padded,
  views: (state, viewers) => viewers.map((viewer) => padded(state, viewer)),
}
const games = [{ ...FIXTURE, game: large }]
const TURNS = 100

/** Both seats play so many turns. */
async function play(laid: Laid, turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1)
    for (const [seat, player] of laid.players) await answerOnce(player, laid.path, seat)
}

const isMove = ({ event }: Heard) => event === 'position' || event === 'awaited'

test('a reader that does not read costs little, and hears how things stand once it reads', async (t) => {
  const server = await serverFor(t, { games })
  const { streams } = server.services
  const laid = await begun(server, ['amber', 'blue'], { options: { turns: 900 }, spectators: true })
  const deaf = Array.from(
    { length: 3 },
    () => new DeafReader(server.address, `${laid.path}/stream?seat=spectator`, 'guest deaf'),
  )
  t.after(() => {
    for (const each of deaf) each.close()
  })
  const heard: Heard[] = []
  const stop = new AbortController()
  const reading = (async () => {
    for await (const each of new Visitor(server.address, 'guest keen').follow(`${laid.path}/stream`, stop))
      heard.push(each)
  })()
  let most = 0
  const watch = setInterval(() => {
    most = Math.max(most, streams.waiting)
  }, 5)
  await play(laid, TURNS)
  clearInterval(watch)
  assert.ok(most > PADDING, 'something waited')
  assert.ok(most <= deaf.length * 256 * 1024, `${most} bytes waited for three`)

  const { body } = await playerAt(laid, 'amber').ask('GET', `${laid.path}/position?seat=spectator`)
  const { turn } = Object(body)
  for (const each of deaf) {
    assert.equal(each.isClosed, false)
    each.listen()
    while (!each.received.includes(`"padding":"${turn} `) && !each.received.includes(`"padding":["${turn} `))
      await pause(10)
    const told = each.received.split('\n').filter((line) => line.startsWith('{'))
    const lines = told.flatMap((line) => {
      const { event, data } = JSON.parse(line)
      return event === 'lines' ? data : []
    })
    assert.deepEqual(
      lines.map(({ n }) => n),
      lines.map((_, index) => index + 1),
      'every line came, and came once',
    )
    assert.ok(told.length < heard.length, 'positions that newer ones superseded were left out')
  }
  while (Object(heard.findLast(isMove)?.data).turn !== turn) await pause(10)
  assert.ok(heard.filter(({ event }) => event === 'position').length >= TURNS, 'others heard of every turn')
  stop.abort()
  await reading
})

test('where too much waits in all streams together, the slowest are ended and others stay', async (t) => {
  const waiting = 3 * PADDING
  const server = await serverFor(t, { games, streams: { each: 200, most: 200, waiting } })
  const laid = await begun(server, ['amber', 'blue'], { options: { turns: 900 }, spectators: true })
  const deaf = Array.from(
    { length: 8 },
    () => new DeafReader(server.address, `${laid.path}/stream?seat=spectator`, 'guest deaf'),
  )
  t.after(() => {
    for (const each of deaf) each.close()
  })
  const stop = new AbortController()
  let ended = false
  const reading = (async () => {
    for await (const _ of new Visitor(server.address, 'guest keen').follow(`${laid.path}/stream`, stop));
    ended = true
  })()
  while (server.services.streams.size < deaf.length + 1) await pause(10)
  await play(laid, TURNS)
  assert.ok(server.services.streams.waiting <= waiting)
  assert.ok(server.services.streams.size < deaf.length, `${server.services.streams.size} streams are left`)
  assert.equal(ended, false, 'who reads is not ended')
  stop.abort()
  await reading
})

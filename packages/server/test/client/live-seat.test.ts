import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LiveSeat, type MatchEvent, Refused } from '@windward/client'
import { answerOnce } from '../api/player.ts'
import { begun, playerAt } from '../api/table.ts'
import { serverFor } from '../api/test-server.ts'

const LEGAL = [0, 14, 28]

/** Reads until something fits. */
async function until(events: AsyncGenerator<MatchEvent>, fits: (event: MatchEvent) => boolean) {
  for (;;) {
    const { value, done } = await events.next()
    assert.notEqual(done, true)
    if (fits(value)) return value
  }
}

test('a seat is followed and played over one line, and goes on over another when it is lost', async (t) => {
  const server = await serverFor(t)
  const laid = await begun(server, ['amber', 'blue'], { options: { turns: 9 } })
  const seat = new LiveSeat({ address: server.address, token: 'person amber' }, laid.id, 'amber')
  const leaving = new AbortController()
  const states: string[] = []
  const events = seat.follow({ signal: leaving.signal, connection: (state) => states.push(state) })
  await until(events, ({ event }) => event === 'position')
  assert.deepEqual(await seat.answer('1#1', LEGAL), { sequence: 2 })
  assert.deepEqual(await seat.answer('1#1', LEGAL), { sequence: 2, again: true })
  await assert.rejects(
    seat.answer('1#1', [1, 2, 3]),
    (trouble: unknown) => trouble instanceof Refused && trouble.problem.clause?.startsWith('FIX') === true,
  )
  await answerOnce(playerAt(laid, 'blue'), laid.path, 'blue')
  await until(events, ({ event, data }) => event === 'position' && data.turn === 2)

  const openMatch = server.services.openMatches.peek(laid.id)?.openMatch
  for (const follower of openMatch?.followers.present ?? []) follower.end()
  const next = until(events, ({ event, data }) => event === 'position' && data.turn === 3)
  for (const each of ['amber', 'blue']) await answerOnce(playerAt(laid, each), laid.path, each)
  await next
  assert.deepEqual(states, ['there', 'lost', 'there'])
  leaving.abort()
  for await (const _ of events);
})

test('without a line an answer goes by request, and who may not follow is told why', async (t) => {
  const server = await serverFor(t)
  const laid = await begun(server, ['amber', 'blue'], { options: { turns: 9 } })
  const seat = new LiveSeat({ address: server.address, token: 'person amber' }, laid.id, 'amber')
  assert.deepEqual(await seat.answer('1#1', LEGAL), { sequence: 2 })
  const other = new LiveSeat({ address: server.address, token: 'person amber' }, laid.id, 'blue')
  await assert.rejects(
    other.follow().next(),
    (trouble: unknown) => trouble instanceof Refused && trouble.problem.status === 403,
  )
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { game as parley } from '@windward/table/parley'
import { ratesFrom } from '../../src/api/rates.ts'
import { SeatOnLine } from '../live/seat-by-socket.ts'
import { sampled } from './player.ts'
import { begun, playerAt } from './table.ts'
import { serverFor } from './test-server.ts'
import { positionShape } from './visitor.ts'

const QUESTION = (path: string, seat: string) => `${path}/seats/${seat}/questions/1%231`

test('an answer given again is there once, and whoever gave it is told so', async (t) => {
  const server = await serverFor(t)
  const laid = await begun(server, ['amber', 'blue'], { options: { turns: 2 } })
  const amber = playerAt(laid, 'amber')
  const give = (answer: unknown) => amber.ask('POST', QUESTION(laid.path, 'amber'), { answer })
  const steps = () => server.storage.course.steps(laid.id, 1)

  const first = await give([0, 14, 28])
  assert.deepEqual(first.body, { sequence: 2 })
  const kept = await steps()
  assert.deepEqual((await give([0, 14, 28])).body, { sequence: 2, again: true })
  assert.deepEqual(await steps(), kept)

  assert.deepEqual((await give([7, 14, 28])).body, { sequence: 3 }, 'another answer takes its place')
  assert.equal((await steps()).length, kept.length + 1)
  assert.equal((await give([0, 0, 0])).status, 422)
})

test('an answer the rules have taken is acknowledged to whoever gave it, and another one refused', async (t) => {
  const server = await serverFor(t)
  const laid = await begun(server, ['amber', 'blue'], { options: { turns: 2 } })
  for (const [seat, player] of laid.players) {
    await player.ask('POST', QUESTION(laid.path, seat), await sampled(player, QUESTION(laid.path, seat)))
  }
  const kept = await server.storage.course.steps(laid.id, 1)
  for (const [seat, player] of laid.players) {
    const given = kept.flatMap(({ entries }) => entries).find((entry) => entry.seat === seat)
    assert.ok(given?.do === 'answer')
    const again = await player.ask('POST', QUESTION(laid.path, seat), { answer: given.answer })
    assert.equal(again.status, 200)
    assert.match(JSON.stringify(again.body), /"again":true/)
    const other = await player.ask('POST', QUESTION(laid.path, seat), { answer: [41, 41, 41] })
    assert.equal(other.status, 422)
    assert.match(JSON.stringify(other.body), /TBL 1.2/)
  }
  assert.deepEqual(await server.storage.course.steps(laid.id, 1), kept)
})

for (const way of ['by request', 'on the line of a stream'])
  test(`a deed of an open phase that is counted is done once, ${way}`, async (t) => {
    const module = import.meta.resolve('@windward/table/parley')
    const server = await serverFor(t, { games: [{ game: parley, module }], rates: ratesFrom(0) })
    const [seat, other] = ['north', 'east'] as const
    const laid = await begun(server, [seat, other], { game: parley.id })
    const player = playerAt(laid, seat)
    const asked = async (who: string) => {
      const position = `${laid.path}/position?seat=${who}`
      return (await playerAt(laid, who).get(positionShape, 'GET', position)).questions[0]
    }
    const pathOf = async (who: string) =>
      `${laid.path}/seats/${who}/questions/${encodeURIComponent((await asked(who))?.id ?? '')}`
    for (const who of [seat, other])
      await playerAt(laid, who).ask('POST', await pathOf(who), { answer: 'coin' })

    const giving = () => asked(seat)
    assert.equal((await giving())?.kind, 'give')
    const at = await pathOf(seat)
    const onLine = await SeatOnLine.open(server.address, `${laid.path}/stream?seat=${seat}`, {
      authorization: `Bearer person ${seat}`,
    })
    t.after(() => onLine.close())
    const done = async (coins: number, deed: unknown) => {
      const answer = { to: other, coins }
      if (way === 'by request') return player.ask('POST', at, { answer, ...(deed !== undefined && { deed }) })
      const { event, data } = await onLine.answer((await giving())?.id ?? '', answer, deed)
      return { status: event === 'answered' ? 200 : data['status'], body: data }
    }
    assert.equal((await giving())?.['deeds'], 0)
    assert.doesNotMatch(JSON.stringify((await done(1, 1)).body), /again/)
    assert.match(JSON.stringify((await done(1, 1)).body), /"again":true/)
    assert.equal((await giving())?.['deeds'], 1)
    assert.doesNotMatch(JSON.stringify((await done(1, 2)).body), /again/, 'the same, on purpose')
    assert.equal((await giving())?.['deeds'], 2)
    for (const deed of [1, 4]) {
      const refused = await done(2, deed)
      assert.equal(refused.status, 409)
      assert.match(JSON.stringify(refused.body), /something else here meanwhile/)
    }
    assert.match(JSON.stringify((await done(1, 1)).body), /"again":true/)
    for (const odd of [0, -1, 1.5, '3', null]) assert.equal((await done(1, odd)).status, 400)
    assert.equal((await done(1, undefined)).status, 200, 'whoever does not count does it anew')
    assert.equal((await giving())?.['deeds'], 3)
  })

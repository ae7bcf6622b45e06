import assert from 'node:assert/strict'
import { test } from 'node:test'
import { serverFor } from './harbour.ts'
import { sampled } from './player.ts'
import { begun, playerAt } from './table.ts'

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

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { game as swords } from '@windward/swords-and-sails'
import { ratesFrom } from '../../src/api/rates.ts'
import { SeatOnLine } from '../live/seat-on-line.ts'
import { serverFor } from './harbour.ts'
import { answerOnce, sampled } from './player.ts'
import { begun, playerAt } from './table.ts'
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
    const module = import.meta.resolve('@windward/swords-and-sails')
    const server = await serverFor(t, { games: [{ game: swords, module }], rates: ratesFrom(0) })
    const seats = swords.seats.choose(2, swords.options.parse({}))
    const laid = await begun(server, seats, { game: swords.id })
    const [seat = '', other = ''] = seats
    const player = playerAt(laid, seat)
    const talk = async () => {
      const { questions } = await player.get(positionShape, 'GET', `${laid.path}/position?seat=${seat}`)
      return questions.find(({ kind }) => kind === 'diplomacy')
    }
    while ((await talk()) === undefined)
      for (const [each, who] of laid.players)
        if ((await talk()) === undefined) await answerOnce(who, laid.path, each)

    const at = `${laid.path}/seats/${seat}/questions/${encodeURIComponent((await talk())?.id ?? '')}`
    const deal = (gold: number) => ({
      act: 'deal',
      to: other,
      gives: { gold: 0, cards: [] },
      wants: { gold, cards: [] },
    })
    const onLine = await SeatOnLine.open(server.address, `${laid.path}/stream?seat=${seat}`, {
      authorization: `Bearer person ${seat}`,
    })
    t.after(() => onLine.close())
    const done = async (gold: number, deed: unknown) => {
      if (way === 'by request')
        return player.ask('POST', at, { answer: deal(gold), ...(deed !== undefined && { deed }) })
      const { event, data } = await onLine.answer((await talk())?.id ?? '', deal(gold), deed)
      return { status: event === 'answered' ? 200 : data['status'], body: data }
    }
    assert.equal((await talk())?.['deeds'], 0)
    assert.doesNotMatch(JSON.stringify((await done(10, 1)).body), /again/)
    assert.match(JSON.stringify((await done(10, 1)).body), /"again":true/)
    assert.equal((await talk())?.['deeds'], 1)
    assert.doesNotMatch(JSON.stringify((await done(10, 2)).body), /again/, 'the same, on purpose')
    assert.equal((await talk())?.['deeds'], 2)
    for (const [gold, deed] of [
      [20, 1],
      [20, 4],
    ] as const) {
      const refused = await done(gold, deed)
      assert.equal(refused.status, 409)
      assert.match(JSON.stringify(refused.body), /something else here meanwhile/)
    }
    assert.match(JSON.stringify((await done(10, 1)).body), /"again":true/)
    for (const odd of [0, -1, 1.5, '3', null]) assert.equal((await done(10, odd)).status, 400)
    assert.equal((await done(10, undefined)).status, 200, 'whoever does not count does it anew')
    assert.equal((await talk())?.['deeds'], 3)
  })

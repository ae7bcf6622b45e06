import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SPECTATOR } from '@windward/table'
import { z } from 'zod'
import { ratesFrom } from '../../src/api/rates.ts'
import { answerOnce, playSeat } from './player.ts'
import { begun, playerAt, seated } from './table.ts'
import { FIXTURE, serverFor } from './test-server.ts'
import { positionShape, Visitor } from './visitor.ts'

const line = z.looseObject({ n: z.number(), text: z.string() })
const moment = z.strictObject({
  n: z.number(),
  turn: z.number(),
  view: z.looseObject({}),
  line: z.number(),
  lines: z.array(line),
  frames: z.array(z.unknown()),
})
const page = z.strictObject({ viewer: z.string(), last: z.number(), moments: z.array(moment) })
const linesShape = z.object({ lines: z.array(line) })
const problem = z.looseObject({ detail: z.string() })

/** All moments of a viewer, page by page. */
async function momentsOf(who: Visitor, path: string, seat: string) {
  const all: z.infer<typeof moment>[] = []
  for (;;) {
    const got = await who.get(page, 'GET', `${path}/moments?seat=${seat}&from=${all.length}`)
    assert.equal(got.viewer, seat)
    all.push(...got.moments)
    if (all.length > got.last) return all
    assert.ok(got.moments.length > 0)
  }
}

test('TBL 5.8 a seat looks back at every view and line it was sent, and at nothing else', async (t) => {
  const server = await serverFor(t, { rates: ratesFrom(0) })
  const seats = ['amber', 'blue', 'copper']
  const laid = await begun(server, seats, { options: { turns: 40 }, spectators: true })
  const live = new Map<string, string[]>(seats.map((seat) => [seat, []]))
  const stop = new AbortController()
  await Promise.all(
    [...laid.players].map(([seat, player]) =>
      playSeat(
        player,
        laid.path,
        seat,
        ({ event, data }) => {
          if (event !== 'position') return
          const { view, turn } = Object(data)
          live.get(seat)?.push(JSON.stringify(view))
          if (turn >= 25) stop.abort()
        },
        stop,
      ),
    ),
  )
  for (const [seat, player] of laid.players) {
    const moments = await momentsOf(player, laid.path, seat)
    assert.ok(moments.length > 20, `${moments.length} moments are more than a page`)
    assert.deepEqual(
      moments.map(({ n }) => n),
      [...moments.keys()],
    )
    const views = moments.map(({ view }) => JSON.stringify(view))
    const seen = live.get(seat) ?? []
    assert.ok(seen.length > 10)
    for (const view of seen) assert.ok(views.includes(view), `${seat} saw each of them`)
    const { view: now } = await player.get(positionShape, 'GET', `${laid.path}/position`)
    assert.equal(views.at(-1), JSON.stringify(now), 'the last moment is now')
    const { lines } = await player.get(linesShape, 'GET', `${laid.path}/lines`)
    assert.deepEqual(
      moments.flatMap((each) => each.lines),
      lines,
    )
    assert.deepEqual(
      moments.map((each) => each.line),
      moments.map((_, place) => moments.slice(0, place + 1).flatMap((each) => each.lines).length),
    )
  }
})

test('TBL 5.8 a sealed answer is no moment, for its own seat or another’s', async (t) => {
  const server = await serverFor(t)
  const laid = await begun(server, ['amber', 'blue'], { options: { turns: 3 }, spectators: true })
  const everybody = [...laid.players, [SPECTATOR, new Visitor(server.address, '')] as const]
  const told = () =>
    Promise.all(
      everybody.map(async ([seat, who]) => (await who.ask('GET', `${laid.path}/moments?seat=${seat}`)).body),
    )
  const before = await told()
  await answerOnce(playerAt(laid, 'amber'), laid.path, 'amber')
  assert.deepEqual(await told(), before)
  await answerOnce(playerAt(laid, 'blue'), laid.path, 'blue')
  const lasts = (bodies: readonly unknown[]) => bodies.map((body) => page.parse(body).last)
  assert.ok(lasts(await told()).every((last, index) => last > (lasts(before)[index] ?? 0)))
})

test('one looks back with eyes of one’s own, at a match that has started', async (t) => {
  const server = await serverFor(t)
  const closed = await begun(server, ['amber', 'blue'])
  const amber = playerAt(closed, 'amber')
  const status = async (who: Visitor, seat: string) =>
    (await who.ask('GET', `${closed.path}/moments?seat=${seat}`)).status
  assert.equal(await status(amber, 'amber'), 200)
  assert.equal(await status(amber, SPECTATOR), 200)
  assert.equal(await status(amber, 'blue'), 403)
  assert.equal(await status(new Visitor(server.address, 'person eve'), SPECTATOR), 404)
  assert.equal((await amber.ask('GET', `${closed.path}/moments?from=-1`)).status, 400)
  const past = await amber.get(page, 'GET', `${closed.path}/moments?from=9999`)
  assert.deepEqual(past.moments, [])

  const gathering = await seated(server, ['amber', 'blue'])
  const early = await playerAt(gathering, 'amber').ask('GET', `${gathering.path}/moments`)
  assert.deepEqual([early.status, problem.parse(early.body).detail], [409, 'This match has not started yet.'])
})

test('the record of a match that goes on is refused with the reason and the way to look back', async (t) => {
  const server = await serverFor(t)
  const laid = await begun(server, ['amber', 'blue'])
  const { status, body } = await playerAt(laid, 'amber').ask('GET', `${laid.path}/record`)
  assert.equal(status, 409)
  assert.match(
    problem.parse(body).detail,
    /^The match goes on, .* Look back at what your seat saw instead\.$/,
  )
})

test('a match can be looked back at by many at once, and a busy server says so', async (t) => {
  const server = await serverFor(t, { rates: ratesFrom(0), games: [FIXTURE] })
  const laid = await begun(server, ['amber', 'blue'], { options: { turns: 30 } })
  const amber = playerAt(laid, 'amber')
  const all = await Promise.all(Array.from({ length: 40 }, () => amber.ask('GET', `${laid.path}/moments`)))
  const told = new Set(all.map(({ status }) => status))
  assert.ok(told.has(200))
  assert.deepEqual(
    [...told].filter((status) => status !== 200 && status !== 503),
    [],
  )
  for (const { status, headers } of all) if (status === 503) assert.ok(headers.get('retry-after') !== null)
})

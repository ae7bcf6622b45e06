import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { openPostgres } from '../../src/storage/postgres/open.ts'
import { openSqlite } from '../../src/storage/sqlite/open.ts'
import { answerOnce } from '../api/player.ts'
import { begun, type Laid, playerAt } from '../api/table.ts'
import { serverFor } from '../api/test-server.ts'
import { until } from '../api/until.ts'
import { idShape, positionShape, Visitor } from '../api/visitor.ts'
import { Postgres } from '../postgres.ts'

let postgres: Postgres
before(async () => {
  postgres = await Postgres.start()
})
after(() => postgres.stop())

const ENGINES = {
  SQLite: () => openSqlite(':memory:'),
  PostgreSQL: async () => openPostgres(await postgres.database()),
}

const detail = z.looseObject({
  status: z.string(),
  turn: z.number(),
  waitSeconds: z.number(),
  waitingUntil: z.string().optional(),
  seats: z.array(
    z.looseObject({ seat: z.string(), held: z.string().optional(), awaySince: z.string().optional() }),
  ),
  happened: z.array(z.looseObject({ do: z.string(), seat: z.string().optional() })),
})
const lines = z.object({
  lines: z.array(
    z.looseObject({ text: z.string(), private: z.boolean(), what: z.looseObject({ key: z.string() }) }),
  ),
})

const SECOND = { kind: 'live', seconds: 1 }
const LONG = { options: { turns: 200 }, clock: SECOND }

const look =
  (who: Visitor, { path }: Laid) =>
  () =>
    who.get(detail, 'GET', path)
const turnOf = async (who: Visitor, { path }: Laid) =>
  (await who.get(positionShape, 'GET', `${path}/position`)).turn

for (const [engine, open] of Object.entries(ENGINES))
  describe(engine, () => {
    for (const whenAbsent of ['bot', 'rules', 'offer'])
      test(`when everybody is away (${whenAbsent}), the table waits at the start of the next turn`, async (t) => {
        const server = await serverFor(t, { storage: await open() })
        const laid = await begun(server, ['amber', 'blue', 'copper'], { ...LONG, whenAbsent })
        const amber = playerAt(laid, 'amber')
        const waits = await until(look(amber, laid), ({ waitingUntil }) => waitingUntil !== undefined)
        assert.equal(waits.waitSeconds, 86_400)
        assert.ok(Date.parse(waits.waitingUntil ?? '') > Date.now() + 86_000_000)
        assert.ok(waits.seats.every(({ awaySince }) => awaySince !== undefined))
        const turn = await turnOf(amber, laid)
        assert.equal(turn, 2, 'the turn in which they went was played to its end, and no other')
        await pause(2500)
        assert.equal(await turnOf(amber, laid), turn)

        const back = await amber.get(detail, 'POST', `${laid.path}/back`)
        assert.equal(back.waitingUntil, undefined)
        assert.deepEqual(
          back.seats.map(({ awaySince }) => awaySince === undefined),
          [true, false, false],
        )
        await answerOnce(amber, laid.path, 'amber')
        await until(
          () => turnOf(amber, laid),
          (now) => now > turn,
        )
      })

    test('the wait ends at the time that was stated, and is not begun again before somebody has come back', async (t) => {
      const server = await serverFor(t, { storage: await open() })
      const wish = { ...LONG, options: { turns: 6 }, whenAbsent: 'bot', waitSeconds: 2 }
      const laid = await begun(server, ['amber', 'blue'], wish)
      const amber = playerAt(laid, 'amber')
      await until(look(amber, laid), ({ waitingUntil }) => waitingUntil !== undefined)
      const { happened } = await until(look(amber, laid), ({ status }) => status === 'over')
      assert.equal(happened.filter((each) => each.do === 'waiting').length, 1)
    })
  })

test('while anybody is there, bots and rules play on for those who are not', async (t) => {
  const server = await serverFor(t)
  const laid = await begun(server, ['amber', 'blue'], { ...LONG, whenAbsent: 'bot' })
  const amber = playerAt(laid, 'amber')
  for (let turn = 1; turn < 4; turn += 1) {
    await until(
      () => turnOf(amber, laid),
      (now) => now >= turn,
    )
    await answerOnce(amber, laid.path, 'amber')
  }
  await until(
    () => turnOf(amber, laid),
    (now) => now >= 4,
  )
  assert.ok(!(await look(amber, laid)()).happened.some((each) => each.do === 'waiting'))
})

test('TBL 2.7 what was answered in somebody’s place stands in that seat’s log, and in nobody else’s', async (t) => {
  const server = await serverFor(t)
  const inPlace = async (who: Visitor, laid: Laid, seat: string) => {
    const read = await who.get(lines, 'GET', `${laid.path}/lines?seat=${seat}`)
    return read.lines.filter(({ what }) => /^table\.(assumed|given)/.test(what.key))
  }
  for (const [whenAbsent, said] of [
    ['rules', /^Your time was up\. The rules answered for you: /],
    ['bot', /^A bot answered for you: /],
  ] as const) {
    const laid = await begun(server, ['amber', 'blue'], { ...LONG, whenAbsent, spectators: true })
    const amber = playerAt(laid, 'amber')
    await answerOnce(amber, laid.path, 'amber')
    await until(
      () => turnOf(amber, laid),
      (now) => now > 1,
    )
    const blue = playerAt(laid, 'blue')
    const told = await inPlace(blue, laid, 'blue')
    assert.match(told[0]?.text ?? '', said)
    assert.ok(told.every((line) => line.private))
    assert.deepEqual(await inPlace(amber, laid, 'spectator'), [])
    assert.deepEqual(await inPlace(new Visitor(server.address, 'person carol'), laid, 'spectator'), [])
  }
})

test('“back” says when it changes nothing', async (t) => {
  const server = await serverFor(t)
  const laid = await begun(server, ['amber', 'blue'])
  const { status, body } = await playerAt(laid, 'amber').ask('POST', `${laid.path}/back`)
  assert.equal(status, 409)
  assert.match(JSON.stringify(body), /Nothing has changed/)
})

test('nobody takes over a seat on offer who holds another one there', async (t) => {
  const server = await serverFor(t)
  const laid = await begun(server, ['amber', 'blue'], { ...LONG, whenAbsent: 'offer' })
  const amber = playerAt(laid, 'amber')
  await until(look(amber, laid), ({ seats }) => seats[1]?.held === 'offered')
  assert.equal((await amber.ask('POST', `${laid.path}/join`, { seat: 'blue' })).status, 409)
  const carol = new Visitor(server.address, 'person carol')
  await carol.get(idShape, 'POST', `${laid.path}/join`, { seat: 'blue' })
})

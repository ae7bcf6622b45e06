import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { begun, type Laid, playerAt } from '../api/table.ts'
import { openServer, serverFor } from '../api/test-server.ts'
import { until } from '../api/until.ts'
import { idShape, positionShape, Visitor as Somebody, type Visitor } from '../api/visitor.ts'

const detail = z.looseObject({
  status: z.string(),
  paused: z.boolean(),
  seats: z.array(
    z.looseObject({
      seat: z.string(),
      by: z.string(),
      held: z.string().optional(),
      name: z.string().optional(),
    }),
  ),
  happened: z.array(z.looseObject({ do: z.string(), seat: z.string().optional() })),
})

const SECOND = { kind: 'live', seconds: 1 }

const look =
  (who: Visitor, { path }: Laid) =>
  () =>
    who.get(detail, 'GET', path)
const turnOf =
  (who: Visitor, { path }: Laid) =>
  async () =>
    (await who.get(positionShape, 'GET', `${path}/position`)).turn

const clockShape = z.looseObject({
  seats: z.record(z.string(), z.looseObject({ deadline: z.iso.datetime() })),
})

/** Until when each seat may answer. */
async function clockOf(who: Visitor, { path }: Laid) {
  for await (const { event, data } of who.follow(`${path}/stream?seat=amber`))
    if (event === 'clock') return clockShape.parse(data).seats
  return assert.fail('No clock was told of.')
}

test('when time runs out the rules answer, and the match goes on to its end', async (t) => {
  const server = await serverFor(t)
  const laid = await begun(server, ['amber', 'blue'], {
    options: { turns: 2 },
    clock: SECOND,
    waitSeconds: 0,
  })
  const { happened } = await until(look(playerAt(laid, 'amber'), laid), ({ status }) => status === 'over')
  assert.ok(happened.filter((each) => each.do === 'time-up').length >= 2)
})

test('a bot holds the seat until its player is back', async (t) => {
  const server = await serverFor(t)
  const laid = await begun(server, ['amber', 'blue'], {
    // Bots are quick: the match must not be over before somebody has come back.
    options: { turns: 1000 },
    clock: SECOND,
    whenAbsent: 'bot',
  })
  const amber = playerAt(laid, 'amber')
  const held = await until(look(amber, laid), ({ seats }) => seats.every((each) => each.held === 'bot'))
  assert.deepEqual(
    held.seats.map(({ by }) => by),
    ['person', 'person'],
  )
  const back = await amber.get(detail, 'POST', `${laid.path}/back`)
  assert.deepEqual(
    back.seats.map((each) => each.held),
    [undefined, 'bot'],
  )
})

test('a seat whose time ran out is offered, and somebody else takes it', async (t) => {
  const server = await serverFor(t)
  const laid = await begun(server, ['amber', 'blue'], {
    options: { turns: 40 },
    clock: SECOND,
    whenAbsent: 'offer',
  })
  await until(look(playerAt(laid, 'amber'), laid), ({ seats }) => seats[1]?.held === 'offered')
  const carol = new Somebody(server.address, 'person carol')
  const { seats } = await carol.get(detail, 'POST', `${laid.path}/join`, { seat: 'blue' })
  assert.equal(seats[1]?.name, 'carol')
  assert.equal(seats[1]?.held, undefined)
  assert.equal((await playerAt(laid, 'blue').ask('GET', `${laid.path}/position?seat=blue`)).status, 403)
})

test('the clocks stand still when everybody agrees, and go on when anybody says so', async (t) => {
  const server = await serverFor(t)
  const laid = await begun(server, ['amber', 'blue'], { options: { turns: 40 }, clock: SECOND })
  const [amber, blue] = [playerAt(laid, 'amber'), playerAt(laid, 'blue')]
  assert.equal((await amber.get(detail, 'POST', `${laid.path}/pause`, { say: 'ask' })).paused, false)
  assert.equal((await blue.get(detail, 'POST', `${laid.path}/pause`, { say: 'agree' })).paused, true)
  const turn = await turnOf(amber, laid)()
  await wait(1500)
  assert.equal(await turnOf(amber, laid)(), turn)
  await blue.get(detail, 'POST', `${laid.path}/pause`, { say: 'resume' })
  await until(turnOf(amber, laid), (now) => now > turn)
})

test('a restart neither loses nor stretches a clock', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'windward-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'table.sqlite')
  const first = await openServer({ file })
  const lay = (seconds: number) =>
    begun(first, ['amber', 'blue'], { options: { turns: 1 }, clock: { kind: 'live', seconds } })
  const [short, long] = [await lay(2), await lay(3600)]
  const before = await clockOf(playerAt(long, 'amber'), long)
  await first.close()
  const second = await openServer({ file })
  t.after(second.close)
  const amber = new Somebody(second.address, 'person amber')
  assert.deepEqual(await clockOf(amber, long), before)
  await until(look(amber, short), ({ status }) => status === 'over')
  assert.equal((await look(amber, long)()).status, 'playing')
})

const DAY_MS = 86_400_000
const vacations = z.looseObject({ seats: z.array(z.looseObject({ vacationUntil: z.string().optional() })) })

test('a vacation is no longer than the table allows, and answering ends it', async (t) => {
  const server = await serverFor(t)
  const clock = { kind: 'mail', bankSeconds: 60, perDecisionSeconds: 60, vacationDays: 3 }
  const laid = await begun(server, ['amber', 'blue'], { clock })
  const amber = playerAt(laid, 'amber')
  assert.equal((await amber.ask('POST', `${laid.path}/vacation`, { days: 4 })).status, 409)
  await amber.get(idShape, 'POST', `${laid.path}/vacation`, { days: 3 })
  const endsIn = async () => {
    const { seats } = await playerAt(laid, 'blue').get(vacations, 'GET', laid.path)
    return Date.parse(seats[0]?.vacationUntil ?? '') - Date.now()
  }
  assert.ok((await endsIn()) > 2.9 * DAY_MS, 'the others see until when')
  await amber.ask('POST', `${laid.path}/seats/amber/questions/1%231`, { answer: [0, 14, 28] })
  assert.ok((await endsIn()) <= 0)
  const { happened } = await amber.get(detail, 'GET', laid.path)
  assert.deepEqual(
    happened.map((each) => each.do),
    ['vacation', 'back'],
  )
})

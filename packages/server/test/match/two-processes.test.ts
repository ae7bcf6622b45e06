import assert from 'node:assert/strict'
import { after, before, type TestContext, test } from 'node:test'
import { z } from 'zod'
import { openPostgres } from '../../src/storage/postgres/open.ts'
import { playSeat } from '../api/player.ts'
import { begun } from '../api/table.ts'
import { type Opened, openServer } from '../api/test-server.ts'
import { positionShape, sequenceShape, Visitor } from '../api/visitor.ts'
import { Postgres } from '../postgres.ts'

let postgres: Postgres
before(async () => {
  postgres = await Postgres.start()
})
after(() => postgres.stop())

/** Servers that share a database and nothing else. */
async function servers(t: TestContext, count: number): Promise<readonly Opened[]> {
  const url = await postgres.database()
  const opened: Opened[] = []
  for (let each = 0; each < count; each += 1)
    opened.push(await openServer({ storage: await openPostgres(url) }))
  t.after(() => Promise.all(opened.map(({ close }) => close())))
  return opened
}

const lines = z.array(z.looseObject({ n: z.number() }))
const detail = z.looseObject({ status: z.string() })
const record = z.looseObject({
  entries: z.array(z.looseObject({ seat: z.string(), question: z.string(), by: z.string().optional() })),
})

test('a match is played from several processes at once', async (t) => {
  const open = await servers(t, 3)
  const seats = ['amber', 'blue', 'copper', 'dusk', 'emerald', 'flint']
  const [first] = open
  assert.ok(first !== undefined)
  const { path } = await begun(first, seats, { options: { turns: 8 } })
  const read = await Promise.all(
    seats.map(async (seat, index) => {
      const numbers: number[] = []
      const who = new Visitor(open[index % open.length]?.address ?? '', `person ${seat}`)
      await playSeat(who, path, seat, ({ event, data }) => {
        if (event === 'lines') numbers.push(...lines.parse(data).map(({ n }) => n))
      })
      return numbers
    }),
  )
  for (const numbers of read) {
    assert.deepEqual(
      numbers,
      numbers.map((_, index) => index + 1),
    )
    assert.ok(numbers.length >= 9)
  }
  const positions = await Promise.all(
    open.map(
      async ({ address }) => (await new Visitor(address, 'person amber').ask('GET', `${path}/position`)).body,
    ),
  )
  for (const position of positions) assert.deepEqual(position, positions[0])
})

test('every deadline takes effect once, whoever sees to it', async (t) => {
  const open = await servers(t, 2)
  const [first, second] = open
  assert.ok(first !== undefined && second !== undefined)
  const { path } = await begun(first, ['amber', 'blue'], {
    options: { turns: 2 },
    clock: { kind: 'live', seconds: 1 },
    waitSeconds: 0,
  })
  const amber = new Visitor(second.address, 'person amber')
  const stop = new AbortController()
  for await (const { event, data } of amber.follow(`${path}/stream`, stop))
    if (event === 'table' && detail.parse(data).status === 'over') stop.abort()
  const { entries } = await amber.get(record, 'GET', `${path}/record`)
  assert.deepEqual(entries.map(({ seat, question, by }) => `${seat} ${question} ${by}`).sort(), [
    'amber 1#1 absent',
    'amber 2#1 absent',
    'blue 1#1 absent',
    'blue 2#1 absent',
  ])
})

test('what is said in one process is heard in another', async (t) => {
  const open = await servers(t, 2)
  const [first, second] = open
  assert.ok(first !== undefined && second !== undefined)
  const { path } = await begun(first, ['amber', 'blue'])
  const blue = new Visitor(second.address, 'person blue')
  const stop = new AbortController()
  let heard = ''
  for await (const { event, data } of blue.follow(`${path}/stream`, stop)) {
    if (event === 'clock')
      await new Visitor(first.address, 'person amber').ask('POST', `${path}/seats/amber/talk`, {
        text: 'Ahoy',
      })
    if (event !== 'talk') continue
    heard = JSON.stringify(data)
    stop.abort()
  }
  assert.match(heard, /Ahoy/)
})

test('whoever has done something at one process finds it done at another at once', async (t) => {
  const open = await servers(t, 2)
  const [first, second] = open
  assert.ok(first !== undefined && second !== undefined)
  const { path } = await begun(first, ['amber', 'blue'], { options: { turns: 30 } })
  const at = [first, second].map(({ address }) => ({
    amber: new Visitor(address, 'person amber'),
    blue: new Visitor(address, 'person blue'),
  }))
  for (let turn = 1; turn <= 20; turn += 1) {
    for (const seat of ['amber', 'blue'] as const) {
      const [here, there] = turn % 2 === 0 ? at : at.toReversed()
      assert.ok(here !== undefined && there !== undefined)
      const before = await here[seat].get(positionShape, 'GET', `${path}/position`)
      const question = before.questions.find(({ sealed }) => sealed === undefined)
      assert.ok(question !== undefined, `${seat} is asked in turn ${turn}`)
      const to = `${path}/seats/${seat}/questions/${encodeURIComponent(question.id)}`
      const answer = (await here[seat].ask('GET', `${to}/sample`)).body
      const { sequence } = await here[seat].get(sequenceShape, 'POST', to, answer)
      const after = await there[seat].get(positionShape, 'GET', `${path}/position`)
      assert.ok(after.sequence >= sequence, `${seat} saw ${after.sequence} after ${sequence} in turn ${turn}`)
    }
  }
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { playSeat } from './player.ts'
import { begun, playerAt, seated } from './table.ts'
import { FIXTURE, serverFor } from './test-server.ts'
import { idShape, Visitor } from './visitor.ts'

const detail = z.looseObject({
  id: z.string(),
  status: z.string(),
  rematch: z.string().optional(),
  drawOfferedBy: z.array(z.string()),
  seats: z.array(
    z.looseObject({ seat: z.string(), by: z.string(), yours: z.boolean(), resigned: z.boolean().optional() }),
  ),
})

const sitters = ({ seats }: z.infer<typeof detail>) => seats.map(({ by }) => by).join(' ')

test('people come and go until the match begins', async (t) => {
  const server = await serverFor(t)
  const laid = await seated(server, ['amber', 'blue', 'copper'])
  const host = new Visitor(server.address, 'person host')
  const blue = playerAt(laid, 'blue')
  assert.equal(sitters(await blue.get(detail, 'POST', `${laid.path}/leave`)), 'person nobody person')
  const early = await host.ask('POST', `${laid.path}/start`)
  assert.equal(early.status, 409)
  assert.match(JSON.stringify(early.body), /Nobody sits at blue yet/)
  await host.get(detail, 'POST', `${laid.path}/seats/blue/bot`, { bot: 'random' })
  assert.equal((await blue.ask('POST', `${laid.path}/join`, { seat: 'blue' })).status, 409)
  await host.get(detail, 'DELETE', `${laid.path}/seats/blue/bot`)
  await blue.get(detail, 'POST', `${laid.path}/join`, { seat: 'blue', words: 'mine' })
  assert.equal((await host.get(detail, 'POST', `${laid.path}/start`)).status, 'playing')
  assert.equal((await blue.ask('POST', `${laid.path}/leave`)).status, 409)
})

test('a table that cannot be laid is refused with a sentence and a clause', async (t) => {
  const server = await serverFor(t)
  const ada = new Visitor(server.address, 'person ada')
  const problem = z.object({
    type: z.string(),
    title: z.string(),
    status: z.number(),
    detail: z.string(),
    clause: z.string(),
  })
  for (const wish of [
    { game: 'fixture', seats: ['amber'] },
    { game: 'fixture', seats: ['amber', 'nowhere'] },
    { game: 'fixture', options: { turns: -1 } },
  ]) {
    const { status, body, headers } = await ada.ask('POST', '/matches', wish)
    assert.equal(status, 422)
    assert.match(headers.get('content-type') ?? '', /^application\/problem\+json/)
    assert.match(problem.parse(body).clause, /^TBL 4/)
  }
})

test('a refused answer tells why, by which clause, and where the seat stands', async (t) => {
  const server = await serverFor(t)
  const laid = await begun(server, ['amber', 'blue'])
  const { status, body } = await playerAt(laid, 'amber').ask(
    'POST',
    `${laid.path}/seats/amber/questions/1%231`,
    { answer: [40, 14, 28] },
  )
  assert.equal(status, 422)
  const {
    clause,
    sequence,
    detail: why,
  } = z.looseObject({ clause: z.string(), sequence: z.number(), detail: z.string() }).parse(body)
  assert.equal(clause, 'FIX 2.1')
  assert.equal(sequence, 1)
  assert.match(why, /do not border/)
})

test('whoever resigns is played for by the rules, and the last one ends the match', async (t) => {
  const server = await serverFor(t)
  const laid = await begun(server, ['amber', 'blue', 'copper'], { options: { turns: 3 } })
  const [amber, blue] = [playerAt(laid, 'amber'), playerAt(laid, 'blue')]
  const { seats, status } = await amber.get(detail, 'POST', `${laid.path}/resign`)
  assert.equal(status, 'playing')
  assert.equal(seats[0]?.resigned, true)
  await Promise.all(['blue', 'copper'].map((seat) => playSeat(playerAt(laid, seat), laid.path, seat)))
  assert.equal((await blue.get(detail, 'GET', laid.path)).status, 'over')

  const other = await begun(server, ['amber', 'blue', 'copper'])
  for (const seat of ['amber', 'blue', 'copper'])
    await playerAt(other, seat).get(detail, 'POST', `${other.path}/resign`)
  const host = new Visitor(server.address, 'person host')
  assert.equal((await host.get(detail, 'GET', other.path)).status, 'over')
})

test('draws are offered only where the game knows them, and made when everybody agrees', async (t) => {
  const server = await serverFor(t)
  const laid = await begun(server, ['amber', 'blue'])
  const refused = await playerAt(laid, 'amber').ask('POST', `${laid.path}/draw`, { say: 'offer' })
  assert.equal(refused.status, 409)
  assert.match(JSON.stringify(refused.body), /knows no draws/)

  const drawn = await serverFor(t, { games: [{ ...FIXTURE, game: { ...FIXTURE.game, draws: true } }] })
  const table = await begun(drawn, ['amber', 'blue'])
  const [amber, blue] = [playerAt(table, 'amber'), playerAt(table, 'blue')]
  assert.deepEqual((await amber.get(detail, 'POST', `${table.path}/draw`, { say: 'offer' })).drawOfferedBy, [
    'amber',
  ])
  assert.deepEqual(
    (await blue.get(detail, 'POST', `${table.path}/draw`, { say: 'decline' })).drawOfferedBy,
    [],
  )
  await blue.get(detail, 'POST', `${table.path}/draw`, { say: 'offer' })
  assert.equal((await amber.get(detail, 'POST', `${table.path}/draw`, { say: 'accept' })).status, 'over')
  assert.equal(
    (await amber.ask('POST', `${table.path}/seats/amber/questions/1%231`, { answer: [0, 14, 28] })).status,
    409,
  )
  assert.equal((await amber.ask('GET', `${table.path}/record`)).status, 200)
})

test('people who ask for a rematch in the same moment meet at one table, and no other is left over', async (t) => {
  const server = await serverFor(t)
  const laid = await begun(server, ['amber', 'blue'], { options: { turns: 1 } })
  await Promise.all([...laid.players].map(([seat, player]) => playSeat(player, laid.path, seat)))
  const [amber, blue] = [playerAt(laid, 'amber'), playerAt(laid, 'blue')]
  const [hers, his] = await Promise.all(
    [amber, blue].map((player) => player.get(detail, 'POST', `${laid.path}/rematch`)),
  )
  assert.equal(hers?.id, his?.id)
  const list = z.object({ matches: z.array(idShape) })
  for (const player of [amber, blue]) {
    const { matches } = await player.get(list, 'GET', '/matches?list=mine')
    assert.deepEqual(
      matches.map(({ id }) => id),
      [hers?.id],
    )
  }
})

test('the same people meet again at one table, and a table that is done with is put away', async (t) => {
  const server = await serverFor(t)
  const laid = await begun(server, ['amber', 'blue'], { options: { turns: 1 } })
  await Promise.all([...laid.players].map(([seat, player]) => playSeat(player, laid.path, seat)))
  const [amber, blue] = [playerAt(laid, 'amber'), playerAt(laid, 'blue')]
  const first = await blue.get(detail, 'POST', `${laid.path}/rematch`)
  assert.equal(sitters(first), 'nobody person')
  const second = await amber.get(detail, 'POST', `${laid.path}/rematch`)
  assert.equal(second.id, first.id)
  assert.equal(sitters(second), 'person person')
  assert.equal((await amber.get(detail, 'GET', laid.path)).rematch, first.id)
  assert.equal((await blue.get(detail, 'POST', `/matches/${first.id}/start`)).status, 'playing')

  await amber.get(detail, 'POST', `${laid.path}/archive`)
  const list = z.object({ matches: z.array(idShape) })
  assert.deepEqual((await amber.get(list, 'GET', '/matches?list=finished')).matches, [])
  assert.deepEqual(
    (await amber.get(list, 'GET', '/matches?list=mine')).matches.map(({ id }) => id),
    [first.id],
  )
})

test('a private table is for those who were asked by name', async (t) => {
  const server = await serverFor(t)
  const ada = new Visitor(server.address, 'person ada')
  const { id, invitation } = await ada.get(idShape, 'POST', '/matches', {
    game: 'fixture',
    seats: 2,
    access: 'private',
  })
  const ben = new Visitor(server.address, 'person ben')
  assert.equal((await ben.ask('POST', `/matches/${id}/join`, { invitation })).status, 403)
  await ada.get(detail, 'POST', `/matches/${id}/invite`, { person: 'id-ben' })
  const list = z.object({ matches: z.array(idShape) })
  const invited = async (who: Visitor) =>
    (await who.get(list, 'GET', '/matches?list=invited')).matches.map((match) => match.id)
  assert.deepEqual(await invited(ben), [id])
  for (const other of [ada, new Visitor(server.address, 'person cat')])
    assert.deepEqual(await invited(other), [], 'nobody else learns of it')
  assert.equal((await ben.ask('POST', `/matches/${id}/join`)).status, 200)
  assert.deepEqual(await invited(ben), [], 'one sits there')
})

const seatsShape = z.looseObject({
  seats: z.array(z.looseObject({ seat: z.string(), person: z.string().optional() })),
})

test('who is somebody can tell the others at a table apart, to block, mute or report them; nobody else can', async (t) => {
  const server = await serverFor(t)
  const { path, players } = await seated(server, ['amber', 'blue'])
  const people = async (who: Visitor) =>
    (await who.get(seatsShape, 'GET', path)).seats.map(({ seat, person }) => [seat, person])
  const amber = players.get('amber')
  assert.ok(amber !== undefined)
  assert.deepEqual(await people(amber), [
    ['amber', undefined],
    ['blue', 'id-blue'],
  ])
  assert.deepEqual(await people(new Visitor(server.address, '')), [
    ['amber', undefined],
    ['blue', undefined],
  ])
})

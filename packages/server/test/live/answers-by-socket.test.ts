import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { type TestContext, test } from 'node:test'
import { RATES } from '../../src/api/rates.ts'
import { answerOnce } from '../api/player.ts'
import { begun, type Laid, playerAt } from '../api/table.ts'
import { type Opened, serverFor, type Wishes } from '../api/test-server.ts'
import { type Said, SeatOnLine } from './seat-by-socket.ts'

const LEGAL = [0, 14, 28]
const FIRST = '1#1'

const as = (who: string) => ({ authorization: `Bearer ${who}` })

const isSecondTurn = ({ event, data }: Said) =>
  event === 'patch' && JSON.stringify(data).includes('"turn":[2]')

async function laidFor(t: TestContext, wishes: Wishes = {}): Promise<{ server: Opened; laid: Laid }> {
  const server = await serverFor(t, wishes)
  return { server, laid: await begun(server, ['amber', 'blue'], { options: { turns: 9 }, spectators: true }) }
}

async function amberAt(
  t: TestContext,
  { address }: Opened,
  { path }: Laid,
  query = 'seat=amber',
  who = 'person amber',
): Promise<SeatOnLine> {
  const seat = await SeatOnLine.open(address, `${path}/stream?${query}`, as(who))
  t.after(() => seat.close())
  return seat
}

test('an answer on the line of a stream is on disk when it is acknowledged, and counts once whichever way it comes again', async (t) => {
  const { server, laid } = await laidFor(t)
  const seat = await amberAt(t, server, laid)
  await seat.until(({ event }) => event === 'position')
  const steps = () => server.storage.course.steps(laid.id, 1)
  const before = (await steps()).length
  assert.deepEqual((await seat.answer(FIRST, LEGAL)).data, { n: 101, sequence: 2 })
  const kept = await steps()
  assert.equal(kept.length, before + 1)
  assert.deepEqual((await seat.answer(FIRST, LEGAL)).data, { n: 102, sequence: 2, again: true })
  const posted = await playerAt(laid, 'amber').ask('POST', `${laid.path}/seats/amber/questions/1%231`, {
    answer: LEGAL,
  })
  assert.deepEqual(posted.body, { sequence: 2, again: true })
  assert.deepEqual(await steps(), kept)
  await answerOnce(playerAt(laid, 'blue'), laid.path, 'blue')
  await seat.until(isSecondTurn)
})

test('such a stream resumes from a cursor like any other, and tells the same', async (t) => {
  const { server, laid } = await laidFor(t)
  const seat = await amberAt(t, server, laid)
  await seat.answer(FIRST, LEGAL)
  await answerOnce(playerAt(laid, 'blue'), laid.path, 'blue')
  await seat.until(isSecondTurn)
  const id = seat.heard.findLast(({ event }) => event === 'lines')?.id
  const again = await amberAt(t, server, laid, `seat=amber&after=${id}`)
  const { data } = await again.until(({ event }) => event === 'position')
  const { body } = await playerAt(laid, 'amber').ask('GET', `${laid.path}/position`)
  assert.deepEqual(data, body)
  assert.ok(!again.heard.some(({ event }) => event === 'lines'), 'no line comes twice')
})

test('an answer is judged alike by request and on the line', async (t) => {
  const { server, laid } = await laidFor(t)
  const GIVEN: readonly (readonly [who: string, body: object])[] = [
    ['person amber', {}],
    ['person amber', { answer: LEGAL, deed: 0 }],
    ['person amber', { answer: LEGAL, deed: '1' }],
    ['person amber', { answer: 'nonsense' }],
    ['person amber', { answer: 'a bell \u0007' }],
    ['token amber match:read', { answer: LEGAL }],
    ['token amber match:read match:play', { answer: LEGAL }],
    ['person amber', { answer: LEGAL }],
  ]
  const statuses: number[] = []
  for (const [who, body] of GIVEN) {
    const seat = await amberAt(t, server, laid, 'seat=amber', who)
    seat.socket.send(JSON.stringify({ n: 7, question: FIRST, ...body }))
    const { event, data } = await seat.until(({ event }) => event === 'answered' || event === 'refused')
    assert.equal(data['n'], 7)
    const onLine = event === 'answered' ? 200 : data['status']
    const response = await fetch(`${server.address}/api/v1${laid.path}/seats/amber/questions/1%231`, {
      method: 'POST',
      headers: { ...as(who), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    assert.equal(onLine, response.status, `${who}: ${JSON.stringify(body)}`)
    statuses.push(response.status)
    const { detail, clause } = Object(await response.json())
    if (response.status !== 400) assert.deepEqual([data['detail'], data['clause']], [detail, clause])
  }
  assert.deepEqual(statuses, [400, 400, 400, 422, 400, 403, 200, 200])
})

test('whoever looks on cannot answer, and nobody can for another seat', async (t) => {
  const { server, laid } = await laidFor(t)
  const spectator = await amberAt(t, server, laid, 'seat=spectator', 'guest idle')
  const { event, data } = await spectator.answer(FIRST, LEGAL)
  assert.equal(event, 'refused')
  assert.equal(data['status'], 403)
  const nobody = await SeatOnLine.open(server.address, `${laid.path}/stream?seat=spectator`, {})
  t.after(() => nobody.close())
  assert.equal((await nobody.answer(FIRST, LEGAL)).data['status'], 401)
  const refused = await SeatOnLine.refused(
    server.address,
    `${laid.path}/stream?seat=blue`,
    as('person amber'),
  )
  assert.equal(refused.status, 403)
  assert.match(refused.text, /You do not sit there/)
  const missing = await SeatOnLine.refused(server.address, '/matches/none/stream', as('person amber'))
  assert.equal(missing.status, 404)
  assert.match(missing.text, /There is no such match/)
})

test('answers by request and on the line are counted together', async (t) => {
  const { server, laid } = await laidFor(t, { rates: { ...RATES, answers: { max: 2, timeWindow: 60_000 } } })
  const seat = await amberAt(t, server, laid)
  assert.equal((await seat.answer(FIRST, LEGAL)).event, 'answered')
  const at = `${laid.path}/seats/amber/questions/1%231`
  assert.equal((await playerAt(laid, 'amber').ask('POST', at, { answer: LEGAL })).status, 200)
  const { data } = await seat.answer(FIRST, LEGAL)
  assert.equal(data['status'], 429)
  assert.ok(Number(data['retryAfter']) > 0)
  assert.equal((await playerAt(laid, 'amber').ask('POST', at, { answer: LEGAL })).status, 429)
})

test('nonsense is counted like answers, and whoever goes on although told to wait is let go', async (t) => {
  const { server, laid } = await laidFor(t, { rates: { ...RATES, answers: { max: 5, timeWindow: 60_000 } } })
  const seat = await amberAt(t, server, laid)
  for (let each = 0; each < 150; each += 1) seat.socket.send('{')
  await seat.closed
  assert.equal((await (await amberAt(t, server, laid)).answer(FIRST, LEGAL)).data['status'], 429)
})

test('an answer nested without end is refused, before and after another was sealed', async (t) => {
  const { server, laid } = await laidFor(t)
  const seat = await amberAt(t, server, laid)
  const nested = `${'['.repeat(10_000)}${']'.repeat(10_000)}`
  const status = async () => {
    const refusals = () => seat.heard.filter(({ event }) => event === 'refused')
    const before = refusals().length
    seat.socket.send(`{"n":900,"question":"${FIRST}","answer":${nested}}`)
    while (refusals().length === before) await once(seat.socket, 'heard')
    return refusals().at(-1)?.data['status']
  }
  assert.equal(await status(), 422)
  assert.equal((await seat.answer(FIRST, LEGAL)).event, 'answered')
  assert.equal(await status(), 422)
})

test('what is no message of ours is refused, and what is no WebSocket ends it', async (t) => {
  const { server, laid } = await laidFor(t)
  const seat = await amberAt(t, server, laid)
  const odd = ['', '{', '[]', 'null', '"x"', '{"n":-1}', '{"n":1.5}', '{"n":1}', `${'['.repeat(9000)}`]
  odd.push('{"n":1,"question":"1#1","answer":{"__proto__":1}}')
  odd.push('{"n":1,"question":"1#1","answer":{"\\u005f_proto__":1}}')
  odd.push('{"n":1,"question":"1#1","answer":{"constructor":{"prototype":1}}}')
  for (const message of odd) seat.socket.send(message)
  const refusals = () => seat.heard.filter(({ event }) => event === 'refused')
  while (refusals().length < odd.length) await once(seat.socket, 'heard')
  assert.ok(refusals().every(({ data }) => data['status'] === 400))
  assert.equal((await seat.answer(FIRST, LEGAL)).event, 'answered', 'and it goes on')

  const binary = await amberAt(t, server, laid)
  binary.socket.send(Buffer.from('{}'))
  assert.equal(await binary.closed, 1003)
  const long = await amberAt(t, server, laid)
  long.socket.send(JSON.stringify({ n: 1, question: FIRST, answer: 'x'.repeat(40_000) }))
  assert.equal(await long.closed, 1009)
})

test('many answers sent at once are all answered, and a reader that takes nothing does not fill the server', async (t) => {
  const { server, laid } = await laidFor(t, {
    rates: { ...RATES, answers: { max: 9e9, timeWindow: 60_000 } },
  })
  const seat = await amberAt(t, server, laid)
  const many = Array.from({ length: 1000 }, () => seat.answer(FIRST, LEGAL))
  assert.ok((await Promise.all(many)).every(({ event }) => event === 'answered'))

  const deaf = await amberAt(t, server, laid)
  deaf.socket.pause()
  let most = 0
  const message = JSON.stringify({ n: 1, question: FIRST, answer: 'x'.repeat(2000) })
  for (let burst = 0; burst < 100 && deaf.socket.readyState === deaf.socket.OPEN; burst += 1) {
    for (let each = 0; each < 200; each += 1) {
      deaf.socket.ping('are you there?')
      deaf.socket.send(message)
    }
    await new Promise((resolve) => setImmediate(resolve))
    most = Math.max(most, server.services.streams.waiting)
  }
  assert.ok(most <= 512 * 1024, `${most} bytes waited for one`)
  assert.equal((await seat.answer(FIRST, LEGAL)).event, 'answered', 'others notice nothing')
})

test('the server says goodbye to those who follow, and waits for nobody who does not answer it', async (t) => {
  const { server, laid } = await laidFor(t)
  const seat = await amberAt(t, server, laid)
  const deaf = await amberAt(t, server, laid)
  deaf.socket.pause()
  const began = performance.now()
  await server.close()
  assert.equal(await seat.closed, 1001)
  assert.ok(performance.now() - began < 10_000)
})

test('other upgrades are not heard of: the request is answered as if it had not asked', async (t) => {
  const { server, laid } = await laidFor(t)
  const asked = [
    ['/games', 'websocket', '13'],
    [laid.path, 'h2c', '13'],
    [laid.path, 'websocket', '7'],
  ] as const
  for (const [path, upgrade, version] of asked) {
    const refused = await SeatOnLine.refused(server.address, path, {
      ...as('person amber'),
      upgrade,
      'sec-websocket-version': version,
    })
    assert.equal(refused.status, 200, `${path} ${upgrade}`)
  }
})

test('whoever is refused a WebSocket, and sends and stays all the same, is let go', {
  timeout: 20_000,
}, async (t) => {
  const { server } = await laidFor(t)
  const { hostname, port } = new URL(server.address)
  const stubborn = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
  t.after(() => stubborn.destroy())
  stubborn.on('error', () => undefined).resume()
  const gone = new Promise((resolve) => stubborn.once('close', resolve))
  const headers = [
    `host: ${hostname}`,
    'connection: Upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    'sec-websocket-key: d2luZHdhcmQgYnkgaGFuZA==',
  ]
  stubborn.write(`GET /api/v1/matches/none/stream HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`)
  stubborn.write('x'.repeat(1_000_000))
  const going = setInterval(() => stubborn.write('x'), 50)
  t.after(() => clearInterval(going))
  await gone
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fastify } from 'fastify'
import { logOptions } from '../../src/operations/log.ts'
import { SeatOnLine } from '../live/seat-by-socket.ts'
import { Browser, field } from '../people/browser.ts'
import { begin, openOn } from './table.ts'

const HUSH = 'hush-hush'

test('logs are structured and hold no secrets', async (t) => {
  const lines: string[] = []
  const app = fastify({ logger: logOptions('debug', { write: (line) => lines.push(line) }) })
  t.after(() => app.close())
  app.get('/*', async (request) => {
    request.log.info(
      { token: HUSH, deep: { password: HUSH, deeper: { seed: HUSH, key: HUSH } } },
      'something happened',
    )
    request.log.warn({ headers: request.headers }, 'headers')
    throw Object.assign(new Error('It broke.'), { secret: HUSH, config: { connectionString: HUSH } })
  })
  for (const path of [
    `/api/v1/matches/m1?invitation=${HUSH}`,
    `/api/auth/callback/openid?code=${HUSH}`,
    `/api/auth/reset-password/${HUSH}`,
    `/join/m1/${HUSH}`,
  ]) {
    await app.inject({
      url: path,
      headers: { authorization: `Bearer ${HUSH}`, cookie: `windward.session_token=${HUSH}` },
      remoteAddress: '198.51.100.7',
    })
  }
  const text = lines.join('')
  assert.doesNotMatch(text, new RegExp(HUSH))
  assert.doesNotMatch(text, /198\.51\.100\.7/)
  assert.match(text, /something happened/)
  assert.match(text, /It broke\./)
  assert.match(text, /\/api\/auth\/reset-password\/…/)
  for (const line of lines) assert.equal(typeof JSON.parse(line).level, 'number')
})

test('who looks for a trouble reads a line for every answer, by whichever way it came, and never the answer', async (t) => {
  const written = t.mock.method(process.stderr, 'write', () => true)
  const { address, close } = await openOn(':memory:', { logLevel: 'debug' })
  const [host, other] = [new Browser(address), new Browser(address)]
  for (const each of [host, other]) await each.comeAsGuest()
  const { match, at, sample } = await begin(host, other)
  const [, seat = '', question = ''] = /seats\/(.+)\/questions\/(.+)$/.exec(at) ?? []
  const line = await SeatOnLine.open(address.replace(/\/$/, ''), `/matches/${match}/stream?seat=${seat}`, {
    cookie: host.cookie,
    origin: new URL(address).origin,
  })
  const answered = await line.answer(decodeURIComponent(question), field(sample, 'answer'))
  assert.equal(answered.event, 'answered')
  assert.equal((await line.answer(HUSH, HUSH)).event, 'refused')
  line.close()
  await close()
  const lines = written.mock.calls
    .map(({ arguments: [text] }) => JSON.parse(String(text)))
    .filter(({ req }) => req?.method === 'message')
  const url = `/api/v1/matches/${match}/stream`
  assert.deepEqual(
    lines.map(({ req, res, msg }) => [req.url, res.status, msg]),
    [
      [url, 200, 'answered'],
      [url, 422, 'answered'],
    ],
  )
  assert.ok(lines.every(({ ms }) => Number.isInteger(ms)))
  assert.doesNotMatch(JSON.stringify(lines), new RegExp(HUSH))
})

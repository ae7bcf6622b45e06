import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fastify } from 'fastify'
import { logOptions } from '../../src/operations/log.ts'

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

import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { serve } from '../../src/serve.ts'
import { FIXTURE } from '../api/test-server.ts'
import { Browser, field } from '../people/browser.ts'
import { SeatOnLine } from './seat-by-socket.ts'

test('a page of another site opens no WebSocket with our cookie, and a token that is deleted ends what it opened', async (t) => {
  const data = mkdtempSync(join(tmpdir(), 'windward-socket-'))
  t.after(() => rmSync(data, { recursive: true, force: true }))
  const serving = await serve({ data, port: 0, logLevel: 'silent', games: [FIXTURE], say: () => undefined })
  t.after(serving.close)
  const address = serving.address.replace(/\/$/, '')
  const ada = new Browser(address)
  await ada.comeAsGuest()
  const { body: table } = await ada.post('/api/v1/matches', { game: 'fixture', seats: ['amber', 'blue'] })
  const path = `/matches/${field(table, 'id')}`
  for (const seat of ['amber', 'blue']) await ada.post(`/api/v1${path}/join`, { seat })
  await ada.post(`/api/v1${path}/start`)
  const stream = `${path}/stream?seat=amber`

  const { cookie } = ada
  for (const foreign of [{ origin: 'https://elsewhere.example' }, { 'sec-fetch-site': 'cross-site' }]) {
    const refused = await SeatOnLine.refused(address, stream, { cookie, ...foreign })
    assert.equal(refused.status, 403)
    assert.match(refused.text, /page of another site/)
  }
  const ours = await SeatOnLine.open(address, stream, { cookie, origin: address })
  assert.equal((await ours.answer('1#1', [0, 14, 28])).event, 'answered')

  const wish = { name: 'a bot', scopes: ['match:read', 'match:play'] }
  const { body: made } = await ada.post('/api/v1/tokens', wish)
  const bot = await SeatOnLine.open(address, stream, { authorization: `Bearer ${field(made, 'token')}` })
  assert.equal((await bot.answer('1#1', [7, 14, 28])).event, 'answered')
  await ada.delete(`/api/v1/tokens/${field(made, 'id')}`)
  assert.equal(await bot.closed, 1001)
  assert.equal((await ours.answer('1#1', [0, 14, 28])).event, 'answered', 'nobody else’s has ended')
  ours.close()
})

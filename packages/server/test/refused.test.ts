import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { serve } from '@windward/server'
import { request, sendRaw } from './request.ts'

const { address, close } = await serve({ port: 0, data: ':memory:', logLevel: 'silent' })
after(close)

describe('what is not there is refused with a sentence', () => {
  for (const target of [
    '/nowhere',
    '/index.html',
    '//',
    '/../',
    '/../../package.json',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/package.json',
    '/fonts/../home.css',
    '/fonts\\..\\home.css',
    '/%00',
    '/home.css%00.html',
    '/%',
    '/%ff%fe',
    '/%E0%A4%A',
    '/__proto__',
    '/constructor',
    '*',
    'http://elsewhere.example/home.css',
    `/${'a'.repeat(12_000)}`,
  ]) {
    test(target.length > 60 ? 'a very long path' : target, async () => {
      const { status, body, headers } = await sendRaw(address, request('GET', target))
      assert.equal(status, 404)
      assert.equal(body, 'There is nothing at this address.\n')
      assert.equal(headers.get('content-type'), 'text/plain; charset=utf-8')
    })
  }
})

describe('what is not understood is refused with a sentence', () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND']) {
    test(method, async () => {
      const { status, body, headers } = await sendRaw(address, request(method, '/', 'Content-Length: 0'))
      assert.equal(status, 405)
      assert.equal(headers.get('allow'), 'GET, HEAD')
      assert.equal(body, 'Only GET and HEAD are understood here.\n')
    })
  }

  test('a body nobody asked for', async () => {
    const body = 'x'.repeat(100_000)
    const { status } = await sendRaw(
      address,
      `${request('POST', '/', `Content-Length: ${body.length}`)}${body}`,
    )
    assert.equal(status, 405)
  })
})

describe('what is no HTTP is the sender’s fault, never ours', () => {
  for (const [what, bytes] of [
    ['noise', '\u0000\u0001\u0002\r\n\r\n'],
    ['a null in the path', request('GET', '/\u0000')],
    ['a space in the path', request('GET', '/a b')],
    ['bytes above ASCII in the path', request('GET', '/\u00e9')],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['a path beyond all measure', request('GET', `/${'a'.repeat(20_000)}`)],
    ['headers beyond all measure', request('GET', '/', `X-Long: ${'a'.repeat(20_000)}`)],
    ['two lengths', request('POST', '/', 'Content-Length: 1', 'Content-Length: 2')],
    ['a tunnel', request('CONNECT', 'elsewhere.example:443')],
    ['another protocol', request('GET', '/', 'Upgrade: websocket', 'Connection: Upgrade')],
  ] as const) {
    test(what, async () => {
      const { status } = await sendRaw(address, bytes)
      assert.ok(Number.isNaN(status) || status < 500, String(status))
    })
  }

  test('and what is too long is refused with a problem like everything else', async () => {
    for (const [status, bytes] of [
      [431, request('GET', '/', `X-Long: ${'a'.repeat(20_000)}`)],
      [431, request('GET', `/api/v1/${'a'.repeat(20_000)}`)],
      [414, request('GET', `/api/v1/matches/${'a'.repeat(400)}`)],
      [400, request('GET', '/api/v1/matches/%zz')],
      [400, '\u0000\u0001\u0002\r\n\r\n'],
    ] as const) {
      const { status: got, headers, body } = await sendRaw(address, bytes)
      assert.equal(got, status)
      assert.equal(headers.get('content-type'), 'application/problem+json; charset=utf-8')
      assert.equal(headers.get('x-content-type-options'), 'nosniff')
      const problem = JSON.parse(body)
      assert.equal(problem.status, status)
      assert.match(problem.detail, /^[A-Z].*\.$/)
      assert.ok(body.length < 300, 'nothing is told back')
    }
  })

  test('and the table is still open afterwards', async () => {
    assert.equal((await fetch(new URL('/healthz', address))).status, 200)
  })
})

test('a table reached by https asks browsers never to come another way, with every answer', async (t) => {
  const wishes = { port: 0, data: ':memory:', logLevel: 'silent', address: 'https://table.example' } as const
  const secure = await serve(wishes)
  t.after(secure.close)
  for (const path of [
    '/',
    '/healthz',
    '/api/v1/me',
    '/api/v1/games',
    '/api/v1/matches/none',
    '/api/auth/ok',
  ]) {
    const response = await fetch(new URL(path, secure.address))
    assert.equal(response.headers.get('strict-transport-security'), 'max-age=31536000', path)
  }
})

import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { serve } from '@windward/server'
import { assets } from '@windward/web'
import { request, sendRaw } from './request.ts'

const { address, close } = await serve({ port: 0, data: ':memory:', logLevel: 'silent' })
after(close)

describe('the page and its parts', () => {
  for (const { path, type } of assets) {
    test(`${path} is served as ${type}`, async () => {
      const response = await fetch(new URL(path, address), { headers: { 'accept-encoding': 'identity' } })
      const body = await response.arrayBuffer()
      assert.equal(response.status, 200)
      assert.equal(response.headers.get('content-type'), type)
      assert.equal(response.headers.get('content-length'), String(body.byteLength))
      assert.ok(body.byteLength > 0)
    })
  }

  test('a browser that can unpack gets it packed, and the same in the end', async () => {
    const whole = await (await fetch(address, { headers: { 'accept-encoding': 'identity' } })).text()
    for (const [accepted, sent] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip;q=0.5', 'gzip'],
      ['zstd', null],
    ] as const) {
      const response = await fetch(address, { headers: { 'accept-encoding': accepted } })
      assert.equal(response.headers.get('content-encoding'), sent)
      assert.equal(response.headers.get('vary'), 'accept-encoding')
      assert.equal(await response.text(), whole)
    }
  })

  test('HEAD tells what GET would, without the body', async () => {
    const got = await sendRaw(address, request('GET', '/'))
    const told = await sendRaw(address, request('HEAD', '/'))
    assert.equal(told.status, 200)
    assert.equal(told.body, '')
    for (const name of ['content-length', 'content-type', 'etag']) {
      assert.equal(told.headers.get(name), got.headers.get(name))
    }
  })

  test('a query changes nothing', async () => {
    assert.equal((await fetch(new URL('/?from=harbour', address))).status, 200)
  })

  test('what a browser still has is not sent again', async () => {
    const tag = (await fetch(address)).headers.get('etag') ?? ''
    for (const known of [tag, `W/${tag}`, `"old", ${tag}`, '*']) {
      const { status, body, headers } = await sendRaw(address, request('GET', '/', `If-None-Match: ${known}`))
      assert.equal(status, 304, known)
      assert.equal(body, '')
      assert.equal(headers.get('etag'), tag)
    }
    assert.equal((await sendRaw(address, request('GET', '/', 'If-None-Match: "old"'))).status, 200)
  })

  test('what never changes may be kept, the page is asked for again', async () => {
    const keeping = async (path: string) => (await fetch(new URL(path, address))).headers.get('cache-control')
    assert.equal(await keeping('/'), 'no-cache')
    for (const { path, keptForSeconds } of assets) {
      if (keptForSeconds > 0) assert.equal(await keeping(path), `public, max-age=${keptForSeconds}`)
    }
  })

  test('/healthz says that the table is open', async () => {
    const response = await fetch(new URL('/healthz', address))
    assert.equal(response.status, 200)
    assert.equal(await response.text(), 'The table is open.\n')
    assert.equal(response.headers.get('cache-control'), 'no-store')
  })
})

describe('every answer is guarded', () => {
  for (const target of ['/', '/home.css', '/healthz', '/nowhere']) {
    test(`${target} can be neither framed, sniffed nor given foreign parts`, async () => {
      const { headers } = await fetch(new URL(target, address))
      const policy = headers.get('content-security-policy') ?? ''
      assert.match(policy, /default-src 'none'/)
      assert.match(policy, /frame-ancestors 'none'/)
      assert.doesNotMatch(policy, /unsafe|\*/)
      assert.equal(headers.get('x-content-type-options'), 'nosniff')
      assert.equal(headers.get('x-frame-options'), 'DENY')
      assert.equal(headers.get('referrer-policy'), 'no-referrer')
    })
  }
})

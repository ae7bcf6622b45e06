import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { type TestContext, test } from 'node:test'
import { CannotListen, type ServeOptions, serve as serveAny } from '@windward/server'

const serve = (options: ServeOptions) => serveAny({ data: ':memory:', logLevel: 'silent', ...options })

/** Another program on this port; the port may be taken already, which serves as well. */
const occupy = async (t: TestContext, port: number): Promise<number> => {
  const other = createServer()
  t.after(() => other.close())
  try {
    other.listen(port, '127.0.0.1')
    await once(other, 'listening')
  } catch {
    return port
  }
  const bound = other.address()
  assert.ok(bound !== null && typeof bound !== 'string')
  return bound.port
}

test('a table opens on this machine alone unless told otherwise', async (t) => {
  const { address, close } = await serve({ port: 0 })
  t.after(close)
  assert.match(address, /^http:\/\/127\.0\.0\.1:\d+\/$/)
})

test('when the usual port is taken the next free one is used, and that is said', async (t) => {
  await occupy(t, 3000)
  const said: string[] = []
  const { address, close } = await serve({ say: (sentence) => said.push(sentence) })
  t.after(close)
  assert.notEqual(new URL(address).port, '3000')
  assert.deepEqual(said, [`Port 3000 is taken by another program, so the table is at ${address}`])
  assert.equal((await fetch(address)).status, 200)
})

test('a port that was asked for and is taken is refused with a sentence', async (t) => {
  const port = await occupy(t, 0)
  await assert.rejects(serve({ port }), (error) => {
    assert.ok(error instanceof CannotListen)
    assert.match(error.message, new RegExp(`^Port ${port} on 127\\.0\\.0\\.1 is taken by another program\\.`))
    return true
  })
})

test('a port or host that cannot be is refused with a sentence', async () => {
  await assert.rejects(serve({ port: 70_000 }), /70000 is no port/)
  await assert.rejects(serve({ port: 0, host: '192.0.2.1' }), /has no address 192\.0\.2\.1/)
})

test('a closed table answers nobody, and can be closed again', async () => {
  const { address, close } = await serve({ port: 0 })
  await fetch(address)
  await close()
  await close()
  await assert.rejects(fetch(address))
})

import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type TestContext, test } from 'node:test'
import { WebSocketServer } from 'ws'
import { SocketPipe } from '../../src/live/socket-pipe.ts'

/** What somebody hears at the other end to whom these texts were sent. */
async function heard(t: TestContext, texts: readonly string[]): Promise<readonly string[]> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
  t.after(() => server.close())
  server.on('connection', (web, { socket }) => {
    const pipe = new SocketPipe(web, socket)
    for (const text of texts) pipe.send(text)
    pipe.end()
    pipe.send('too late')
  })
  await once(server, 'listening')
  const bound = server.address()
  const port = bound !== null && typeof bound === 'object' ? bound.port : 0
  const reader = new WebSocket(`ws://127.0.0.1:${port}`)
  const messages: string[] = []
  reader.addEventListener('message', ({ data }) => messages.push(String(data)))
  await new Promise((resolve) => reader.addEventListener('close', resolve))
  return messages
}

test('texts of any length are heard as they were sent, and nothing after the end', async (t) => {
  const texts = [0, 1, 125, 126, 0xffff, 0x1_0000].map((length) => 'x'.repeat(length))
  assert.deepEqual(await heard(t, texts), texts)
})

test('a length is counted in bytes', async (t) => {
  const texts = [`${'ä'.repeat(62)}“🜨”`, 'Ω'.repeat(40_000)]
  assert.deepEqual(await heard(t, texts), texts)
})

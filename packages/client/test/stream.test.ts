import assert from 'node:assert/strict'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { test } from 'node:test'
import { Client, Refused } from '../src/index.ts'

/** A table that answers as the test says. */
async function tableThat(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const port = bound !== null && typeof bound === 'object' ? bound.port : 0
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { client: new Client({ address: `http://127.0.0.1:${port}`, token: 'of-a-bot' }), close }
}

const line = (n: number) => `${JSON.stringify({ event: 'talk', id: `0.0.${n}`, data: [] })}\n`

test('a stream is taken up again after the last event seen when the line is lost', async () => {
  const asked: (string | null)[] = []
  const { client, close } = await tableThat((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://table').searchParams.get('after'))
    response.writeHead(200, { 'content-type': 'application/x-ndjson' })
    if (asked.length === 1) response.end(`${line(1)}\n${line(2)}{"event":"ta`)
    else response.write(line(3))
  })
  const leaving = new AbortController()
  const seen: string[] = []
  for await (const { id } of client.follow('a-match', { signal: leaving.signal })) {
    seen.push(id)
    if (seen.length === 3) leaving.abort()
  }
  close()
  assert.deepEqual(seen, ['0.0.1', '0.0.2', '0.0.3'])
  assert.deepEqual(asked, [null, '0.0.2'])
})

test('what the table refuses is thrown with its sentence, and a stream that is refused ends', async () => {
  const problem = { type: 'about:blank', title: 'Forbidden', status: 403, detail: 'That is not your seat.' }
  const { client, close } = await tableThat((request, response) => {
    assert.equal(request.headers.authorization, 'Bearer of-a-bot')
    response.writeHead(403, { 'content-type': 'application/problem+json' }).end(JSON.stringify(problem))
  })
  const isRefused = (trouble: unknown) =>
    trouble instanceof Refused && trouble.message === problem.detail && trouble.problem.status === 403
  await assert.rejects(client.answer('a-match', 'red', 'q1', 'yes'), isRefused)
  await assert.rejects(client.follow('a-match').next(), isRefused)
  close()
})

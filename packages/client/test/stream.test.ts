import assert from 'node:assert/strict'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { test } from 'node:test'
import { Client, type MatchEvent, Refused } from '../src/index.ts'

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

const sent = (event: string, id: string, data: object) => `${JSON.stringify({ event, id, data })}\n`
const position = { sequence: 4, viewer: 'red', turn: 1, view: { year: 1000, lands: { york: 'red' } } }

test('positions are put together from patches, and what did not change is the same as before', async () => {
  const { client, close } = await tableThat((_, response) => {
    response.writeHead(200, { 'content-type': 'application/x-ndjson' })
    response.write(sent('position', '4.0.0', { ...position, questions: [], awaited: ['red', 'blue'] }))
    response.write(sent('patch', '5.0.0', { from: 4, sequence: 5, changes: { awaited: [1, 1, []] } }))
    response.write(sent('patch', '6.0.0', { from: 5, sequence: 6, changes: { view: { year: [1001] } } }))
  })
  const leaving = new AbortController()
  const seen: MatchEvent[] = []
  for await (const event of client.follow('a-match', { signal: leaving.signal })) {
    seen.push(event)
    if (seen.length === 3) leaving.abort()
  }
  close()
  const [whole, sealed, moved] = seen
  assert.deepEqual(sealed, { event: 'awaited', id: '5.0.0', data: { sequence: 5, awaited: ['red'] } })
  assert.ok(whole?.event === 'position' && moved?.event === 'position')
  assert.deepEqual(moved.data, {
    ...position,
    sequence: 6,
    view: { year: 1001, lands: { york: 'red' } },
    questions: [],
    awaited: ['red'],
  })
  assert.equal(moved.data.view['lands'], whole.data.view['lands'])
})

test('a patch that does not fit is not believed: the position is asked for again, and it alone', async () => {
  const asked: (string | null)[] = []
  const { client, close } = await tableThat((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://table').searchParams.get('after'))
    response.writeHead(200, { 'content-type': 'application/x-ndjson' })
    response.write(sent('position', '4.7.2', { ...position, questions: [], awaited: [] }))
    const misfit =
      asked.length === 1 ? { from: 3, changes: {} } : { from: 4, changes: { view: { gone: {} } } }
    if (asked.length < 3) response.write(sent('patch', '5.7.2', { ...misfit, sequence: 5 }))
  })
  const leaving = new AbortController()
  let whole = 0
  for await (const { event } of client.follow('a-match', { signal: leaving.signal })) {
    assert.equal(event, 'position')
    whole += 1
    if (whole === 3) leaving.abort()
  }
  close()
  assert.deepEqual(asked, [null, '0.7.2', '0.7.2'])
})

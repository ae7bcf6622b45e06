import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { fastify } from 'fastify'
import { Metrics } from '../../src/operations/metrics.ts'
import { type MonitoringRoutes, monitoringRoutes } from '../../src/operations/monitoring-routes.ts'

const open = async (t: TestContext, wishes: Partial<MonitoringRoutes> = {}) => {
  const metrics = new Metrics()
  const logged: string[] = []
  const app = fastify({ logger: { level: 'info', stream: { write: (line: string) => logged.push(line) } } })
  metrics.time(app)
  await app.register(monitoringRoutes, {
    metrics,
    metricsToken: undefined,
    notOpenYet: () => undefined,
    ready: async () => undefined,
    ...wishes,
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  t.after(() => app.close())
  const told = () => logged.filter((line) => line.includes('The table is'))
  return { metrics, told, get: (path: string, headers = {}) => fetch(new URL(path, address), { headers }) }
}

describe('whoever looks after the table', () => {
  test('learns that it is open', async (t) => {
    const { get } = await open(t)
    const response = await get('/healthz')
    assert.equal(response.status, 200)
    assert.equal(await response.text(), 'The table is open.\n')
  })

  test('learns whether it can play', async (t) => {
    assert.equal((await (await open(t)).get('/readyz')).status, 200)
    const { get } = await open(t, { ready: () => Promise.reject(new Error('no database')) })
    const response = await get('/readyz')
    assert.equal(response.status, 503)
    assert.equal(response.headers.get('retry-after'), '2')
    assert.doesNotMatch(await response.text(), /database/)
    assert.equal((await get('/healthz')).status, 200)
  })

  test('reads in the log once why it cannot play, in a line without a stack, and once that it can again', async (t) => {
    let trouble: Error | undefined = new Error('no database')
    const ready = async () => {
      if (trouble !== undefined) throw trouble
    }
    const { get, told } = await open(t, { ready })
    for (let count = 0; count < 3; count++) await get('/readyz')
    trouble = undefined
    for (let count = 0; count < 3; count++) await get('/readyz')
    const lines = told().map((line) => JSON.parse(line))
    assert.deepEqual(
      lines.map(({ msg }) => msg),
      ['The table is not ready: no database', 'The table is ready.'],
    )
    assert.ok(!told().join('').includes('stack'))
  })

  test('is not told that it is open while nobody is let in', async (t) => {
    const { get } = await open(t, { notOpenYet: () => 'Come again in a moment.' })
    const response = await get('/healthz')
    assert.deepEqual([response.status, await response.text()], [200, 'Come again in a moment.\n'])
  })

  test('is not kept waiting by a database that does not answer', async (t) => {
    const { get } = await open(t, { ready: () => new Promise(() => undefined) })
    assert.equal((await get('/readyz')).status, 503)
  })

  test('reads figures of requests, orders, commits, rooms, streams and the event loop', async (t) => {
    const { get, metrics } = await open(t)
    metrics.watch({ openMatches: () => 3, streams: () => 21 })
    metrics.command('sealed')
    metrics.command('sealed')
    metrics.command('refused')
    metrics.commit(4, 7)
    await get('/healthz')
    const text = await (await get('/metrics')).text()
    for (const line of [
      'windward_orders_total{outcome="sealed"} 2',
      'windward_orders_total{outcome="refused"} 1',
      'windward_commit_seconds_count 1',
      'windward_commit_steps_sum 7',
      'windward_rooms 3',
      'windward_streams 21',
      'windward_request_seconds_count{method="GET",route="/healthz",status="200"} 1',
    ]) {
      assert.ok(text.includes(`${line}\n`), line)
    }
    assert.match(text, /nodejs_eventloop_lag_p99_seconds/)
  })
})

describe('the figures', () => {
  test('are for this machine alone, a proxy on it excepted, unless there is a token', async (t) => {
    const { get } = await open(t)
    assert.equal((await get('/metrics')).status, 200)
    for (const name of ['x-forwarded-for', 'forwarded', 'via']) {
      assert.equal((await get('/metrics', { [name]: 'for=198.51.100.7' })).status, 404, name)
    }
  })

  test('are for whoever has the token, if there is one', async (t) => {
    const { get } = await open(t, { metricsToken: 'sixteen characters' })
    assert.equal((await get('/metrics')).status, 404)
    assert.equal((await get('/metrics', { authorization: 'Bearer something else!' })).status, 404)
    assert.equal((await get('/metrics', { authorization: 'Bearer sixteen characters' })).status, 200)
  })
})

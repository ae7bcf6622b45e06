import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../api/problem.ts'
import { comesFromHere, type Metrics } from './metrics.ts'

export type WatchRoutes = Readonly<{
  metrics: Metrics
  metricsToken: string | undefined
  /** Fulfilled when matches can be played: the database answers and nobody is closing the table. */
  ready: () => Promise<void>
}>

const PATIENCE_MS = 2000

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Compares hashes, so that the time it takes tells nothing of the token. */
const hasToken = ({ headers }: FastifyRequest, token: string): boolean =>
  timingSafeEqual(hashOf(headers.authorization ?? ''), hashOf(`Bearer ${token}`))

const inTime = (work: Promise<void>): Promise<void> =>
  Promise.race([
    work,
    new Promise<void>((_, reject) => {
      setTimeout(() => reject(new Error('The database does not answer.')), PATIENCE_MS).unref()
    }),
  ])

/** For whoever looks after the table: is it there, can it play, how does it fare. */
export const watchRoutes = async (app: FastifyInstance, options: WatchRoutes): Promise<void> => {
  const { metrics, metricsToken, ready } = options
  const hidden = { schema: { hide: true }, logLevel: 'warn' } as const

  app.get('/healthz', hidden, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store').send('The table is open.\n'),
  )

  app.get('/readyz', hidden, async (request, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store')
    try {
      await inTime(ready())
      return reply.send('The table is ready.\n')
    } catch (trouble) {
      request.log.warn({ err: trouble }, 'Not ready')
      return reply.status(503).header('retry-after', '2').send('The table is not ready.\n')
    }
  })

  app.get('/metrics', hidden, async (request, reply) => {
    const allowed = metricsToken === undefined ? comesFromHere(request) : hasToken(request, metricsToken)
    if (!allowed) throw new Problem(404, 'There is nothing at this address.')
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text())
  })
}

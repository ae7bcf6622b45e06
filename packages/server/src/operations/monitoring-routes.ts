import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../api/problem.ts'
import { refusals } from '../api/refusals.en.ts'
import { comesFromHere, type Metrics } from './metrics.ts'

export type MonitoringRoutes = Readonly<{
  metrics: Metrics
  metricsToken: string | undefined
  /** Why nobody is let in yet, while it is so. */
  notOpenYet: () => string | undefined
  /** Fulfilled when matches can be played: the database answers and nobody is closing the table. */
  ready: () => Promise<void>
}>

const PATIENCE_MS = 2000
const SILENT = 'The database does not answer.'

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Compares hashes, so that the time it takes tells nothing of the token. */
const hasToken = ({ headers }: FastifyRequest, token: string): boolean =>
  timingSafeEqual(hashOf(headers.authorization ?? ''), hashOf(`Bearer ${token}`))

const inTime = (work: Promise<void>): Promise<void> =>
  Promise.race([
    work,
    new Promise<void>((_, reject) => {
      setTimeout(() => reject(new Error(SILENT)), PATIENCE_MS).unref()
    }),
  ])

/** Of several addresses that were tried in vain the driver makes an error without words. */
const whyIn = (trouble: unknown): string =>
  trouble instanceof Error && trouble.message !== '' ? trouble.message : SILENT

/** For whoever looks after the table: is it there, can it play, how does it fare. */
export const monitoringRoutes = async (app: FastifyInstance, options: MonitoringRoutes): Promise<void> => {
  const { metrics, metricsToken, notOpenYet, ready } = options
  const hidden = { schema: { hide: true }, logLevel: 'warn' } as const

  /** It is asked again and again: the log says once why it is not ready, and once that it is again. */
  let whyNotReady: string | undefined
  const note = (why: string | undefined): void => {
    if (why === whyNotReady) return
    whyNotReady = why
    if (why === undefined) app.log.info('The table is ready.')
    else app.log.warn(`The table is not ready: ${why}`)
  }

  app.get('/healthz', hidden, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(`${notOpenYet() ?? 'The table is open.'}\n`),
  )

  app.get('/readyz', hidden, async (_request, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store')
    try {
      await inTime(ready())
      note(undefined)
      return reply.send('The table is ready.\n')
    } catch (trouble) {
      note(whyIn(trouble))
      return reply.status(503).header('retry-after', '2').send('The table is not ready.\n')
    }
  })

  app.get('/metrics', hidden, async (request, reply) => {
    const allowed = metricsToken === undefined ? comesFromHere(request) : hasToken(request, metricsToken)
    if (!allowed) throw new Problem(404, refusals.nothingHere)
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text())
  })
}

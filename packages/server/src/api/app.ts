import type { RequestListener, Server } from 'node:http'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { securityHeaders } from '../headers.ts'
import type { Streams } from '../live/streams.ts'
import { isUpgrade, takeUpgrades } from '../live/websocket-upgrade.ts'
import type { OpenMatches } from '../match/open-matches.ts'
import { HTTP_LIMITS } from '../operations/limits.ts'
import { type Identify, type PersonId, personOf } from '../people/identity.ts'
import { answerClientError } from './client-error.ts'
import { mustBePlain } from './plain-text.ts'
import { answerProblem, frameworkProblem, Problem } from './problem.ts'
import { RateCount } from './rate-count.ts'
import { RATES, type Rates } from './rates.ts'
import { refusals } from './refusals.en.ts'
import { answerRoutes } from './routes/answers.ts'
import { duringPlayRoutes } from './routes/during-play.ts'
import { eventRoutes } from './routes/events.ts'
import { gameRoutes } from './routes/games.ts'
import { lookingBackRoutes } from './routes/looking-back.ts'
import { matchRoutes } from './routes/matches.ts'
import { positionRoutes } from './routes/positions.ts'
import { questionRoutes } from './routes/questions.ts'
import { recordRoutes } from './routes/records.ts'
import { tableRoutes } from './routes/tables.ts'
import { talkRoutes } from './routes/talk.ts'

export interface ApiOptions {
  readonly openMatches: OpenMatches
  readonly streams: Streams
  readonly identify: Identify
  readonly rates?: Rates
  /** Those who are known by this id or else called so */
  readonly called: (text: string) => Promise<readonly PersonId[]>
  /** Told how every answer went that came on a stream: at which match, with which status, in how many milliseconds. */
  readonly answered?: (match: string, status: number, milliseconds: number) => void
}

/** What the routes are given: rates that hold, and one count for both ways an answer may come. */
export type RouteOptions = Required<ApiOptions> & { readonly answerCount: RateCount }

export interface AppOptions {
  /** Proxies whose word about where a request came from is taken. */
  readonly trustProxy?: readonly string[]
  readonly logger?: FastifyServerOptions['logger']
  /** Where people reach the table, if that is known. */
  readonly address?: string | undefined
  /** Makes the server, where more than the app is served by it. */
  readonly server?: (app: RequestListener) => Server
}

/** An app that answers whatever goes wrong with a problem document, and knows no schemas but zod's. */
export function newApp(options: AppOptions = {}): FastifyInstance {
  const { trustProxy = [], logger = false, server, address } = options
  const headers = securityHeaders(address)
  const app: FastifyInstance = fastify({
    ...HTTP_LIMITS,
    http: { ...HTTP_LIMITS.http, shouldUpgradeCallback: isUpgrade },
    trustProxy: trustProxy.length > 0 && [...trustProxy],
    logger,
    // A line for every request is for those who look for a trouble, at the level they ask for it with.
    // A logger of its own for each request would cost more than reading the request.
    childLoggerFactory: (parent) => parent,
    frameworkErrors: (error, request, reply) =>
      answerProblem(frameworkProblem(error), request, reply.headers(headers)),
    clientErrorHandler: answerClientError,
    logController: new LogController({ disableRequestLogging: true }),
    ...(server !== undefined && { serverFactory: (handler: RequestListener) => server(handler) }),
  })
  takeUpgrades(app.server, (request, response) => app.routing(request, response))
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  app.addHook('preValidation', async ({ params, query, body }) => mustBePlain([params, query, body]))
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(() => JSON.stringify)
  app.setErrorHandler(answerProblem)
  app.setNotFoundHandler((request, reply) =>
    answerProblem(new Problem(404, refusals.nothingHere), request, reply),
  )
  return app
}

/** How much of their rate is left is of interest only to those who have used it up, and they are told to wait. */
const SILENT = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }

/** Everything about matches over HTTP, under /api/v1. */
export async function addApi(app: FastifyInstance, options: ApiOptions): Promise<void> {
  const { identify, rates = RATES, answered = () => undefined } = options
  const answerCount = new RateCount(rates.answers, () => performance.now())
  app.decorateRequest('identity')
  await app.register(
    async (api) => {
      api.addHook('onRequest', async (request) => {
        request.identity = await identify(request)
      })
      await api.register(rateLimit, {
        global: true,
        addHeaders: SILENT,
        addHeadersOnExceeding: SILENT,
        max: rates.usual.max,
        timeWindow: rates.usual.timeWindow,
        keyGenerator: (request) => personOf(request.identity) ?? request.ip,
        errorResponseBuilder: (_request, { ttl }) =>
          new Problem(429, refusals.tooManyRequests, { retryAfter: Math.ceil(ttl / 1000) }),
      })
      const routes: RouteOptions = { ...options, rates, answered, answerCount }
      await api.register(gameRoutes, routes)
      await api.register(matchRoutes, routes)
      await api.register(tableRoutes, routes)
      await api.register(duringPlayRoutes, routes)
      await api.register(positionRoutes, routes)
      await api.register(lookingBackRoutes, routes)
      await api.register(answerRoutes, routes)
      await api.register(questionRoutes, routes)
      await api.register(talkRoutes, routes)
      await api.register(eventRoutes, routes)
      await api.register(recordRoutes, routes)
    },
    { prefix: '/api/v1' },
  )
}

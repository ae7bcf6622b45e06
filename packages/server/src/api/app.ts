import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyInstance } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { Streams } from '../live/streams.ts'
import type { Rooms } from '../match/rooms.ts'
import { HTTP_LIMITS } from '../operations/limits.ts'
import { type Identify, personOf } from '../people/identity.ts'
import { openApi } from './openapi.ts'
import { answerProblem, Problem } from './problem.ts'
import { RATES, type Rates } from './rates.ts'
import { answerRoutes } from './routes/answers.ts'
import { eventRoutes } from './routes/events.ts'
import { gameRoutes } from './routes/games.ts'
import { matchRoutes } from './routes/matches.ts'
import { positionRoutes } from './routes/positions.ts'
import { questionRoutes } from './routes/questions.ts'
import { tableRoutes } from './routes/tables.ts'
import { talkRoutes } from './routes/talk.ts'

export interface ApiOptions {
  readonly rooms: Rooms
  readonly streams: Streams
  readonly identify: Identify
  readonly rates?: Rates
}

/** An app that answers whatever goes wrong with a problem document, and knows no schemas but zod's. */
export function newApp(options: { readonly trustProxy?: boolean } = {}): FastifyInstance {
  const app = fastify({ ...HTTP_LIMITS, trustProxy: options.trustProxy ?? false, logger: false })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(() => JSON.stringify)
  app.setErrorHandler(answerProblem)
  app.setNotFoundHandler((request, reply) =>
    answerProblem(new Problem(404, 'There is nothing at this address.'), request, reply),
  )
  return app
}

/** Everything about matches over HTTP, under /api/v1. */
export async function addApi(app: FastifyInstance, options: ApiOptions): Promise<void> {
  const { identify, rates = RATES } = options
  app.decorateRequest('identity')
  await openApi(app)
  await app.register(
    async (api) => {
      api.addHook('onRequest', async (request) => {
        request.identity = await identify(request)
      })
      await api.register(rateLimit, {
        global: true,
        max: rates.usual.max,
        timeWindow: rates.usual.timeWindow,
        keyGenerator: (request) => personOf(request.identity) ?? request.ip,
        errorResponseBuilder: (_request, { ttl }) =>
          new Problem(429, 'Too many requests: wait a little.', { retryAfter: Math.ceil(ttl / 1000) }),
      })
      const routes = { ...options, rates }
      await api.register(gameRoutes, routes)
      await api.register(matchRoutes, routes)
      await api.register(tableRoutes, routes)
      await api.register(positionRoutes, routes)
      await api.register(answerRoutes, routes)
      await api.register(questionRoutes, routes)
      await api.register(talkRoutes, routes)
      await api.register(eventRoutes, routes)
    },
    { prefix: '/api/v1' },
  )
}

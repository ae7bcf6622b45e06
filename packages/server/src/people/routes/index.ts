import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { Problem } from '../../api/problem.ts'
import { RATES, type Rate } from '../../api/rates.ts'
import { refusals } from '../../api/refusals.en.ts'
import { authRoutes } from '../auth-routes.ts'
import { refuseForeignOrigin } from '../origin.ts'
import type { People } from '../people.ts'
import { blockRoutes } from './blocks.ts'
import { botRoutes } from './bots.ts'
import { meRoutes } from './me.ts'
import { noticeRoutes } from './notices.ts'
import { reportRoutes } from './reports.ts'
import { tokenRoutes } from './tokens.ts'

/** Everything about people over HTTP; every route of the app is guarded against foreign pages. */
export const addPeople = async (
  app: FastifyInstance,
  people: People,
  rate: Rate = RATES.usual,
): Promise<void> => {
  app.addHook('onRequest', async (request) => refuseForeignOrigin(request, people.address))
  await app.register(async (scope) => {
    await scope.register(rateLimit, {
      ...rate,
      errorResponseBuilder: (_request, { ttl }) =>
        new Problem(429, refusals.tooManyRequests, { retryAfter: Math.ceil(ttl / 1000) }),
    })
    await scope.register(authRoutes, people)
    await scope.register(meRoutes, people)
    await scope.register(tokenRoutes, people)
    await scope.register(botRoutes, people)
    await scope.register(blockRoutes, people)
    await scope.register(noticeRoutes, people)
    await scope.register(reportRoutes, people)
  })
}

import type { FastifyInstance } from 'fastify'
import { authRoutes } from '../auth-routes.ts'
import { refuseForeignOrigin } from '../origin.ts'
import type { People } from '../people.ts'
import { blockRoutes } from './blocks.ts'
import { meRoutes } from './me.ts'
import { noticeRoutes } from './notices.ts'
import { reportRoutes } from './reports.ts'
import { tokenRoutes } from './tokens.ts'

/** Everything about people over HTTP; routes added to the app afterwards are guarded against foreign pages too. */
export const addPeople = async (app: FastifyInstance, people: People): Promise<void> => {
  app.addHook('onRequest', async (request) => refuseForeignOrigin(request, people.address))
  await app.register(authRoutes, people)
  await app.register(meRoutes, people)
  await app.register(tokenRoutes, people)
  await app.register(blockRoutes, people)
  await app.register(noticeRoutes, people)
  await app.register(reportRoutes, people)
}

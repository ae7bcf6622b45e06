import type { FastifyInstance } from 'fastify'

/** One line for every request, for those who look for a trouble. */
export const logRequests = (app: FastifyInstance): void => {
  if (app.log.level !== 'debug') return
  app.addHook('onResponse', async (request, reply) => {
    request.log.debug({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
}

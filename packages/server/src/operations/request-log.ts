import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

/** One line for every request, for those who look for a trouble. */
export const logRequests = (app: FastifyInstance): void => {
  if (app.log.level !== 'debug') return
  app.addHook('onResponse', async (request, reply) => {
    request.log.debug({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
}

/** The same for every answer that came on a WebSocket: of which match, but neither the answer nor what came of it. */
export const logMessage = (
  log: FastifyBaseLogger,
  match: string,
  status: number,
  milliseconds: number,
): void => {
  const req = { method: 'message', url: `/api/v1/matches/${match}/stream` }
  log.debug({ req, res: { statusCode: status }, ms: Math.round(milliseconds) }, 'answered')
}

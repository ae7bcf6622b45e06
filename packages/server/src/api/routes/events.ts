import type { FastifyInstance } from 'fastify'
import { followPerson } from '../../live/person-stream.ts'
import type { ApiOptions } from '../app.ts'
import { personEvent, streamOf } from '../event-shapes.ts'
import { Problem } from '../problem.ts'
import type { Rates } from '../rates.ts'
import { refusals } from '../refusals.en.ts'
import { sitter, streamOwner } from '../visitor.ts'

/** One stream for a person or a bot: where it is awaited, and which matches begin and end. */
export async function eventRoutes(
  app: FastifyInstance,
  { openMatches, rates, streams, identify }: ApiOptions & { rates: Rates },
): Promise<void> {
  app.get(
    '/stream',
    {
      config: { rateLimit: rates.streams },
      schema: {
        tags: ['play'],
        operationId: 'followMyself',
        needs: 'match:read',
        refuses: [],
        summary: 'What concerns you across all your matches, as server-sent events or JSON lines',
        description:
          'A stream begins with everything that is so at the time, so a bot that is started again misses nothing.',
        response: { 200: streamOf(personEvent) },
      },
    },
    async (request, reply) => {
      const who = sitter(request, 'match:read')
      const writer = streams.open(request, reply, streamOwner(request, identify))
      if (writer === undefined) throw new Problem(429, refusals.tooManyStreams, { retryAfter: 5 })
      await followPerson(openMatches, writer, who.id)
      return reply
    },
  )
}

import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { People } from '../people.ts'
import { signedIn } from './who.ts'

const report = z
  .strictObject({
    text: z.string().trim().min(1).max(4000).describe('What happened, for the operator to read'),
    about: z.string().max(100).optional().describe('A person'),
    match: z.string().max(100).optional(),
  })
  .meta({ id: 'Report', description: 'Something the operator should know' })

/** Left for the operator, who reads it with `windward admin reports`. */
export const reportRoutes = async (app: FastifyInstance, { identify, storage }: People): Promise<void> => {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/v1/reports',
    {
      schema: {
        tags: ['people'],
        operationId: 'report',
        needs: 'session',
        refuses: [],
        summary: 'Leaves a report for the operator',
        body: report,
        response: { 201: z.object({ id: z.string() }) },
      },
    },
    async (request, reply) => {
      const { id: by } = await signedIn(identify, request)
      const { text, about = null, match = null } = request.body
      const id = randomUUID()
      await storage.people.report({ id, by, about, match, text, at: Date.now(), closed: null, outcome: null })
      return reply.status(201).send({ id })
    },
  )
}

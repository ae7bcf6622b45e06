import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { SCOPES } from '../identity.ts'
import type { People } from '../people.ts'
import { TokenName } from '../tokens.ts'
import { signedIn } from './who.ts'

const tokenShape = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  begins: z.string().describe('The first few characters, to recognise it by'),
  created: z.iso.datetime(),
  expires: z.iso.datetime().nullable(),
})
const token = tokenShape.meta({ id: 'Token', description: 'A personal token as its owner sees it' })
const madeToken = tokenShape
  .extend({ token: z.string().describe('The token itself: shown this once, and kept as a hash') })
  .meta({ id: 'MadeToken', description: 'A token that was just made' })

const newToken = z.strictObject({
  name: TokenName,
  scopes: z.array(z.enum(SCOPES)).min(1).max(SCOPES.length),
  days: z.int().min(1).max(3650).optional().describe('For how long; without it, until it is deleted'),
})

const tags = ['people']

export const tokenRoutes = async (app: FastifyInstance, { identify, tokens }: People): Promise<void> => {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/api/v1/tokens',
    {
      schema: {
        tags,
        operationId: 'listTokens',
        needs: 'session',
        refuses: [],
        summary: 'Your personal tokens',
        response: { 200: z.object({ tokens: z.array(token) }) },
      },
    },
    async (request) => ({ tokens: await tokens.of((await signedIn(identify, request)).id) }),
  )

  routes.post(
    '/api/v1/tokens',
    {
      schema: {
        tags,
        operationId: 'makeToken',
        needs: 'session',
        refuses: [409],
        summary: 'Makes a personal token; it is shown this once and kept as a hash',
        body: newToken,
        response: { 201: madeToken },
      },
    },
    async (request, reply) => {
      const { id } = await signedIn(identify, request)
      return reply.status(201).send(await tokens.make(id, request.body))
    },
  )

  routes.delete(
    '/api/v1/tokens/:id',
    {
      schema: {
        tags,
        operationId: 'deleteToken',
        needs: 'session',
        refuses: [404],
        summary: 'Deletes a personal token',
        params: z.object({ id: z.string().max(100) }),
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      const { id } = await signedIn(identify, request)
      await tokens.remove(id, request.params.id)
      return reply.status(204).send()
    },
  )
}

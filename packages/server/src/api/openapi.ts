import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { API_STYLE, apiPage } from './page.ts'

/** The papers of the API, made from the schemas its requests are checked with. */
export async function openApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Windward',
        version: '1',
        description:
          'Matches over HTTP, for people and bots. Errors are problem documents (RFC 9457); limits are answered with 429 and Retry-After. Sign in with a session cookie or send a personal token as “Authorization: Bearer …”.',
      },
      components: {
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer', description: 'A personal token with scopes' },
          session: { type: 'apiKey', in: 'cookie', name: 'windward.session_token' },
        },
      },
      security: [{ token: [] }, { session: [] }],
    },
    transform: jsonSchemaTransform,
  })
  let page: string | undefined
  app.get('/api/v1/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  app.get('/api/page.css', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(API_STYLE),
  )
  app.get('/api', { schema: { hide: true } }, async (_request, reply) => {
    page ??= apiPage(app.swagger())
    return reply.type('text/html; charset=utf-8').send(page)
  })
}

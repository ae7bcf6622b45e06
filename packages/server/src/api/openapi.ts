import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { API_STYLE, apiPage } from './api-page.ts'
import { completePapers } from './papers.ts'
import { type Papers, sharedParts } from './shared-parts.ts'

const TAGS = [
  { name: 'games', description: 'What can be played here, and in what form it is asked and answered' },
  { name: 'matches', description: 'Finding matches, and laying tables for new ones' },
  { name: 'tables', description: 'How people come to a table, and what they do there beside the play' },
  { name: 'play', description: 'Positions, questions and answers, at once or as a stream' },
  { name: 'talk', description: 'What players say to one another' },
  { name: 'records', description: 'Matches played elsewhere, handed over as records' },
  { name: 'people', description: 'Who one is, and what the table keeps of one' },
  { name: 'bots', description: 'Accounts that are played by programs' },
  { name: 'sign-in', description: 'Guests, accounts, sessions and passkeys, for browsers' },
]

const DESCRIPTION = `Matches over HTTP, for people and bots. A program sends a personal token as “Authorization: Bearer …”; a browser signs in and has a session cookie. Errors are problem documents (RFC 9457) whose detail is a sentence; limits are answered with 429 and Retry-After. The forms of a game’s views, briefs and answers are at /api/v1/games/{game}/schema.`

/** The papers of the API, made from the schemas its requests are checked with. */
export async function openApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Windward',
        version: '1',
        description: DESCRIPTION,
        contact: { name: 'Whoever runs this table' },
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/', description: 'This table' }],
      tags: TAGS,
      components: {
        securitySchemes: {
          token: {
            type: 'http',
            scheme: 'bearer',
            description: 'A personal token; what it may do is named by its scopes',
          },
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: 'windward.session_token',
            description: 'Whoever signed in or came as a guest; behind https the name begins with __Secure-',
          },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  app.addHook('onRoute', completePapers)
  let made: Papers | undefined
  const papers = (): Papers => {
    made ??= sharedParts(app.swagger())
    return made
  }
  app.get('/api/v1/openapi.json', { schema: { hide: true } }, async () => papers())
  app.get('/api/page.css', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(API_STYLE),
  )
  app.get('/api', { schema: { hide: true } }, async (_request, reply) => {
    return reply.type('text/html; charset=utf-8').send(apiPage(papers()))
  })
}

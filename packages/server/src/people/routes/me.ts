import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Problem } from '../../api/problem.ts'
import { orAway } from '../accounts-unreachable.ts'
import { depart } from '../delete-person.ts'
import { exportOf } from '../export.ts'
import { SCOPES } from '../identity.ts'
import type { People } from '../people.ts'
import { peopleRefusals } from '../refusals.en.ts'
import { signedIn } from './who.ts'

const me = z
  .object({
    kind: z.enum(['person', 'guest', 'token', 'nobody']),
    id: z.string().optional(),
    name: z.string().optional(),
    scopes: z.array(z.enum(SCOPES)).optional().describe('Of the token the request came with'),
    owner: z.string().optional().describe('You are a bot: the name of whose you are'),
    letters: z
      .literal(true)
      .optional()
      .describe('This server sends e-mail: a new account is confirmed by it, and a password can be set anew'),
    openid: z.string().optional().describe('What to call the OpenID provider one can sign in with'),
  })
  .meta({ id: 'Me', description: 'Whom the table takes a request to come from' })

const ownData = z
  .looseObject({ windward: z.literal('person'), id: z.string() })
  .meta({ id: 'OwnData', description: 'Everything that is kept of a person, as that person may read it' })

const tags = ['people']

export const meRoutes = async (app: FastifyInstance, people: People): Promise<void> => {
  const { identify, accounts, storage, letters, openid } = people
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/api/v1/me',
    {
      schema: {
        tags,
        operationId: 'whoAmI',
        needs: 'nothing',
        refuses: [],
        summary: 'Who the table takes you for',
        response: { 200: me },
      },
    },
    async (request, reply) => {
      const identity = await identify(request)
      // Only here does a session grow younger, since only a page asks this.
      if (identity.kind === 'person' || identity.kind === 'guest') {
        const cookie = new Headers({ cookie: request.headers.cookie ?? '' })
        const { api } = await accounts()
        const { headers } = await orAway(
          () => api.getSession({ headers: cookie, returnHeaders: true }),
          ({ response }) => response === null,
        )
        const renewed = headers.getSetCookie()
        if (renewed.length > 0) reply.header('set-cookie', renewed)
      }
      reply.header('cache-control', 'no-store')
      const { scopes, ...known } = { scopes: undefined, ...identity }
      const bot = identity.kind === 'token' ? await storage.bots.find(identity.id) : undefined
      return {
        ...known,
        ...(scopes === undefined ? {} : { scopes: [...scopes] }),
        ...(bot === undefined ? {} : { owner: bot.ownerName }),
        ...(letters && { letters }),
        ...(openid === undefined ? {} : { openid }),
      }
    },
  )

  app.get(
    '/api/v1/me/export',
    {
      schema: {
        tags,
        operationId: 'exportMyself',
        needs: 'session',
        refuses: [],
        summary: 'Everything the table keeps of you, as JSON',
        response: { 200: ownData },
      },
    },
    async (request, reply) => {
      const { id } = await signedIn(identify, request)
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="windward-export.json"')
        .type('application/json')
        .send(JSON.stringify(await exportOf(storage, await accounts(), id)))
    },
  )

  routes.delete(
    '/api/v1/me',
    {
      schema: {
        tags,
        operationId: 'deleteMyself',
        needs: 'session',
        refuses: [422],
        summary: 'Deletes you: account, sessions, tokens and talk; what you played stays under another name',
        body: z.strictObject({ name: z.string().describe('Your name, to show that you mean it') }),
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      const { id, name } = await signedIn(identify, request)
      if (request.body.name !== name) throw new Problem(422, peopleRefusals.nameToConfirm)
      await depart(people, id)
      return reply.status(204).send()
    },
  )
}

import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Problem } from '../../api/problem.ts'
import type { People } from '../people.ts'
import { peopleRefusals } from '../refusals.en.ts'
import { signedIn } from './who.ts'

const personId = z.string().min(1).max(100)
const matchId = z.string().min(1).max(100)
const name = z.string().optional().describe('Not there, if there is no such person any more')
const tags = ['people']
const MOST = 1000

/** Blocking keeps somebody from your tables and from talking to you; muting only spares you what they say. */
export const blockRoutes = async (app: FastifyInstance, people: People): Promise<void> => {
  const { identify, storage, accounts } = people
  const routes = app.withTypeProvider<ZodTypeProvider>()

  const userOf = async (person: string) =>
    (await (await accounts()).$context).internalAdapter.findUserById(person)

  const mustBeSomebodyElse = async (own: string, other: string): Promise<void> => {
    if (own === other) throw new Problem(422, peopleRefusals.yourself)
    if ((await userOf(other)) === null) throw new Problem(404, peopleRefusals.noPerson)
  }

  const named = async (person: string) => {
    const user = await userOf(person)
    return { person, ...(user !== null && { name: user.name }) }
  }

  routes.get(
    '/api/v1/blocks',
    {
      schema: {
        tags,
        operationId: 'listBlocks',
        needs: 'session',
        refuses: [],
        summary: 'Whom you block',
        response: {
          200: z.object({ blocks: z.array(z.object({ person: personId, name, at: z.number() })) }),
        },
      },
    },
    async (request) => {
      const { id } = await signedIn(identify, request)
      const blocks = await storage.people.blocks(id)
      return {
        blocks: await Promise.all(blocks.map(async ({ blocked, at }) => ({ ...(await named(blocked)), at }))),
      }
    },
  )

  routes.put(
    '/api/v1/blocks/:person',
    {
      schema: {
        tags,
        operationId: 'block',
        needs: 'session',
        refuses: [404, 409, 422],
        summary: 'Blocks somebody',
        params: z.object({ person: personId }),
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      const { id } = await signedIn(identify, request)
      const { person } = request.params
      await mustBeSomebodyElse(id, person)
      if ((await storage.people.blocks(id)).length >= MOST) throw new Problem(409, peopleRefusals.blocksFull)
      await storage.people.block({ person: id, blocked: person, at: Date.now() })
      return reply.status(204).send()
    },
  )

  routes.delete(
    '/api/v1/blocks/:person',
    {
      schema: {
        tags,
        operationId: 'unblock',
        needs: 'session',
        refuses: [],
        summary: 'Blocks somebody no longer',
        params: z.object({ person: personId }),
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      const { id } = await signedIn(identify, request)
      await storage.people.unblock(id, request.params.person)
      return reply.status(204).send()
    },
  )

  routes.get(
    '/api/v1/mutes',
    {
      schema: {
        tags,
        operationId: 'listMutes',
        needs: 'session',
        refuses: [],
        summary: 'Whom you do not want to hear',
        response: {
          200: z.object({
            mutes: z.array(z.object({ person: personId, name, match: matchId.nullable(), at: z.number() })),
          }),
        },
      },
    },
    async (request) => {
      const { id } = await signedIn(identify, request)
      const mutes = await storage.people.mutes(id)
      return {
        mutes: await Promise.all(
          mutes.map(async ({ muted, match, at }) => ({ ...(await named(muted)), match, at })),
        ),
      }
    },
  )

  const muting = {
    params: z.object({ person: personId }),
    querystring: z.strictObject({ match: matchId.optional().describe('At this match only') }),
    response: { 204: z.undefined() },
  }

  routes.put(
    '/api/v1/mutes/:person',
    {
      schema: {
        tags,
        operationId: 'mute',
        needs: 'session',
        refuses: [404, 409, 422],
        summary: 'Mutes somebody, everywhere or at one match',
        ...muting,
      },
    },
    async (request, reply) => {
      const { id } = await signedIn(identify, request)
      const { person } = request.params
      await mustBeSomebodyElse(id, person)
      if ((await storage.people.mutes(id)).length >= MOST) throw new Problem(409, peopleRefusals.mutesFull)
      await storage.people.mute({
        person: id,
        muted: person,
        match: request.query.match ?? null,
        at: Date.now(),
      })
      return reply.status(204).send()
    },
  )

  routes.delete(
    '/api/v1/mutes/:person',
    {
      schema: {
        tags,
        operationId: 'unmute',
        needs: 'session',
        refuses: [],
        summary: 'Mutes somebody no longer',
        ...muting,
      },
    },
    async (request, reply) => {
      const { id } = await signedIn(identify, request)
      await storage.people.unmute(id, request.params.person, request.query.match ?? null)
      return reply.status(204).send()
    },
  )
}

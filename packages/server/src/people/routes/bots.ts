import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Problem } from '../../api/problem.ts'
import { taking, takings } from '../../match/seats/challenge.ts'
import type { BotRow } from '../../storage/storage.ts'
import type { Person } from '../identity.ts'
import type { People } from '../people.ts'
import { peopleRefusals } from '../refusals.en.ts'
import { signedIn } from './who.ts'

const botShape = z.object({
  id: z.string().describe('By which it is asked to a table'),
  name: z.string(),
  owner: z.string().describe('The name of whose it is'),
  takes: z.array(taking).describe('The tables it comes to when it is asked'),
  tablesAtOnce: z.int(),
})
const bot = botShape.meta({ id: 'Bot', description: 'An account that is played by a program' })
const madeBot = botShape
  .extend({ token: z.string().describe('What the program comes with: shown this once, and kept as a hash') })
  .meta({ id: 'MadeBot', description: 'A bot that was just made, and its token' })

const wish = z.strictObject({
  takes: takings
    .default([])
    .describe('The tables it comes to when it is asked; without any it comes to none'),
  tablesAtOnce: z.int().min(1).max(1000).default(20),
})
const newBot = wish
  .extend({
    name: z.string().max(200).optional().describe('For a new account'),
    token: z.string().max(200).optional().describe('Of an account that is there and becomes a bot of yours'),
  })
  .refine(({ name, token }) => (name === undefined) !== (token === undefined), 'give a name or a token')
  .meta({ id: 'NewBot', description: 'A bot to be made: a new account, or one you have a token of' })
const changedBot = wish.meta({ id: 'BotWish', description: 'Which tables a bot comes to' })

const byBot = z.object({ bot: z.string().min(1).max(100) })
const tags = ['bots']
const A_PAGE = 100

export const botRoutes = async (app: FastifyInstance, { identify, storage, bots }: People): Promise<void> => {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  const owner = async (request: FastifyRequest): Promise<Person> => {
    const who = await signedIn(identify, request)
    if (who.kind === 'guest') throw new Problem(403, peopleRefusals.guestsHaveNoBots)
    return who
  }

  const ownBot = async (request: FastifyRequest, id: string): Promise<BotRow> => {
    const { id: person } = await owner(request)
    const found = await storage.bots.find(id)
    if (found?.owner !== person) throw new Problem(404, peopleRefusals.noBot)
    return found
  }

  /** Its owner, or the program itself. */
  const ownOrItself = async (request: FastifyRequest, id: string): Promise<BotRow> => {
    const identity = await identify(request)
    if (identity.kind !== 'token') return ownBot(request, id)
    const itself = identity.id === id ? await storage.bots.find(id) : undefined
    if (itself === undefined || !identity.scopes.has('match:play'))
      throw new Problem(403, peopleRefusals.otherBot)
    return itself
  }

  routes.get(
    '/api/v1/bots',
    {
      schema: {
        tags,
        operationId: 'listBots',
        needs: 'nothing',
        refuses: [401, 403],
        summary: 'The bots there are, whose they are, and to which tables they come when asked',
        querystring: z.object({
          list: z.enum(['all', 'mine']).default('all').describe('Only your own need you to be signed in'),
          game: z.string().max(100).optional().describe('Only those that take this game'),
          cursor: z.string().max(200).optional(),
        }),
        response: { 200: z.object({ bots: z.array(bot), next: z.string().optional() }) },
      },
    },
    async (request) => {
      const { list, game, cursor } = request.query
      const rows =
        list === 'mine'
          ? await bots.of((await signedIn(identify, request)).id)
          : await storage.bots.list(A_PAGE, cursor)
      const all = rows.map(shown)
      const next = rows.length === A_PAGE ? rows.at(-1)?.person : undefined
      return {
        bots: all.filter(({ takes }) => game === undefined || takes.some((each) => each.game === game)),
        ...(next !== undefined && { next }),
      }
    },
  )

  routes.post(
    '/api/v1/bots',
    {
      schema: {
        tags,
        operationId: 'makeBot',
        needs: 'session',
        refuses: [409, 422],
        summary: 'Makes an account for a bot of yours, or marks one you have a token of as such',
        description:
          'Everybody sees that it is a bot, and whose. Nobody can sign in with it: it comes with its token, and you see to it. An account that becomes one loses its password, sessions and tokens.',
        body: newBot,
        response: { 201: madeBot },
      },
    },
    async (request, reply) => {
      const who = await owner(request)
      const { name = '', token: of, ...told } = request.body
      const made = of === undefined ? await bots.make(who, name, told) : await bots.adopt(who, of, told)
      return reply.status(201).send({ ...shown(made.bot), token: made.token })
    },
  )

  routes.put(
    '/api/v1/bots/:bot',
    {
      schema: {
        tags,
        operationId: 'changeBot',
        needs: 'match:play',
        refuses: [404],
        summary: 'Says to which tables a bot comes when it is asked',
        description: 'Its owner may say so, and the bot itself with its token.',
        params: byBot,
        body: changedBot,
        response: { 200: bot },
      },
    },
    async (request) => shown(await bots.change(await ownOrItself(request, request.params.bot), request.body)),
  )

  routes.post(
    '/api/v1/bots/:bot/token',
    {
      schema: {
        tags,
        operationId: 'renewBotToken',
        needs: 'session',
        refuses: [404],
        summary: 'Another token for a bot of yours; those it had are good no longer',
        params: byBot,
        body: z.strictObject({}).nullish(),
        response: { 201: z.object({ token: z.string() }) },
      },
    },
    async (request, reply) => {
      const token = await bots.renewToken(await ownBot(request, request.params.bot))
      return reply.status(201).send({ token })
    },
  )

  routes.delete(
    '/api/v1/bots/:bot',
    {
      schema: {
        tags,
        operationId: 'deleteBot',
        needs: 'session',
        refuses: [404],
        summary: 'Deletes a bot of yours; what it played stays under another name',
        params: byBot,
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      await bots.remove(await ownBot(request, request.params.bot))
      return reply.status(204).send()
    },
  )
}

function shown({ person, name, ownerName, takes, tablesAtOnce }: BotRow): z.infer<typeof bot> {
  return { id: person, name, owner: ownerName, takes: takings.parse(takes), tablesAtOnce }
}

import { type AnyGame, LEVELS, offeredBots } from '@windward/table'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { gameSchema, schemaOf } from '../../match/game-schema.ts'
import type { ServedGame } from '../../match/served-game.ts'
import type { ApiOptions } from '../app.ts'
import { Problem } from '../problem.ts'
import { refusals } from '../refusals.en.ts'
import { jsonSchema } from '../shapes.ts'

const tags = ['games']
const byGame = z.object({ game: z.string().max(100) })

const briefShape = z.object({
  id: z.string(),
  name: z.string(),
  seats: z.object({ fewest: z.int(), most: z.int() }),
})
const brief = briefShape.meta({ id: 'GameSummary', description: 'A game as the list has it' })

const whole = briefShape
  .extend({
    version: z.int(),
    seats: z.object({ all: z.array(z.string()), fewest: z.int(), most: z.int() }),
    options: jsonSchema,
    bots: z.array(z.string()),
    levels: z
      .array(z.object({ bot: z.string(), level: z.enum(LEVELS), character: z.string().optional() }))
      .describe(
        'The bots that people choose from, the gentlest first; the others play for whoever names them',
      ),
    decisions: z.array(
      z.object({ kind: z.string(), openEnded: z.boolean(), standing: z.boolean(), shape: z.string() }),
    ),
    draws: z.boolean().describe('Whether its players may agree on a draw'),
  })
  .meta({ id: 'Game', description: 'A game: its seats, options, bots and kinds of decisions' })

const decisionForms = z
  .object({ kind: z.string(), answer: jsonSchema, instruction: jsonSchema.optional() })
  .meta({ id: 'DecisionForms', description: 'The forms of answers to one kind of decision' })

/** What can be played here, and in what form it is asked and answered. */
export async function gameRoutes(app: FastifyInstance, { openMatches }: ApiOptions): Promise<void> {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const { games } = openMatches.services

  const find = async (id: string): Promise<ServedGame> => {
    const served = await games.get(id)
    if (served === undefined) throw new Problem(404, refusals.noGame)
    return served
  }

  routes.get(
    '/games',
    {
      schema: {
        tags,
        operationId: 'listGames',
        needs: 'nothing',
        refuses: [],
        summary: 'The games there are',
        response: { 200: z.object({ games: z.array(brief) }) },
      },
    },
    async () => ({ games: (await games.all()).map(({ game }) => briefly(game)) }),
  )

  routes.get(
    '/games/:game',
    {
      schema: {
        tags,
        operationId: 'getGame',
        needs: 'nothing',
        refuses: [404],
        summary: 'One game: its seats, options, bots and kinds of decisions',
        params: byGame,
        response: { 200: whole },
      },
    },
    async ({ params }) => inFull((await find(params.game)).game),
  )

  routes.get(
    '/games/:game/decisions/:kind',
    {
      schema: {
        tags,
        operationId: 'getDecision',
        needs: 'nothing',
        refuses: [404],
        summary: 'The form of an answer to one kind of decision, and of an instruction left for it',
        params: byGame.extend({ kind: z.string().max(200) }),
        response: { 200: decisionForms },
      },
    },
    async ({ params }) => {
      const { decisions } = (await find(params.game)).game
      const decision = decisions.find(({ kind }) => kind === params.kind)
      if (decision === undefined) throw new Problem(404, refusals.noDecision)
      const { kind, shape, standing } = decision
      return {
        kind,
        answer: { ...schemaOf(shape) },
        ...(standing !== undefined && { instruction: { ...schemaOf(standing.shape) } }),
      }
    },
  )

  routes.get(
    '/games/:game/schema',
    {
      schema: {
        tags,
        operationId: 'getGameSchema',
        needs: 'nothing',
        refuses: [404],
        summary: 'The forms of a game’s options, views, briefs and answers, as one JSON Schema',
        params: byGame,
        response: { 200: jsonSchema },
      },
    },
    async ({ params }) => ({ ...(await gameSchema(await find(params.game))) }),
  )
}

function briefly({ id, name, seats: { fewest, most } }: AnyGame) {
  return { id, name, seats: { fewest, most } }
}

function inFull(game: AnyGame) {
  const { id, seats, version, options, bots, decisions } = game
  return {
    ...briefly(game),
    version,
    seats: { all: [...seats.all], fewest: seats.fewest, most: seats.most },
    options: { ...schemaOf(options) },
    bots: Object.keys(bots),
    levels: [...offeredBots(game)],
    decisions: decisions.map(({ kind, openEnded = false, standing }) => ({
      kind,
      openEnded,
      standing: standing !== undefined,
      shape: `/api/v1/games/${encodeURIComponent(id)}/decisions/${encodeURIComponent(kind)}`,
    })),
    draws: game.draws === true,
  }
}

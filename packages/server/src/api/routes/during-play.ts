import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { back, motion, resign, resume, vacation } from '../../match/at-the-table.ts'
import type { ApiOptions } from '../app.ts'
import type { Rates } from '../rates.ts'
import { byMatch, detail, nothing } from '../shapes.ts'
import { tableChanger } from './table-change.ts'

const tags = ['tables']

/** What players do at a table beside the play, once it has begun. */
export async function duringPlayRoutes(
  app: FastifyInstance,
  { rooms, rates }: ApiOptions & { rates: Rates },
): Promise<void> {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const { now } = rooms.harbour
  const config = { rateLimit: rates.tables }
  const response = { 200: detail }
  const at = tableChanger(rooms)

  routes.post(
    '/matches/:match/resign',
    {
      config,
      schema: {
        tags,
        operationId: 'resignMatch',
        needs: 'match:play',
        summary: 'Gives up one’s seats for good',
        params: byMatch,
        body: nothing,
        response,
      },
    },
    async (request) =>
      at(request, request.params.match, (table, who, { room }) =>
        resign(table, who, room.served.game, now()),
      ),
  )

  routes.post(
    '/matches/:match/draw',
    {
      config,
      schema: {
        tags,
        operationId: 'sayToDraw',
        needs: 'match:play',
        summary: 'Offers a draw, accepts or declines it, where the game knows draws',
        params: byMatch,
        body: z.strictObject({ say: z.enum(['offer', 'accept', 'decline']) }),
        response,
      },
    },
    async (request) => {
      const said = { offer: 'ask', accept: 'agree', decline: 'decline' } as const
      const say = said[request.body.say]
      return at(request, request.params.match, (table, who, { room }) =>
        room.served.game.draws === true
          ? motion(table, who, 'draw', say, now())
          : { why: 'conflict', refused: `${room.served.game.name} knows no draws.` },
      )
    },
  )

  routes.post(
    '/matches/:match/pause',
    {
      config,
      schema: {
        tags,
        operationId: 'sayToPause',
        needs: 'match:play',
        summary: 'Asks that the clocks stand still, agrees, declines, or sets them going again',
        params: byMatch,
        body: z.strictObject({ say: z.enum(['ask', 'agree', 'decline', 'resume']) }),
        response,
      },
    },
    async (request) => {
      const { say } = request.body
      const answer = await at(request, request.params.match, (table, who) =>
        say === 'resume' ? resume(table, who, now()) : motion(table, who, 'pause', say, now()),
      )
      await (await rooms.get(request.params.match))?.room.rearm()
      return answer
    },
  )

  routes.post(
    '/matches/:match/vacation',
    {
      config,
      schema: {
        tags,
        operationId: 'goOnVacation',
        needs: 'match:play',
        summary: 'Lets one’s own clock stand still for some days',
        params: byMatch,
        body: z.strictObject({ days: z.int().min(1).max(60) }),
        response,
      },
    },
    async (request) => {
      const { days } = request.body
      return at(request, request.params.match, (table, who) => vacation(table, who, days, now()))
    },
  )

  routes.post(
    '/matches/:match/back',
    {
      config,
      schema: {
        tags,
        operationId: 'comeBack',
        needs: 'match:play',
        summary: 'Takes one’s seat back from a bot, an offer or a vacation',
        params: byMatch,
        body: nothing,
        response,
      },
    },
    async (request) => {
      const answer = await at(request, request.params.match, (table, who) => back(table, who, now()))
      await (await rooms.get(request.params.match))?.room.rearm()
      return answer
    },
  )
}

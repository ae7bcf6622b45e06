import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { back } from '../../match/leaving/absence.ts'
import { resign } from '../../match/leaving/resign.ts'
import { vacation } from '../../match/leaving/vacation.ts'
import { takeVoteBack, voteToReplace } from '../../match/leaving/vote-to-replace.ts'
import { motion, resume } from '../../match/pause-draw-abandon.ts'
import { tableRefusals } from '../../match/table-refusals.en.ts'
import type { ApiOptions } from '../app.ts'
import type { Rates } from '../rates.ts'
import { byMatch, bySeat, detail, nothing } from '../shapes.ts'
import { tableChanger } from './table-change.ts'

const tags = ['tables']

/** What players do at a table beside the play, once it has begun. */
export async function duringPlayRoutes(
  app: FastifyInstance,
  { openMatches, rates }: ApiOptions & { rates: Rates },
): Promise<void> {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const { now } = openMatches.services
  const config = { rateLimit: rates.tables }
  const response = { 200: detail }
  const at = tableChanger(openMatches)
  const atItsEnd = tableChanger(openMatches, { ending: true })

  routes.post(
    '/matches/:match/resign',
    {
      config,
      schema: {
        tags,
        operationId: 'resignMatch',
        needs: 'match:play',
        summary: 'Gives up one’s seats for good; in a match of two sides the other one has won',
        params: byMatch,
        body: nothing,
        response,
      },
    },
    async (request) =>
      at(request, request.params.match, (table, who, { openMatch }) =>
        resign(table, who, openMatch.served.game, now()),
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
      return at(request, request.params.match, (table, who, { openMatch }) =>
        openMatch.served.game.draws === true
          ? motion(table, who, 'draw', say, now())
          : { why: 'conflict', refused: tableRefusals.noDraws(openMatch.served.game.name) },
      )
    },
  )

  routes.post(
    '/matches/:match/abandon',
    {
      config,
      schema: {
        tags,
        operationId: 'sayToAbandon',
        needs: 'match:play',
        summary: 'Asks that the match be abandoned without a result, agrees or declines',
        params: byMatch,
        body: z.strictObject({ say: z.enum(['ask', 'agree', 'decline']) }),
        response,
      },
    },
    async (request) =>
      atItsEnd(request, request.params.match, (table, who) =>
        motion(table, who, 'abandon', request.body.say, now()),
      ),
  )

  routes.post(
    '/matches/:match/seats/:seat/replace',
    {
      config,
      schema: {
        tags,
        operationId: 'voteToReplace',
        needs: 'match:play',
        summary: 'Votes to replace somebody who does not answer, at a table without a clock',
        description:
          'Once all others have voted so, a bot plays the seat until somebody takes it over. One can vote when the match has stood still for as long as the table waits.',
        params: bySeat,
        body: nothing,
        response,
      },
    },
    async (request) => {
      const { match, seat } = request.params
      return at(request, match, (table, who, { openMatch }) =>
        voteToReplace(table, who, seat, openMatch.stepped, openMatch.served.game, now()),
      )
    },
  )

  routes.delete(
    '/matches/:match/seats/:seat/replace',
    {
      config,
      schema: {
        tags,
        operationId: 'takeVoteBack',
        needs: 'match:play',
        summary: 'Takes such a vote back',
        params: bySeat,
        response,
      },
    },
    async (request) => {
      const { match, seat } = request.params
      return at(request, match, (table, who) => takeVoteBack(table, who, seat, now()))
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
      await (await openMatches.get(request.params.match))?.openMatch.rearm()
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
        summary:
          'Takes one’s seat back from a bot, an offer or a vacation; refused where that changes nothing',
        params: byMatch,
        body: nothing,
        response,
      },
    },
    async (request) => {
      const answer = await at(request, request.params.match, (table, who) => back(table, who, now()))
      await (await openMatches.get(request.params.match))?.openMatch.rearm()
      return answer
    },
  )
}

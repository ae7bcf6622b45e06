import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { invitationTopic } from '../../live/person-stream.ts'
import type { MatchTable } from '../../match/match-table.ts'
import { challenge } from '../../match/seats/challenge.ts'
import { endOffer, offerSeat, seatBotInPlay } from '../../match/seats/empty-seat.ts'
import {
  archive,
  invite,
  join,
  leave,
  rematch,
  type Sitter,
  seatBot,
  start,
} from '../../match/seats/gathering.ts'
import type { TableDecision } from '../../match/table-refusal.ts'
import type { BotRow } from '../../storage/bots.ts'
import type { ApiOptions } from '../app.ts'
import { Problem, rulesProblem } from '../problem.ts'
import type { Rates } from '../rates.ts'
import { refusals } from '../refusals.en.ts'
import { byMatch, bySeat, detail, nothing, seatName } from '../shapes.ts'
import { sitter, visibleMatch } from '../visitor.ts'
import { tableChanger } from './table-change.ts'

const tags = ['tables']

/** How people come to a table, and what becomes of it before and after the play. */
export async function tableRoutes(
  app: FastifyInstance,
  { openMatches, rates, called }: ApiOptions & { rates: Rates },
): Promise<void> {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const { now, storage } = openMatches.services
  const config = { rateLimit: rates.tables }
  const response = { 200: detail }

  const tellInvited = (person: string, match: string): void => {
    openMatches.services.matchNotices.invited(person, match)
    storage.fanOut.publish(invitationTopic(person, match))
  }

  const at = tableChanger(openMatches)

  const botSeated = (...[table, who, wish, game]: Parameters<typeof seatBot>): TableDecision =>
    table.match.status === 'playing'
      ? seatBotInPlay(table, who, wish, game, now())
      : seatBot(table, who, wish, game)

  routes.post(
    '/matches/:match/join',
    {
      config,
      schema: {
        tags,
        operationId: 'joinMatch',
        needs: 'match:play',
        summary: 'Takes a seat: before the start a free one, afterwards one that is offered',
        params: byMatch,
        body: z
          .strictObject({
            seat: seatName.optional(),
            invitation: z.string().max(100).optional(),
            words: z.string().max(200).optional().describe('Words of your own for the dice'),
          })
          .nullish(),
        response,
      },
    },
    async (request) => {
      const { seat, invitation, words } = request.body ?? {}
      const { match } = request.params
      await mustGetAlong(request, match)
      const invited = openMatches.invitations.fits(match, invitation)
      return at(request, match, (table, who) => join(table, who, { seat, words, invited }, now()), invitation)
    },
  )

  /** Nobody has to sit with somebody they block. */
  const mustGetAlong = async (request: FastifyRequest, match: string): Promise<void> => {
    const { id } = sitter(request, 'match:play')
    const table = (await openMatches.get(match))?.openMatch.table
    const others =
      table?.seats.flatMap(({ person }) => (person === null || person === id ? [] : person)) ?? []
    const host = table?.match.host
    if (host && host !== id) others.push(host)
    if ((await storage.people.apart(id, others)).length > 0) throw new Problem(403, refusals.mayNotSit)
  }

  const theOne = async (text: string): Promise<string> => {
    const [person, ...others] = await called(text)
    if (person === undefined) throw new Problem(422, refusals.nobodyCalled(text))
    if (others.length > 0) throw new Problem(409, refusals.severalCalled(text))
    return person
  }

  routes.post(
    '/matches/:match/invite',
    {
      config,
      schema: {
        tags,
        operationId: 'inviteToMatch',
        needs: 'match:play',
        summary:
          'Asks somebody to this table: they may sit down without the link; during the play, at a seat on offer',
        description:
          'A bot that takes such tables sits down at once; one that does not is declined, with the reason.',
        params: byMatch,
        body: z.strictObject({
          person: z
            .string()
            .min(1)
            .max(100)
            .describe('Their id, as /me tells it to them, or their name if nobody else has it'),
        }),
        response,
      },
    },
    async (request) => {
      const { match } = request.params
      const { id } = sitter(request, 'match:play')
      const person = await theOne(request.body.person)
      if ((await storage.people.apart(id, [person])).length > 0) throw new Problem(403, refusals.mayNotAsk)
      const bot = await storage.bots.find(person)
      if (bot !== undefined) return challenged(request, match, bot)
      const answer = await at(request, match, (table, who) => invite(table, who, person))
      tellInvited(person, match)
      return answer
    },
  )

  /** A bot answers at once: it sits down, or says why not. */
  const challenged = async (request: FastifyRequest, match: string, bot: BotRow) => {
    const { id } = sitter(request, 'match:play')
    if ((await storage.people.apart(bot.owner, [id])).length > 0) throw new Problem(403, refusals.mayNotAsk)
    const filter = { status: ['gathering', 'playing'], person: bot.person } as const
    const busy = (await storage.matches.list(filter, bot.tablesAtOnce)).rows.length
    return at(request, match, (table, who, { openMatch }) =>
      challenge(table, who, bot, { game: openMatch.served.game.name, busy, now: now() }),
    )
  }

  routes.post(
    '/matches/:match/leave',
    {
      config,
      schema: {
        tags,
        operationId: 'leaveMatch',
        needs: 'match:play',
        refuses: [404, 409],
        summary: 'Gets up before the start',
        params: byMatch,
        body: nothing,
        response,
      },
    },
    async (request) => at(request, request.params.match, leave),
  )

  routes.post(
    '/matches/:match/seats/:seat/bot',
    {
      config,
      schema: {
        tags,
        operationId: 'seatBot',
        needs: 'match:play',
        summary: 'Seats a bot: before the start at a free seat, afterwards at one that nobody holds any more',
        params: bySeat,
        body: z.strictObject({ bot: z.string().max(100) }),
        response,
      },
    },
    async (request) => {
      const { match, seat } = request.params
      const { bot } = request.body
      return at(request, match, (table, who, { openMatch }) =>
        botSeated(table, who, { seat, bot }, openMatch.served.game),
      )
    },
  )

  routes.delete(
    '/matches/:match/seats/:seat/bot',
    {
      config,
      schema: {
        tags,
        operationId: 'unseatBot',
        needs: 'match:play',
        summary: 'Sends a bot away',
        params: bySeat,
        response,
      },
    },
    async (request) => {
      const { match, seat } = request.params
      return at(request, match, (table, who, { openMatch }) =>
        botSeated(table, who, { seat, bot: null }, openMatch.served.game),
      )
    },
  )

  routes.post(
    '/matches/:match/seats/:seat/offer',
    {
      config,
      schema: {
        tags,
        operationId: 'offerSeat',
        needs: 'match:play',
        summary: 'Offers a seat that nobody holds any more to whoever may come to the table',
        params: bySeat,
        body: nothing,
        response,
      },
    },
    async (request) => {
      const { match, seat } = request.params
      return at(request, match, (table, who) => offerSeat(table, who, seat, now()))
    },
  )

  routes.delete(
    '/matches/:match/seats/:seat/offer',
    {
      config,
      schema: {
        tags,
        operationId: 'endOffer',
        needs: 'match:play',
        summary: 'Ends such an offer',
        params: bySeat,
        response,
      },
    },
    async (request) => {
      const { match, seat } = request.params
      return at(request, match, (table, who) => endOffer(table, who, seat, now()))
    },
  )

  routes.post(
    '/matches/:match/start',
    {
      config,
      schema: {
        tags,
        operationId: 'startMatch',
        needs: 'match:play',
        refuses: [404, 409],
        summary: 'Begins the match',
        params: byMatch,
        body: nothing,
        response,
      },
    },
    async (request) => {
      const answer = await at(request, request.params.match, (table, who, { openMatch }) =>
        start(table, who, openMatch.served, now()),
      )
      await (await openMatches.get(request.params.match))?.openMatch.begun()
      return answer
    },
  )

  routes.post(
    '/matches/:match/archive',
    {
      config,
      schema: {
        tags,
        operationId: 'archiveMatch',
        needs: 'match:play',
        refuses: [404, 409],
        summary: 'Puts a finished or abandoned table away',
        params: byMatch,
        body: nothing,
        response,
      },
    },
    async (request) => at(request, request.params.match, archive),
  )

  routes.post(
    '/matches/:match/rematch',
    {
      config,
      schema: {
        tags,
        operationId: 'rematch',
        needs: 'match:create',
        summary: 'The same table once more; others who ask come to the same one',
        params: byMatch,
        body: nothing,
        response,
      },
    },
    async (request) => {
      const who = sitter(request, 'match:create')
      sitter(request, 'match:play')
      const { openMatch } = await visibleMatch(openMatches, request.params.match, who.id)
      const { game } = openMatch.served
      if (!openMatch.table.seats.some(({ person }) => person === who.id))
        throw new Problem(403, refusals.didNotSit)
      if (openMatch.table.match.status === 'gathering' || openMatch.table.match.status === 'playing')
        throw new Problem(409, refusals.notOver)
      if (openMatch.table.match.more['rematch'] === undefined) {
        const laid = rematch(openMatch.table, game, who, now())
        if (!laid.ok) throw rulesProblem(game, laid.refusal)
        const { match: second, seats, asked } = laid.value
        const { id } = second
        await storage.matches.create(second, seats, asked)
        await openMatch.change(({ match }) =>
          match.more['rematch'] === undefined ? { match: { more: { ...match.more, rematch: id } } } : {},
        )
        // Somebody else may have laid theirs in the same moment: then that is the one.
        if (openMatch.table.match.more['rematch'] !== id)
          await storage.matches.change(id, 1, { match: { status: 'archived' } })
        else
          for (const { person } of openMatch.table.seats)
            if (person !== null && person !== who.id) tellInvited(person, id)
      }
      const next = openMatch.table.match.more['rematch']
      if (typeof next !== 'string') throw new Problem(409, refusals.notLaidAgain)
      return at(request, next, (table, sitting) => sitAgain(table, sitting, openMatch.table, now()))
    },
  )
}

/** Whoever sat at the first table gets the same seats at the second, as far as they are free. */
function sitAgain(table: MatchTable, who: Sitter, before: MatchTable, now: number): TableDecision {
  if (table.match.status !== 'gathering') return {}
  const seats = table.seats
    .filter(
      ({ seat, person }) =>
        person === null && before.seats.some((row) => row.seat === seat && row.person === who.id),
    )
    .map(({ seat }) => ({ seat, person: who.id, bot: null, name: who.name }))
  return seats.length > 0
    ? { seats }
    : join(table, who, { seat: undefined, words: undefined, invited: true }, now)
}

import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type Detail, detailOf, summaryOf } from '../../match/detail.ts'
import { tableFrom } from '../../match/match-table.ts'
import type { OpenMatch } from '../../match/open-match.ts'
import type { OpenMatches } from '../../match/open-matches.ts'
import { openingWords } from '../../match/opening-words.en.ts'
import { laid } from '../../match/seats/gathering.ts'
import type { MatchFilter, TableRows } from '../../storage/matches.ts'
import type { ApiOptions } from '../app.ts'
import { Problem, rulesProblem } from '../problem.ts'
import type { Rates } from '../rates.ts'
import { refusals } from '../refusals.en.ts'
import { byMatch, detail, newMatch, summary } from '../shapes.ts'
import { reader, sitter, visibleMatch } from '../visitor.ts'

const tags = ['matches']
const PAGE = 50
const LISTS = ['open', 'invited', 'mine', 'finished'] as const

/** Finding matches and laying tables for new ones. */
export async function matchRoutes(
  app: FastifyInstance,
  { openMatches, rates }: ApiOptions & { rates: Rates },
): Promise<void> {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const { storage, games, now } = openMatches.services

  routes.get(
    '/matches',
    {
      schema: {
        tags,
        operationId: 'listMatches',
        needs: 'reading',
        refuses: [401],
        summary: 'Matches anybody can join, those one was asked to by name, one’s own, or finished ones',
        querystring: z.object({
          list: z.enum(LISTS).default('open'),
          game: z.string().max(100).optional(),
          cursor: z.string().max(200).optional(),
        }),
        response: { 200: z.object({ matches: z.array(summary), next: z.string().optional() }) },
      },
    },
    async (request) => {
      const person = reader(request)
      const { list, game, cursor } = request.query
      if (list !== 'open' && person === undefined) throw new Problem(401, refusals.signInFirst)
      const filter = { ...filterFor(list, person), ...(game !== undefined && { game }) }
      const { rows, next } = await storage.matches.list(filter, PAGE, cursor)
      const matches = await Promise.all(rows.map((row) => summarised(openMatches, row, person)))
      return { matches, ...(next !== null && { next }) }
    },
  )

  routes.post(
    '/matches',
    {
      config: { rateLimit: rates.tables },
      schema: {
        tags,
        operationId: 'createMatch',
        needs: 'match:create',
        refuses: [422],
        summary: 'Lays a table for a new match',
        body: newMatch,
        response: { 201: detail },
      },
    },
    async (request, reply) => {
      const who = sitter(request, 'match:create')
      const { body } = request
      const served = await games.get(body.game)
      if (served === undefined) throw new Problem(422, refusals.noGame)
      const { options, seats, access, clock, whenAbsent: absence, waitSeconds, spectators, botsThink } = body
      const wish = { options, seats, access, clock, absence, waitSeconds, spectators, botsThink }
      const table = laid(served.game, wish, who, now())
      if (!table.ok) throw rulesProblem(served.game, table.refusal)
      await storage.matches.create(table.value.match, table.value.seats)
      const attended = await visibleMatch(openMatches, table.value.match.id, who.id)
      return reply.status(201).send(detailIn(openMatches, attended.openMatch, who.id))
    },
  )

  routes.get(
    '/matches/:match',
    {
      schema: {
        tags,
        operationId: 'getMatch',
        needs: 'reading',
        refuses: [404],
        summary: 'One match: its table and how it stands',
        params: byMatch,
        querystring: z.object({ invitation: z.string().max(100).optional() }),
        response: { 200: detail },
      },
    },
    async (request) => {
      const person = reader(request)
      const { openMatch } = await visibleMatch(
        openMatches,
        request.params.match,
        person,
        request.query.invitation,
      )
      await openMatch.settled()
      return detailIn(openMatches, openMatch, person)
    },
  )
}

export function detailIn(
  { invitations }: OpenMatches,
  openMatch: OpenMatch,
  person: string | undefined,
): Detail {
  return detailOf(openMatch, person, invitations.of(openMatch.id))
}

function filterFor(list: (typeof LISTS)[number], person: string | undefined): MatchFilter {
  const mine = person === undefined ? {} : { person }
  switch (list) {
    case 'open':
      return { status: ['gathering'], access: ['open'] }
    case 'invited':
      return { status: ['gathering'], ...(person !== undefined && { asked: person }) }
    case 'mine':
      return { status: ['gathering', 'playing'], ...mine }
    case 'finished':
      return { status: ['over'], ...mine }
  }
}

/**
 * Whether it is one's move is known where the match is open alone, so that of one's own running matches it is opened; and so is one
 * that other rules have finished, which may not be for these to open.
 */
async function summarised(openMatches: OpenMatches, rows: TableRows, person: string | undefined) {
  const { id, game, status, version } = rows.match
  const mine = person !== undefined && rows.seats.some((row) => row.person === person)
  const rules = await openMatches.services.games.versions()
  const wanted = mine && (status === 'playing' || (status === 'over' && version !== rules[game]))
  const attended = wanted ? await openMatches.get(id) : openMatches.peek(id)
  await attended?.openMatch.lookedAgain()
  if (attended !== undefined) return summaryOf(attended.openMatch, person)
  const table = tableFrom(rows, [])
  return summaryOf(
    { table, stepped: undefined, unplayable: table.isDamaged ? openingWords.damaged : undefined },
    person,
  )
}

import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { wireTalk, withoutMuted } from '../../live/catch-up.ts'
import { hearersOf } from '../../match/who-hears.ts'
import type { ApiOptions } from '../app.ts'
import { Problem } from '../problem.ts'
import type { Rates } from '../rates.ts'
import { refusals } from '../refusals.en.ts'
import { asSeat, byMatch, bySeat, count, seatName, talk } from '../shapes.ts'
import { ownSeat, reader, sitter, steppedMatchOf, viewerOf, visibleMatch } from '../visitor.ts'

const tags = ['talk']
const MOST_CHARACTERS = 4000
const A_PAGE = 200

/** Talk is no part of the record: the game says who may hear whom, the table carries it. */
export async function talkRoutes(
  app: FastifyInstance,
  { openMatches, rates }: ApiOptions & { rates: Rates },
): Promise<void> {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const { storage, now } = openMatches.services

  routes.post(
    '/matches/:match/seats/:seat/talk',
    {
      config: { rateLimit: rates.talk },
      schema: {
        tags,
        operationId: 'say',
        needs: 'talk',
        refuses: [404, 409],
        summary: 'Says something to other seats; to nobody named is to the whole table',
        params: bySeat,
        body: z.strictObject({
          to: z.array(seatName).max(50).default([]),
          text: z
            .string()
            .min(1)
            .max(MOST_CHARACTERS)
            .refine((text) => text.isWellFormed(), 'no well-formed text'),
        }),
        response: { 200: z.object({ n: z.int().describe('Its number in your own counting') }) },
      },
    },
    async (request) => {
      const who = sitter(request, 'talk')
      const { match, seat: from } = request.params
      const { to, text } = request.body
      const { openMatch } = await visibleMatch(openMatches, match, who.id)
      ownSeat(openMatch, who.id, from)
      await openMatch.settled()
      // Only where a match stands says who may speak to whom.
      if (openMatch.table.match.status === 'playing') steppedMatchOf(openMatch)
      const hearers = hearersOf(openMatch, from, to)
      if ('refused' in hearers) throw new Problem(409, hearers.refused)
      const people = openMatch.table.seats.flatMap(({ seat, person }) =>
        person !== null && person !== who.id && hearers.seats.includes(seat) ? person : [],
      )
      const apart = await storage.people.apart(who.id, people)
      if (apart.length > 0) throw new Problem(403, refusals.deaf)
      await storage.talk.say(match, { at: now(), from, person: who.id, to: hearers.to, text })
      storage.fanOut.publish(`talk:${match}`)
      return { n: await storage.talk.count(match, from) }
    },
  )

  routes.get(
    '/matches/:match/talk',
    {
      schema: {
        tags,
        operationId: 'getTalk',
        needs: 'reading',
        refuses: [404],
        summary: 'What a viewer may hear, after a message of the viewer’s own counting',
        params: byMatch,
        querystring: asSeat.extend({ after: count }),
        response: { 200: talk },
      },
    },
    async (request) => {
      const person = reader(request)
      const { openMatch } = await visibleMatch(openMatches, request.params.match, person)
      const viewer = viewerOf(openMatch, person, request.query.seat)
      const rows = await storage.talk.heard(openMatch.id, viewer, request.query.after, A_PAGE)
      return { talk: (await withoutMuted(openMatch, person, rows)).map((row) => wireTalk(openMatch, row)) }
    },
  )
}

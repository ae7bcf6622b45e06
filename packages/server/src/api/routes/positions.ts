import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { positionText } from '../../live/event-text.ts'
import { followMatch } from '../../live/match-stream.ts'
import { phraseFrom, wireLine } from '../../match/questions-and-lines.ts'
import { takeAnswers } from '../answers-by-socket.ts'
import type { RouteOptions } from '../app.ts'
import { matchEvent, streamOf } from '../event-shapes.ts'
import { Problem } from '../problem.ts'
import { refusals } from '../refusals.en.ts'
import { asSeat, byMatch, count, lines, position } from '../shapes.ts'
import { credentialsOf, reader, steppedMatchOf, streamOwner, viewerOf, visibleMatch } from '../visitor.ts'

const tags = ['play']
const LINES_A_PAGE = 500

const followed = asSeat.extend({
  after: z.string().max(40).optional().describe('The id of the last event seen'),
  positions: z
    .enum(['patches', 'whole'])
    .default('patches')
    .describe('Positions as what has changed since the last one, or whole every time'),
  frames: z.enum(['0', '1']).default('0').describe('1 for what was seen right after each line, too'),
})

const EVENTS =
  'Events: position, patch, lines, frames, talk, table, clock. The id of an event is a cursor: give the last one seen as Last-Event-ID or ?after= to go on from there.'

const POSITIONS =
  'The first position on a stream is whole, and so is the first after a gap; every later one is a patch, {from, sequence, changes}, to be applied to the position whose sequence is “from”. In “changes”, [] says that a field is gone, [value] that it has this value now, {name: …} that these fields of an object, or items of a list by their place, have changed, and [place, count, [item, …]] that at this place of a list so many items are gone and these stand there instead. With ?positions=whole every position is whole, and an “awaited” event tells where only who is awaited, or what you have sealed, has changed.'

const FRAMES =
  'With ?frames=1 lines are followed by a “frames” event, {from, sequence, after, frames}: for each line after the first “after” of them a patch of the view as it was right after that line, to be applied to the view right after the line before, or null if it was the same. The first is to be applied to the view of the position whose sequence is “from”; “sequence” is that of the position the lines lead to. It comes a little later than lines and position, and its list is empty where there was no time for it.'

const BY_WEB_SOCKET =
  'Asked for as a WebSocket, it comes in messages of one JSON line or more, and whoever follows with the eyes of a seat may answer there: {n, question, answer, deed?}, “n” being any whole number of yours. What comes of it is told by {"event": "answered", "data": {n, sequence, again?}} once it is on disk, or by {"event": "refused", "data": {n, …a problem document…, retryAfter?}}. It counts as an answer by POST does, and may be given again by either.'

/** What one viewer may see of a match, at once or as it happens. */
export async function positionRoutes(
  app: FastifyInstance,
  { openMatches, rates, streams, identify, answerCount, answered }: RouteOptions,
): Promise<void> {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const { storage } = openMatches.services
  const answers = { openMatches, count: answerCount, answered }

  app.get<{ Params: z.infer<typeof byMatch>; Querystring: z.infer<typeof asSeat> }>(
    '/matches/:match/position',
    {
      schema: {
        tags,
        operationId: 'getPosition',
        needs: 'reading',
        refuses: [404, 409],
        summary: 'The position as a viewer sees it now',
        params: byMatch,
        querystring: asSeat,
        response: { 200: position },
      },
    },
    async (request, reply) => {
      const person = reader(request)
      const { openMatch } = await visibleMatch(openMatches, request.params.match, person)
      const viewer = viewerOf(openMatch, person, request.query.seat)
      await openMatch.settled()
      const stepped = steppedMatchOf(openMatch)
      const text = positionText(stepped, stepped.viewerPosition(viewer))
      return reply.type('application/json').send(text)
    },
  )

  routes.get(
    '/matches/:match/lines',
    {
      schema: {
        tags,
        operationId: 'getLines',
        needs: 'reading',
        refuses: [404],
        summary: 'What happened, as far as a viewer may know, after a line of the viewer’s own counting',
        params: byMatch,
        querystring: asSeat.extend({ after: count }),
        response: { 200: lines },
      },
    },
    async (request) => {
      const person = reader(request)
      const { openMatch } = await visibleMatch(openMatches, request.params.match, person)
      const { after, seat } = request.query
      const viewer = viewerOf(openMatch, person, seat)
      await openMatch.settled()
      const rows = await storage.course.lines(openMatch.id, viewer, after, LINES_A_PAGE)
      const { game } = openMatch.served
      return { lines: rows.map((row) => wireLine(game, { ...row, what: phraseFrom(row.what) })) }
    },
  )

  app.get<{ Params: z.infer<typeof byMatch>; Querystring: z.infer<typeof followed> }>(
    '/matches/:match/stream',
    {
      config: { rateLimit: rates.streams },
      schema: {
        tags,
        operationId: 'followMatch',
        needs: 'reading',
        refuses: [404],
        summary:
          'Everything a viewer sees happen, as server-sent events, (by Accept) as JSON lines, or by WebSocket',
        description: `${EVENTS} ${POSITIONS} ${FRAMES} ${BY_WEB_SOCKET}`,
        params: byMatch,
        querystring: followed,
        response: { 200: streamOf(matchEvent) },
      },
    },
    async (request, reply) => {
      const person = reader(request)
      const attended = await visibleMatch(openMatches, request.params.match, person)
      const viewer = viewerOf(attended.openMatch, person, request.query.seat)
      const asking = credentialsOf(request)
      const owner = streamOwner(request, identify)
      const writer = streams.open(request, reply, owner)
      if (writer === undefined) throw new Problem(429, refusals.tooManyStreams, { retryAfter: 5 })
      const last = request.headers['last-event-id']
      const after = request.query.after ?? (typeof last === 'string' ? last : undefined)
      takeAnswers(writer, answers, {
        match: attended.openMatch.id,
        seat: viewer,
        counted: owner.name,
        identify: () => identify(asking),
      })
      try {
        const { positions, frames } = request.query
        await followMatch(attended, writer, { viewer, person, after, positions, frames: frames === '1' })
      } catch (trouble) {
        openMatches.services.log(trouble, attended.openMatch.id)
        writer.end()
      }
      return reply
    },
  )
}

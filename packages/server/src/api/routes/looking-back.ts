import { checkpointIn, type MatchRecord } from '@windward/table'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { OpenMatch } from '../../match/open-match.ts'
import { recordOf } from '../../match/stepped-match.ts'
import { baseOf } from '../../match/upgrade/carry-over.ts'
import { RecordExport } from '../../records/export.ts'
import { LookBack } from '../../records/look-back.ts'
import type { ApiOptions } from '../app.ts'
import { Problem, unplayableProblem } from '../problem.ts'
import type { Rates } from '../rates.ts'
import { refusals } from '../refusals.en.ts'
import { asSeat, byMatch, count, moments, record as recordShape } from '../shapes.ts'
import { reader, steppedMatchOf, viewerOf, visibleMatch } from '../visitor.ts'

const tags = ['play']
const JSON_TYPE = 'application/json'
const lookingBack = asSeat.extend({
  from: count.describe('The first moment wanted; 0 is before anything has happened'),
})

type MatchWay = { Params: z.infer<typeof byMatch> }

/** What has been: as a viewer saw it while the match goes on, and all of it when it is over. */
export async function lookingBackRoutes(
  app: FastifyInstance,
  { openMatches, rates }: ApiOptions & { rates: Rates },
): Promise<void> {
  const lookBack = new LookBack()
  const exports = new RecordExport()
  app.addHook('onClose', () => Promise.all([lookBack.close(), exports.close()]))

  app.get<MatchWay & { Querystring: z.infer<typeof lookingBack> }>(
    '/matches/:match/moments',
    {
      config: { rateLimit: rates.replays },
      schema: {
        tags,
        operationId: 'getMoments',
        needs: 'reading',
        refuses: [404, 409, 422],
        summary: 'What a viewer saw of the match so far, moment by moment',
        description:
          'A moment is one at which this viewer saw something change, counted from 0, before anything had happened. An answer holds some of them, the first being `from`; ask again from where it ends until `last`.',
        params: byMatch,
        querystring: lookingBack,
        response: { 200: moments },
      },
    },
    async (request, reply) => {
      const person = reader(request)
      const { openMatch } = await visibleMatch(openMatches, request.params.match, person)
      const { seat, from } = request.query
      const viewer = viewerOf(openMatch, person, seat)
      await openMatch.settled()
      const { step, ...course } = standing(openMatch, viewer)
      const record = await recordUpTo(openMatch, step)
      const looked = await lookBack.look(openMatch.served, {
        match: openMatch.id,
        viewer,
        from,
        record,
        ...course,
      })
      if ('refused' in looked)
        throw new Problem(409, refusals.noLookingBack(looked.refused), {
          clause: looked.clause,
        })
      return reply.type(JSON_TYPE).send(looked.moments)
    },
  )

  app.get<MatchWay>(
    '/matches/:match/record',
    {
      schema: {
        tags,
        operationId: 'getRecord',
        needs: 'reading',
        refuses: [404, 409, 422],
        summary: 'The whole record, seed and all, once the match has ended',
        params: byMatch,
        response: { 200: recordShape },
      },
    },
    async (request, reply) => {
      const person = reader(request)
      const { openMatch } = await visibleMatch(openMatches, request.params.match, person)
      viewerOf(openMatch, person, undefined)
      await openMatch.settled()
      const { status } = openMatch.table.match
      const ended = openMatch.stepped?.match.outcome !== undefined
      if (status === 'gathering') throw new Problem(409, refusals.notStarted)
      if (status === 'playing' && openMatch.unplayable !== undefined)
        throw unplayableProblem(openMatch.unplayable)
      if (status === 'playing' && !ended) throw new Problem(409, refusals.recordUntilOver)
      if (!ended) return recordUpTo(openMatch, Number.POSITIVE_INFINITY)
      const whole = () => recordUpTo(openMatch, Number.POSITIVE_INFINITY)
      const exported = await exports.exported(openMatch.id, openMatch.served, whole)
      if ('refused' in exported) throw new Problem(422, exported.refused, { clause: exported.clause })
      return reply.type(JSON_TYPE).send(exported.record)
    },
  )
}

/** How far the match has come, and how many lines this viewer has by then: read at one go, so that they agree. */
function standing(openMatch: OpenMatch, viewer: string): { readonly step: number; readonly lines: number } {
  const stepped = steppedMatchOf(openMatch)
  return { step: stepped.step, lines: stepped.viewerPosition(viewer).counters.lines }
}

/** The record up to a step; one that older rules have begun begins where it was carried over. */
async function recordUpTo({ id, table, services }: OpenMatch, last: number): Promise<MatchRecord> {
  const { course, keyValues } = services.storage
  const steps = (await course.steps(id, 1)).filter(({ step }) => step <= last)
  const record = recordOf(
    table,
    steps.flatMap(({ entries }) => entries),
    undefined,
  )
  const base = await baseOf(keyValues, id)
  if (base === undefined) return record
  const begun = checkpointIn(base)
  return { ...record, version: begun.version, base: begun }
}

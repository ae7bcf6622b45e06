import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { RecordCheck } from '../../records/check.ts'
import { HandedRecords } from '../../records/handed-records.ts'
import type { ApiOptions } from '../app.ts'
import { Problem } from '../problem.ts'
import type { Rates } from '../rates.ts'
import { refusals } from '../refusals.en.ts'
import { record, seatName } from '../shapes.ts'
import { reader, sitter } from '../visitor.ts'

const tags = ['records']

/** A long match of the largest game is a tenth of this. */
const LARGEST = 1024 * 1024
const MOST_RECORDS = 20

const names = z.record(seatName, z.string().max(60))
const handedOver = z
  .object({ record, names })
  .meta({ id: 'HandedOver', description: 'A record, and who sat where' })
const byRecord = z.object({
  record: z
    .string()
    .max(40)
    .regex(/^[\w-]+$/),
})

/** Matches that were played elsewhere, such as in a browser, handed over as a record. */
export async function recordRoutes(
  app: FastifyInstance,
  { openMatches, rates }: ApiOptions & { rates: Rates },
): Promise<void> {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const { storage, games } = openMatches.services
  const handed = new HandedRecords(storage.keyValues)
  const checker = new RecordCheck()
  app.addHook('onClose', () => checker.close())

  routes.post(
    '/records',
    {
      bodyLimit: LARGEST,
      config: { rateLimit: rates.records },
      schema: {
        tags,
        operationId: 'handOverRecord',
        needs: 'match:create',
        refuses: [409, 422],
        summary:
          'Hands over the record of a match, finished or not; it is played again and kept if it is true',
        description: 'Whoever has its address can read all of it, sealed answers and the seed included.',
        body: z.strictObject({ record, names: names.optional().describe('Who sat where') }),
        response: { 201: z.object({ id: z.string(), over: z.boolean() }) },
      },
    },
    async (request, reply) => {
      const { id: person } = sitter(request, 'match:create')
      const { record: given, names = {} } = request.body
      const game = await games.get(given.game ?? '')
      if (game === undefined) throw new Problem(422, refusals.gameUnknown)
      if ((await handed.count(person)) >= MOST_RECORDS)
        throw new Problem(409, refusals.recordsFull(MOST_RECORDS))
      const checked = await checker.check(game, JSON.stringify(given))
      if ('refused' in checked) {
        const { refused, ...place } = checked
        throw new Problem(422, refusals.recordRefused(refused), place)
      }
      const id = await handed.keep(person, { record: JSON.parse(checked.record), names })
      return reply.status(201).send({ id, over: checked.over })
    },
  )

  routes.get(
    '/records/:record',
    {
      schema: {
        tags,
        operationId: 'getRecordHandedOver',
        needs: 'reading',
        refuses: [404],
        summary: 'A record that was handed over, for whoever has its address',
        params: byRecord,
        response: { 200: handedOver },
      },
    },
    async (request) => {
      reader(request)
      const found = await handed.get(request.params.record)
      if (found === undefined) throw new Problem(404, refusals.noRecord)
      return handedOver.parse(found)
    },
  )

  routes.delete(
    '/records/:record',
    {
      schema: {
        tags,
        operationId: 'deleteRecordHandedOver',
        needs: 'match:create',
        refuses: [404],
        summary: 'Deletes a record one has handed over',
        params: byRecord,
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      const { id } = sitter(request, 'match:create')
      if (!(await handed.remove(id, request.params.record))) throw new Problem(404, refusals.noRecord)
      return reply.status(204).send()
    },
  )
}

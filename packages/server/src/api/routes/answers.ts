import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { back, isAway } from '../../match/at-the-table.ts'
import type { Command } from '../../match/command.ts'
import type { ApiOptions } from '../app.ts'
import { NOT_FOUND, Problem, rulesProblem, tableProblem } from '../problem.ts'
import type { Rates } from '../rates.ts'
import { byQuestion, bySeat, sequence } from '../shapes.ts'
import { ownSeat, sitter } from '../visitor.ts'

const tags = ['play']

/** Answers, withdrawals and instructions: whatever is acknowledged here is on disk. */
export async function answerRoutes(
  app: FastifyInstance,
  { rooms, rates }: ApiOptions & { rates: Rates },
): Promise<void> {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const config = { rateLimit: rates.answers }
  const response = { 200: sequence }

  const give = async (request: FastifyRequest, match: string, command: Command) => {
    const who = sitter(request, 'match:play')
    const open = rooms.peek(match) ?? (await rooms.get(match))
    if (open === undefined) throw new Problem(404, NOT_FOUND)
    const { room } = open
    ownSeat(room, who.id, command.seat)
    const { now } = rooms.harbour
    if (isAway(room.table, command.seat, now())) {
      const refusal = await room.change((table) => back(table, who, now()))
      if (refusal !== undefined) throw tableProblem(refusal)
    }
    const done = await room.submit(command)
    if (!done.ok) throw rulesProblem(room.served.game, done.refusal, done.sequence)
    return { sequence: done.sequence }
  }

  routes.post(
    '/matches/:match/seats/:seat/questions/:question',
    {
      config,
      schema: {
        tags,
        summary: 'Answers a question, or changes the answer as long as it is sealed',
        params: byQuestion,
        body: z.object({ answer: z.unknown() }),
        response,
      },
    },
    async (request) => {
      const { match, seat, question } = request.params
      return give(request, match, { do: 'answer', seat, question, answer: request.body.answer })
    },
  )

  routes.delete(
    '/matches/:match/seats/:seat/questions/:question',
    { config, schema: { tags, summary: 'Takes a sealed answer back', params: byQuestion, response } },
    async (request) => {
      const { match, seat, question } = request.params
      return give(request, match, { do: 'withdraw', seat, question })
    },
  )

  routes.put(
    '/matches/:match/seats/:seat/instructions/:kind',
    {
      config,
      schema: {
        tags,
        summary: 'Leaves an instruction for a kind of decision, or takes it back with null',
        params: bySeat.extend({ kind: z.string().min(1).max(200) }),
        body: z.object({ instruction: z.unknown() }),
        response,
      },
    },
    async (request) => {
      const { match, seat, kind } = request.params
      return give(request, match, {
        do: 'instruct',
        seat,
        kind,
        instruction: request.body.instruction ?? null,
      })
    },
  )
}

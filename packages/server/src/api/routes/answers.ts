import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Command } from '../../match/command.ts'
import { personOf } from '../../people/identity.ts'
import type { RouteOptions } from '../app.ts'
import { Problem } from '../problem.ts'
import { refusals } from '../refusals.en.ts'
import { acknowledged, byQuestion, bySeat, deed, sequence } from '../shapes.ts'
import { submitCommand } from '../submit-command.ts'
import { sitter } from '../visitor.ts'

const tags = ['play']

/** Answers, withdrawals and instructions: whatever is acknowledged here is on disk. */
export async function answerRoutes(
  app: FastifyInstance,
  { openMatches, answerCount }: RouteOptions,
): Promise<void> {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const config = { rateLimit: false } as const
  const onRequest = async ({ identity, ip }: FastifyRequest) => {
    const tooMany = answerCount.add(personOf(identity) ?? ip)
    if (tooMany !== undefined) throw tooMany
  }
  const response = { 200: sequence }

  const given = async (request: FastifyRequest, match: string, command: Command) => {
    const who = sitter(request, 'match:play')
    const attended = openMatches.peek(match) ?? (await openMatches.get(match))
    if (attended === undefined) throw new Problem(404, refusals.notFound)
    return submitCommand(attended.openMatch, who, command)
  }

  routes.post(
    '/matches/:match/seats/:seat/questions/:question',
    {
      config,
      onRequest,
      schema: {
        tags,
        operationId: 'answerQuestion',
        needs: 'match:play',
        summary: 'Answers a question, or changes the answer as long as it is sealed',
        description:
          'Whoever did not hear what came of an answer may give it again: it counts once. In an open phase the same may be done twice on purpose; there “deed” says which of your answers it is.',
        params: byQuestion,
        body: z.object({ answer: z.unknown(), deed: deed.optional() }),
        response: { 200: acknowledged },
      },
    },
    async (request) => {
      const { match, seat, question } = request.params
      return given(request, match, { do: 'answer', seat, question, ...request.body })
    },
  )

  routes.delete(
    '/matches/:match/seats/:seat/questions/:question',
    {
      config,
      onRequest,
      schema: {
        tags,
        operationId: 'withdrawAnswer',
        needs: 'match:play',
        summary: 'Takes a sealed answer back',
        params: byQuestion,
        response,
      },
    },
    async (request) => {
      const { match, seat, question } = request.params
      return given(request, match, { do: 'withdraw', seat, question })
    },
  )

  routes.put(
    '/matches/:match/seats/:seat/instructions/:kind',
    {
      config,
      onRequest,
      schema: {
        tags,
        operationId: 'leaveInstruction',
        needs: 'match:play',
        summary: 'Leaves an instruction for a kind of decision, or takes it back with null',
        params: bySeat.extend({ kind: z.string().min(1).max(200) }),
        body: z.object({ instruction: z.unknown() }),
        response,
      },
    },
    async (request) => {
      const { match, seat, kind } = request.params
      return given(request, match, {
        do: 'instruct',
        seat,
        kind,
        instruction: request.body.instruction ?? null,
      })
    },
  )
}

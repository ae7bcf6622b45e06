import {
  diceFor,
  diceRoot,
  type Fork,
  forkAt,
  freshSeed,
  type GameTypes,
  type Question,
} from '@windward/table'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { OpenMatch } from '../../match/open-match.ts'
import { refusalText, said } from '../../match/questions-and-lines.ts'
import type { ApiOptions } from '../app.ts'
import { Problem } from '../problem.ts'
import { refusals } from '../refusals.en.ts'
import { byQuestion, bySeat, fork } from '../shapes.ts'
import { ownSeat, reader, steppedMatchOf, visibleMatch } from '../visitor.ts'

const tags = ['play']

/** For those who answer without having the rules at hand: what is legal, any legal answer, what the rules say to one. */
export async function questionRoutes(app: FastifyInstance, { openMatches }: ApiOptions): Promise<void> {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  const seatAt = async (request: FastifyRequest, match: string, seat: string): Promise<OpenMatch> => {
    const person = reader(request)
    const { openMatch } = await visibleMatch(openMatches, match, person)
    ownSeat(openMatch, person ?? '', seat)
    await openMatch.settled()
    return openMatch
  }

  const find = async (
    request: FastifyRequest,
    { match, seat, question }: z.infer<typeof byQuestion>,
  ): Promise<{ openMatch: OpenMatch; asked: Question<GameTypes> }> => {
    const openMatch = await seatAt(request, match, seat)
    const asked = steppedMatchOf(openMatch)
      .match.questions(seat)
      .find(({ id }) => id === question)
    if (asked === undefined) throw new Problem(404, refusals.noQuestion)
    return { openMatch, asked }
  }

  routes.get(
    '/matches/:match/seats/:seat/questions/:question/options',
    {
      schema: {
        tags,
        operationId: 'getOptions',
        needs: 'reading',
        refuses: [404, 409],
        summary: 'One fork of the tree of legal answers, reached by the keys taken so far',
        params: byQuestion,
        querystring: z.object({
          at: z.union([z.string().max(300), z.array(z.string().max(300)).max(1000)]).optional(),
        }),
        response: { 200: fork },
      },
    },
    async (request) => {
      const { openMatch, asked } = await find(request, request.params)
      const { at = [] } = request.query
      const found = walked(asked, typeof at === 'string' ? [at] : at)
      if (found === undefined) throw new Problem(404, refusals.noWay)
      return labelled(openMatch, found)
    },
  )

  routes.get(
    '/matches/:match/seats/:seat/questions/:question/sample',
    {
      schema: {
        tags,
        operationId: 'sampleAnswer',
        needs: 'reading',
        refuses: [404, 409],
        summary: 'Any legal answer',
        params: byQuestion,
        response: { 200: z.object({ answer: z.unknown() }) },
      },
    },
    async (request) => {
      const { asked } = await find(request, request.params)
      const found = asked.draw(diceFor(diceRoot(freshSeed(), {}), 'sample'))
      if (found === undefined) throw new Problem(409, refusals.deadEnd)
      return { answer: found.answer }
    },
  )

  routes.post(
    '/matches/:match/seats/:seat/questions/:question/check',
    {
      schema: {
        tags,
        operationId: 'checkAnswer',
        needs: 'reading',
        refuses: [404, 409],
        summary: 'What the rules would say to an answer; nothing is sealed',
        params: byQuestion,
        body: z.object({ answer: z.unknown() }),
        response: {
          200: z.object({
            refused: z.object({ text: z.string(), clause: z.string() }).optional(),
            warnings: z.array(z.string()),
          }),
        },
      },
    },
    async (request) => {
      const { openMatch, asked } = await find(request, request.params)
      const { game } = openMatch.served
      const { answer } = request.body
      const refusal = asked.check(answer)
      if (refusal === undefined) return { warnings: asked.warnings(answer).map((each) => said(game, each)) }
      return { refused: { text: refusalText(game, refusal), clause: refusal.clause }, warnings: [] }
    },
  )

  routes.get(
    '/matches/:match/seats/:seat/instructions',
    {
      schema: {
        tags,
        operationId: 'getInstructions',
        needs: 'reading',
        refuses: [404, 409],
        summary: 'The instructions this seat has left, by kinds of decisions',
        params: bySeat,
        response: { 200: z.object({ instructions: z.record(z.string(), z.unknown()) }) },
      },
    },
    async (request) => {
      const { match, seat } = request.params
      const openMatch = await seatAt(request, match, seat)
      return { instructions: { ...steppedMatchOf(openMatch).match.instructions(seat) } }
    },
  )
}

/** Keys arrive as texts: where a number is to be chosen, the text is one. */
function walked(asked: Question<GameTypes>, keys: readonly string[]): Fork | undefined {
  const options = asked.options()
  const path: (string | number)[] = []
  for (const key of keys) {
    const here = forkAt(options, path)
    if (here === undefined) return undefined
    path.push(here.kind === 'range' ? Number(key) : key)
  }
  return forkAt(options, path)
}

function labelled({ served: { game } }: OpenMatch, found: Fork) {
  switch (found.kind) {
    case 'leaf':
      return { kind: 'leaf' as const, answer: found.answer }
    case 'choice':
      return {
        kind: 'choice' as const,
        branches: found.branches.map(({ key, label }) =>
          label === undefined ? { key } : { key, label: said(game, label) },
        ),
      }
    case 'range': {
      const { least, most, label } = found
      const range = { kind: 'range' as const, least, most }
      return label === undefined ? range : { ...range, label: said(game, label) }
    }
  }
}

import { STATUS_CODES } from 'node:http'
import type { AnyGame, Refusal } from '@windward/table'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Hindered } from '../match/command-queue.ts'
import { refusalText } from '../match/questions-and-lines.ts'
import type { TableRefusal } from '../match/table-refusal.ts'
import { isAway } from '../storage/database-away.ts'
import { Unreadable } from '../storage/unreadable.ts'
import { refusals } from './refusals.en.ts'

/** RFC 9457. The detail is a sentence for whoever asked. */
export const problemShape = z
  .object({
    type: z.string().describe('Always about:blank: the status and the detail tell everything'),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    clause: z.string().optional().describe('The rule behind a refusal, such as SNS 6.4.2'),
    sequence: z.int().optional().describe('Where your seat stands, if a command at a match was refused'),
    entry: z.int().optional().describe('Which entry of a record that was handed over does not fit, from 1'),
    message: z.string().optional().describe('The detail once more, where sign-in refuses'),
    code: z.string().optional().describe('A word for programs, where sign-in refuses'),
  })
  .meta({ id: 'Problem', description: 'Why something was refused (RFC 9457)' })

type ProblemDocument = z.infer<typeof problemShape>

interface More {
  readonly clause?: string
  readonly sequence?: number
  readonly entry?: number
  readonly retryAfter?: number
}

/** Thrown by whoever answers a request, to refuse it. */
export class Problem extends Error {
  readonly statusCode: number
  readonly more: More

  constructor(status: number, detail: string, more: More = {}) {
    super(detail)
    this.statusCode = status
    this.more = more
  }
}

const STATUS_OF = { forbidden: 403, conflict: 409, invalid: 422 } as const

export function tableProblem({ why, refused }: TableRefusal): Problem {
  return new Problem(STATUS_OF[why], refused)
}

/** A match that the rules at hand cannot open says why, whatever is asked of it. */
export function unplayableProblem(sentence: string): Problem {
  return new Problem(409, sentence, { clause: 'TBL 5.5' })
}

/** A refusal of the rules: the sentence, its clause, and where the seat stands. */
export function rulesProblem(game: AnyGame, refusal: Refusal, sequence?: number): Problem {
  const detail = refusalText(game, refusal)
  return new Problem(422, detail, {
    clause: refusal.clause,
    ...(sequence !== undefined && { sequence }),
  })
}

const HINDRANCES = {
  'not-playing': new Problem(409, refusals.notPlayed),
  storage: new Problem(503, refusals.cannotKeep, { retryAfter: 1 }),
} as const

/** It may be that what was asked has been done all the same: whoever asks again finds out. */
const AWAY = new Problem(503, refusals.cannotReach, { retryAfter: 1 })

const UNREADABLE = new Problem(409, refusals.unreadable)

export function asProblem(error: FastifyError | Error): Problem {
  if (error instanceof Problem) return error
  if (error instanceof Hindered) return HINDRANCES[error.hindrance]
  if (isAway(error)) return AWAY
  if (error instanceof Unreadable) return UNREADABLE
  if (hasZodFastifySchemaValidationErrors(error)) return new Problem(400, formProblem(error.validation))
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500
  if (status < 400 || status >= 500) return new Problem(500, refusals.ourFault)
  return new Problem(status, error.message)
}

/** An address the router could not read; the framework would tell all of it back. */
export function frameworkProblem(error: FastifyError): Problem {
  if (error.statusCode === 414) return new Problem(414, refusals.partTooLong)
  return error.statusCode === 400 ? new Problem(400, refusals.addressUnreadable) : asProblem(error)
}

function formProblem(
  issues: readonly { readonly instancePath: string; readonly message?: string }[],
): string {
  const [issue] = issues
  const where =
    issue?.instancePath
      .split('/')
      .filter((part) => part !== '')
      .join(' → ') ?? ''
  return refusals.badForm(where, issue?.message).slice(0, 300)
}

export function problemText({ statusCode, message, more: { clause, sequence, entry } }: Problem): string {
  const document: ProblemDocument = {
    type: 'about:blank',
    title: STATUS_CODES[statusCode] ?? 'Refused',
    status: statusCode,
    detail: message,
    ...(clause !== undefined && { clause }),
    ...(sequence !== undefined && { sequence }),
    ...(entry !== undefined && { entry }),
  }
  return JSON.stringify(document)
}

/** Whatever fails is answered with a problem document; what is our fault is logged and says nothing more. */
export function answerProblem(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const problem = asProblem(error)
  const { statusCode, more } = problem
  if (statusCode >= 500 || error instanceof Unreadable)
    request.log.error({ req: request, err: error }, 'Could not answer')
  if (more.retryAfter !== undefined) reply.header('retry-after', `${more.retryAfter}`)
  return reply
    .status(statusCode)
    .type('application/problem+json')
    .header('cache-control', 'no-store')
    .send(problemText(problem))
}

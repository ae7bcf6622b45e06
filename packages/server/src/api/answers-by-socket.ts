import { z } from 'zod'
import type { StreamWriter } from '../live/stream-writer.ts'
import type { OpenMatches } from '../match/open-matches.ts'
import type { Identity } from '../people/identity.ts'
import { harmlessJson } from './harmless-json.ts'
import { mustBePlainJson } from './plain-text.ts'
import { asProblem, Problem, problemText } from './problem.ts'
import type { RateCount } from './rate-count.ts'
import { refusals } from './refusals.en.ts'
import { byQuestion, deed } from './shapes.ts'
import { submitCommand } from './submit-command.ts'
import { sitter } from './visitor.ts'

/** What whoever follows a match by a WebSocket sends there: an answer of the seat whose stream it is. */
const answerMessage = z.object({
  /** By which the sender tells what came of it. */
  n: z.int().min(0),
  question: byQuestion.shape.question,
  answer: z.unknown(),
  deed: deed.optional(),
})
const numbered = answerMessage.pick({ n: true })

/** So many messages after one was told to wait, the stream ends. */
const MOST_HEEDLESS = 100

/** With whose eyes a stream looks at which match, and on whose behalf it is open. */
export interface Answering {
  readonly match: string
  readonly seat: string
  /** Whose messages they are counted as: the person's, or those of an address without one. */
  readonly counted: string
  /** Who it is, asked for every answer: they may do less than when the stream was opened. */
  readonly identify: () => Promise<Identity>
}

export interface AnswersBySocket {
  readonly openMatches: OpenMatches
  readonly count: RateCount
  /** Told how each went. */
  readonly answered: (match: string, status: number, milliseconds: number) => void
}

/** Takes the answers that come on a stream. What is acknowledged there is on disk, as with any other. */
export function takeAnswers(
  writer: StreamWriter,
  { openMatches, count, answered }: AnswersBySocket,
  from: Answering,
): void {
  writer.hear(async (message) => {
    const began = performance.now()
    const status = await carryOut(message)
    answered(from.match, status, performance.now() - began)
  })

  /** How often they went on although they were told to wait. */
  let heedless = 0

  async function carryOut(message: string): Promise<number> {
    let read: unknown
    try {
      // Whatever it is, it is counted: nonsense is no cheaper to send than an answer.
      const tooMany = count.add(from.counted)
      if (tooMany !== undefined) heedless += 1
      read = harmlessJson(message)
      if (tooMany !== undefined) throw tooMany
      mustBePlainJson(message, read)
      const who = sitter({ identity: await from.identify() }, 'match:play')
      const { n, ...given } = understood(read)
      const attended = openMatches.peek(from.match) ?? (await openMatches.get(from.match))
      if (attended === undefined) throw new Problem(404, refusals.notFound)
      const done = await submitCommand(attended.openMatch, who, { do: 'answer', seat: from.seat, ...given })
      writer.write(`{"event":"answered","data":${JSON.stringify({ n, ...done })}}\n`)
      return 200
    } catch (trouble) {
      return refuse(trouble, read)
    }
  }

  function refuse(trouble: unknown, read: unknown): number {
    const problem = asProblem(trouble instanceof Error ? trouble : new Error(String(trouble)))
    const { statusCode, more } = problem
    if (statusCode >= 500) openMatches.services.log(trouble, from.match)
    const { n } = numbered.safeParse(read).data ?? {}
    const data = { n, ...JSON.parse(problemText(problem)), retryAfter: more.retryAfter }
    writer.write(`{"event":"refused","data":${JSON.stringify(data)}}\n`)
    if (heedless > MOST_HEEDLESS) writer.end()
    return statusCode
  }
}

function understood(read: unknown): z.infer<typeof answerMessage> {
  const message = answerMessage.safeParse(read)
  if (message.success && 'answer' in message.data) return message.data
  const where = message.error?.issues[0]?.path.join(' → ') ?? 'answer'
  throw new Problem(400, refusals.notUnderstood(where))
}

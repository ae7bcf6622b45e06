import { isDeepStrictEqual } from 'node:util'
import { type Entry, type GameTypes, jsonFault, type Match } from '@windward/table'
import type { OpenMatch } from './open-match.ts'

/** An answer as it was given: by question and seat there is one that counts. */
export interface Given {
  readonly seat: string
  readonly question: string
  readonly answer: unknown
  /** In an open phase: which of the seat's answers there this is. */
  readonly deed?: number | undefined
}

type Deed = Exclude<Entry, { readonly do: 'instruct' }>

/** Whoever heard nothing of an answer tries again soon, before many others have answered. */
const STEPS_LOOKED_AT = 100

/**
 * Whether nothing comes of giving this: the very answer lies sealed before the seat; or, in an open phase, it is counted as
 * a deed that is done, or whose turn has not come.
 */
export function isGiven(match: Match<GameTypes>, { seat, question, answer, deed }: Given): boolean {
  const asked = match.questions(seat).find(({ id }) => id === question)
  if (asked?.free === true && deed !== undefined) return deed !== asked.deeds + 1
  if (asked?.sealed === undefined || asked.check(answer) !== undefined) return false
  const read = asked.shape.safeParse(answer)
  return read.success && isSame(read.data, asked.sealed.answer)
}

/** Whether the deed that is counted so is this very answer: so the seat only never heard of it. */
export async function isDone(openMatch: OpenMatch, given: Given): Promise<boolean> {
  const { seat, question, answer, deed = 0 } = given
  const asked = openMatch.stepped?.match.questions(seat).find(({ id }) => id === question)
  if (asked?.free !== true) return isTaken(openMatch, given)
  if (deed > asked.deeds) return false
  const answers = (await lately(openMatch, given)).filter((entry) => entry.do === 'answer')
  const done = answers.at(deed - asked.deeds - 1)
  return done !== undefined && isSame(done.answer, answer)
}

/** Whether the rules have taken this very answer and gone on: so the seat was right, and only never heard of it. */
export async function isTaken(openMatch: OpenMatch, given: Given): Promise<boolean> {
  const last = (await lately(openMatch, given)).at(-1)
  return last?.do === 'answer' && isSame(last.answer, given.answer)
}

/** What the seat has lately done about a question. */
async function lately(
  { stepped, services, id }: OpenMatch,
  { seat, question }: Given,
): Promise<readonly Deed[]> {
  const first = Math.max(1, (stepped?.step ?? 0) - STEPS_LOOKED_AT)
  const steps = await services.storage.course.steps(id, first)
  return steps
    .flatMap(({ entries }) => entries)
    .filter(
      (entry): entry is Deed => entry.do !== 'instruct' && entry.seat === seat && entry.question === question,
    )
}

/** What is no bearable data was never taken, so it is the same as nothing that was. */
function isSame(one: unknown, other: unknown): boolean {
  if (!isBearable(one) || !isBearable(other)) return false
  return isDeepStrictEqual(plain(one), plain(other))
}

/** As it is in the record, where what is undefined is not there. */
function plain(answer: unknown): unknown {
  return answer === undefined ? undefined : JSON.parse(JSON.stringify(answer))
}

function isBearable(answer: unknown): boolean {
  return answer === undefined || jsonFault(answer) !== 'too large'
}

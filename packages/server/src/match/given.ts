import { isDeepStrictEqual } from 'node:util'
import type { GameTypes, Match } from '@windward/table'
import type { Room } from './room.ts'

/** An answer as it was given: by question and seat there is one that counts. */
export interface Given {
  readonly seat: string
  readonly question: string
  readonly answer: unknown
}

/** Whoever heard nothing of an answer tries again soon, before many others have answered. */
const STEPS_LOOKED_AT = 100

/** Whether this very answer lies sealed before the seat: then nothing comes of giving it again. */
export function isSealed(match: Match<GameTypes>, { seat, question, answer }: Given): boolean {
  const asked = match.questions(seat).find(({ id }) => id === question)
  if (asked?.sealed === undefined || asked.check(answer) !== undefined) return false
  const read = asked.shape.safeParse(answer)
  return read.success && isSame(read.data, asked.sealed.answer)
}

/** Whether the rules have taken this very answer and gone on: so the seat was right, and only never heard of it. */
export async function isTaken(room: Room, { seat, question, answer }: Given): Promise<boolean> {
  const { course, harbour, id } = room
  const first = Math.max(1, (course?.step ?? 0) - STEPS_LOOKED_AT)
  const steps = await harbour.storage.course.steps(id, first)
  const last = steps
    .flatMap(({ entries }) => entries)
    .findLast((entry) => entry.do !== 'instruct' && entry.seat === seat && entry.question === question)
  return last?.do === 'answer' && isSame(last.answer, answer)
}

function isSame(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(plain(one), plain(other))
}

/** As it is in the record, where what is undefined is not there. */
function plain(answer: unknown): unknown {
  return answer === undefined ? undefined : JSON.parse(JSON.stringify(answer))
}

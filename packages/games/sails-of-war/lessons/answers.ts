import { hashOf } from '@windward/table'
import { type AnswerTask, exactly, type Wrong } from '@windward/table/lesson'
import { answerWords } from './answers.en.ts'

/** Says that this is enough: everything else has time. */
export const done = (kind: string): AnswerTask => exactly(kind, 'done', answerWords.thatIsAll())

interface Deed {
  readonly do: string
  readonly [field: string]: unknown
}

/** One deed of a segment: shown whole, and judged by what of it is wanted. */
export function deed(
  kind: string,
  wanted: Deed,
  rest: object = {},
  otherwise: Wrong = answerWords.notNow(),
): AnswerTask {
  return {
    do: 'answer',
    kind,
    shows: () => ({ ...wanted, ...rest }),
    judge: (given) => (isDeed(given, wanted) ? undefined : otherwise),
  }
}

function isDeed(given: unknown, wanted: Deed): boolean {
  if (typeof given !== 'object' || given === null) return false
  const told = new Map<string, unknown>(Object.entries(given))
  return Object.entries(wanted).every(([name, value]) => hashOf(told.get(name) ?? null) === hashOf(value))
}

/** Ships sail and end in this zone, whichever way they take. */
export function sails(ships: readonly string[], path: readonly number[], otherwise: Wrong): AnswerTask {
  const { judge: _, ...task } = deed('move', { do: 'sail', ships }, { path, port: null })
  return {
    ...task,
    judge: (given) => {
      const isThere = isDeed(given, { do: 'sail', ships }) && lastOf(given) === path.at(-1)
      return isThere ? undefined : otherwise
    },
  }
}

function lastOf(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || !('path' in given)) return undefined
  return Array.isArray(given.path) ? given.path.at(-1) : undefined
}

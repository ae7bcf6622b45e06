import type { Placed, SailsOfGlory } from '@windward/sails-of-glory/board'
import type { Options, Question } from '@windward/table'
import { walk } from '../../table/options-walk.ts'

/** A place a ship can be put down at now. */
interface Berth {
  readonly key: string
  readonly at: Placed
}

export interface Placing {
  /** What has been put down so far. */
  readonly placed: readonly Placed[]
  readonly free: readonly Berth[]
  readonly answer: unknown
}

/** The keys of the berths taken so far. */
export function berthsTaken(work: unknown): readonly string[] {
  return Array.isArray(work) ? work.filter((key) => typeof key === 'string') : []
}

/** Where the placing of ships stands after these berths were taken. */
export function placing(question: Question<SailsOfGlory>, taken: readonly string[]): Placing {
  const { at } = walk(question.options(), taken)
  if (at.kind === 'leaf') return { placed: placedIn(at), free: [], answer: at.answer }
  if (at.kind === 'range') return { placed: [], free: [], answer: undefined }
  const free = at.branches.flatMap(({ key, leads }): Berth[] => {
    const berth = placedIn(leads())[taken.length]
    return berth === undefined ? [] : [{ key, at: berth }]
  })
  const [first] = at.branches
  const placed = first === undefined ? [] : placedIn(first.leads()).slice(0, taken.length)
  return { placed, free, answer: undefined }
}

/** The ships of the first answer down this way. */
function placedIn(options: Options<unknown>): Placed[] {
  let at = options
  while (at.kind === 'choice' && at.size > 0) at = at.lead(0)
  return at.kind === 'leaf' && Array.isArray(at.answer) ? at.answer : []
}

import type { Checkpoint, Json } from '@windward/table'
import type { Append, CourseStore } from '../../storage/course.ts'
import type { Kept, MatchId, MatchRow, MatchStore } from '../../storage/matches.ts'
import type { KeyValueStore } from '../../storage/people.ts'
import { Unreadable } from '../../storage/unreadable.ts'
import type { KeptCourse } from '../stepped-match.ts'

/** Under this name lies where the record of a match begins that older rules have begun. */
const BASE = 'base'

/** Where all of this is kept. */
interface Stores {
  readonly course: CourseStore
  readonly keyValues: KeyValueStore
  readonly matches: MatchStore
}

/** A match that goes on by newer rules than it was begun by: where its record begins, and the steps it goes on with. */
interface CarriedOver {
  readonly base: Checkpoint
  readonly appends: readonly Append[]
  readonly at: number
}

/** Reads from where on a match is played again. */
export async function keptCourse(
  course: Pick<CourseStore, 'checkpoint' | 'steps'>,
  match: MatchId,
  at: number,
): Promise<KeptCourse> {
  const from = await course.checkpoint(match)
  return { from, steps: await course.steps(match, from?.step ?? 1), lines: [], at }
}

/** The same, or what is wrong with what is kept. */
export async function readableCourse(
  course: Pick<CourseStore, 'checkpoint' | 'steps'>,
  match: MatchId,
  at: number,
): Promise<KeptCourse | Unreadable> {
  try {
    return await keptCourse(course, match, at)
  } catch (trouble) {
    if (trouble instanceof Unreadable) return trouble
    throw trouble
  }
}

/** Keeps that a match goes on by newer rules, and tells those at the table; another process may have been first. */
export async function keepCarriedOver(
  { course, keyValues, matches }: Stores,
  { id, revision }: MatchRow,
  { base, appends, at }: CarriedOver,
): Promise<Kept> {
  const before = (await course.steps(id, 1)).flatMap(({ entries }) => entries).length
  await keyValues.put(scopeOf(id), BASE, JSON.parse(JSON.stringify({ ...base, entries: before })))
  if ((await course.append(appends)).includes('raced')) return 'raced'
  const { version } = base
  const happenings = [{ at, what: { do: 'carried-over', version } }]
  await matches.change(id, revision, { match: { version }, happenings })
  return 'kept'
}

/** Where the record of a match begins, if older rules have begun it. */
export function baseOf(keyValues: KeyValueStore, match: MatchId): Promise<Json | undefined> {
  return keyValues.get(scopeOf(match), BASE)
}

function scopeOf(match: MatchId): string {
  return `match:${match}`
}

import type { CourseStore } from './course.ts'
import type { Happening, MatchId, TableRows } from './matches.ts'

/**
 * All matches there are, for whoever looks through them and changes nothing. They can be read in a database of an older
 * Windward too, before it is brought up to date: only what its tables have held from the first is asked for.
 */
export interface AllMatches {
  count(): Promise<number>
  /** So many after this one, in the order of their names. */
  ids(after: MatchId, limit: number): Promise<readonly MatchId[]>
  /** Without those who were asked to it by name. */
  table(id: MatchId): Promise<TableRows | undefined>
  happenings(id: MatchId): Promise<readonly Happening[]>
  readonly course: Pick<CourseStore, 'steps' | 'checkpoint'>
}

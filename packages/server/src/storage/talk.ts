import type { MatchId, Moment, PersonId } from './matches.ts'

/** Something that was said. It is kept apart from the record, and leaves with the one who said it. */
export interface TalkRow {
  /** Counted by what the viewer may hear. */
  readonly n: number
  readonly at: Moment
  /** The seat that spoke. */
  readonly from: string
  readonly person: PersonId | null
  /** The seats it was said to; null for the whole table. */
  readonly to: readonly string[] | null
  readonly text: string
}

export type NewTalk = Omit<TalkRow, 'n'>

export interface TalkStore {
  say(match: MatchId, talk: NewTalk): Promise<void>
  /** What a viewer may hear, after the viewer's own number `after`: what was said to all, to it, or by it. */
  heard(match: MatchId, viewer: string, after: number, limit: number): Promise<readonly TalkRow[]>
  /** How much of it there is for a viewer: the number of its last message. */
  count(match: MatchId, viewer: string): Promise<number>
}

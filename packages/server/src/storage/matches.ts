import type { Access, MatchStatus, WhenAbsent } from '@windward/client'
import type { Json } from '@windward/table'

export type { Access, MatchStatus } from '@windward/client'

export type MatchId = string
/** A guest or the holder of an account; the authentication library gives the name. */
export type PersonId = string
/** Milliseconds since 1970, by the server's clock. */
export type Moment = number

/** What the table does with a seat whose time has run out. */
export type Absence = WhenAbsent

/** All that is known of a match apart from its course. It holds the seed: no part of it goes out unchosen. */
export interface MatchRow {
  readonly id: MatchId
  readonly status: MatchStatus
  readonly game: string
  /** Of the rules it is played by. */
  readonly version: number
  readonly options: Json
  readonly access: Access
  readonly spectators: boolean
  /** The settings of the clocks, in the form the clocks know. */
  readonly clock: Json
  readonly absence: Absence
  /** Who opened the match and may start it. */
  readonly host: PersonId | null
  /** Of the secret in the link: the secret itself is kept nowhere. */
  readonly invitationHash: string | null
  readonly seed: string
  readonly commitment: string
  /** What each seat said for the dice. */
  readonly words: Readonly<Record<string, string>>
  readonly created: Moment
  readonly started: Moment | null
  readonly ended: Moment | null
  readonly result: Json
  /** Small things nobody searches for, such as a rematch. */
  readonly more: Readonly<Record<string, Json>>
  /** Grows with every change of the row, of its seats or of its happenings. */
  readonly revision: number
  /** Something of the row could not be read, and stands here empty. */
  readonly damaged?: true
}

/**
 * A place at a match. Nobody sits there when neither a person nor a bot is named; when both are, the bot holds the
 * seat until the person is back.
 */
export interface SeatRow {
  readonly seat: string
  readonly person: PersonId | null
  readonly bot: string | null
  /** As the others read it. */
  readonly name: string
  /** Whose bot the person is, if it is an account played by a program; told by those who read, never kept here. */
  readonly owner?: string
}

/** Something at the table that is no part of the record: a pause, a vacation, an offer of a draw, a change of seats. */
export interface Happening {
  /** Counted from 1 in each match. */
  readonly n: number
  readonly at: Moment
  /** Null where it cannot be read. */
  readonly what: Json
}

/** A match as the lobby needs it. */
export interface TableRows {
  readonly match: MatchRow
  /** In the order in which the game names them. */
  readonly seats: readonly SeatRow[]
  /** Those who were asked to it by name. */
  readonly asked: readonly PersonId[]
}

export type NewMatch = Omit<MatchRow, 'revision' | 'damaged'>

/** What may change of a match; what it was opened with stays. */
type MatchChange = Partial<
  Pick<
    MatchRow,
    | 'status'
    | 'version'
    | 'options'
    | 'access'
    | 'spectators'
    | 'clock'
    | 'absence'
    | 'host'
    | 'invitationHash'
    | 'words'
    | 'started'
    | 'ended'
    | 'result'
    | 'more'
  >
>

/** One change of a table: all of it takes effect, or nothing. */
export interface TableChange {
  readonly match?: MatchChange
  /** Seats as they are now; those not named stay as they were. */
  readonly seats?: readonly SeatRow[]
  /** People who are now asked to it by name, besides those who were. */
  readonly asked?: readonly PersonId[]
  /** Seats that are no longer part of the table. */
  readonly removed?: readonly string[]
  readonly happenings?: readonly Omit<Happening, 'n'>[]
  readonly due?: readonly DueChange[]
}

/** When a match wants to be woken for one kind of thing ('deadline', 'bots'); null for not at all. */
export interface DueChange {
  readonly kind: string
  readonly at: Moment | null
}

/** Lost a race: somebody else changed it first. Read again, then decide again. */
export type Kept = 'kept' | 'raced'

export interface MatchFilter {
  readonly status?: readonly MatchStatus[]
  readonly access?: readonly Access[]
  readonly game?: string
  /** Those in which this person sits, or which this person opened. */
  readonly person?: PersonId
  /** Those to which this person was asked by name and has not sat down at. */
  readonly asked?: PersonId
}

export interface Page<Row> {
  readonly rows: readonly Row[]
  /** Where the next page begins; null after the last. */
  readonly next: string | null
}

/** How far a match has come, by which a process can tell whether it lags behind. */
export interface LatestNumbers {
  readonly revision: number
  /** The last step; 0 before the first. */
  readonly step: number
}

export interface MatchStore {
  create(match: NewMatch, seats: readonly SeatRow[], asked?: readonly PersonId[]): Promise<void>
  find(id: MatchId): Promise<TableRows | undefined>
  latest(id: MatchId): Promise<LatestNumbers | undefined>
  /** Changes a table that still has this revision. A match that is not there has raced away. */
  change(id: MatchId, revision: number, change: TableChange): Promise<Kept>
  /** Newest first. A cursor that was not given out by this list begins at the beginning. */
  list(filter: MatchFilter, limit: number, cursor?: string): Promise<Page<TableRows>>
  happenings(id: MatchId, after?: number): Promise<readonly Happening[]>
  /** How many matches there are of each status. */
  census(): Promise<Readonly<Record<MatchStatus, number>>>
}

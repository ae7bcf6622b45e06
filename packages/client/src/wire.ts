import type { Json, Pace, Phrase } from '@windward/table'
import type { Patch } from '@windward/table/patch'

/** What the table sends and takes, as it is on the wire. The server's schemas are held to these types. */

export type MatchId = string
export type SeatName = string
export type PersonId = string

/** Somebody whom one blocks or mutes; without a name, if there is no such person any more. */
export interface Unwanted {
  readonly person: PersonId
  readonly name?: string
  /** Where a mute holds; null for everywhere. */
  readonly match?: MatchId | null
}

/** The lobby, the table, the shelf: a match only ever goes forward. */
export type MatchStatus = 'gathering' | 'playing' | 'over' | 'archived'

/** Who may take a seat: anybody, whoever has the link, or only those who were asked by name. */
export type Access = 'open' | 'invitation' | 'private'

/** What happens to a seat whose time has run out. */
export type WhenAbsent = 'rules' | 'bot' | 'offer'

/** Live clocks count seconds per kind of decision; by mail a bank of time is drawn on and fed with every decision. */
export type ClockSettings =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'live'
      readonly seconds: number
      readonly perDecision?: Readonly<Record<string, number>>
    }
  | {
      readonly kind: 'mail'
      readonly bankSeconds: number
      readonly perDecisionSeconds: number
      readonly vacationDays: number
    }

/** Who sits at a seat: a person by the name everybody sees, a bot, or nobody yet. */
export interface SeatedBy {
  readonly seat: SeatName
  readonly by: 'person' | 'bot' | 'nobody'
  /** Somebody else, for blocking, muting and reports. */
  readonly person?: PersonId
  readonly name?: string
  readonly bot?: string
  /** The person is a bot, an account played by a program: the name of whose it is. */
  readonly owner?: string
  /** True for the seats of whoever asks. */
  readonly yours: boolean
  /** A bot holds it until its player is back, or it is offered to others. */
  readonly held?: 'bot' | 'offered'
  /** The time ran out then, and the player has not come back. */
  readonly awaySince?: string
  /** When the last vacation ends, or ended. */
  readonly vacationUntil?: string
  readonly resigned?: boolean
}

export interface MatchSummary {
  readonly id: MatchId
  readonly game: string
  readonly status: MatchStatus
  readonly access: Access
  readonly created: string
  readonly turn: number
  readonly seats: readonly SeatedBy[]
  readonly clock: ClockSettings
  readonly spectators: boolean
  /** Seats of whoever asks that are awaited now. */
  readonly yourMove: readonly SeatName[]
  /** Why the rules at hand cannot open this match: which version of them it needs. */
  readonly unplayable?: string
}

export interface MatchDetail extends MatchSummary {
  readonly options: Readonly<Record<string, Json>>
  readonly whenAbsent: WhenAbsent
  /** How long the table waits for people who are away. */
  readonly waitSeconds: number
  /** How long bots may think about an answer. */
  readonly botsThink: Pace
  /** Everybody is away: until then the table waits, or waited, for somebody to come back. */
  readonly waitingUntil?: string
  /** Whether the players may agree on a draw. */
  readonly draws: boolean
  /** The SHA-256 of the seed, fixed before anyone acts. */
  readonly commitment: string
  /** Only for whoever laid the table or sits at it. */
  readonly invitation?: string
  /** Whether whoever asks laid this table. */
  readonly host: boolean
  readonly paused: boolean
  readonly pauseAskedBy: readonly SeatName[]
  readonly drawOfferedBy: readonly SeatName[]
  readonly abandonAskedBy: readonly SeatName[]
  /** Who wants somebody replaced who does not answer. */
  readonly replaceVotes: readonly { readonly about: SeatName; readonly by: readonly SeatName[] }[]
  /** The last things that happened at the table beside the play, newest last. */
  readonly happened: readonly Happened[]
  readonly rematch?: MatchId
  readonly outcome?: Readonly<Record<string, Json>>
  /** How the match ended, if it did not end by its rules. */
  readonly closed?: {
    readonly how: 'draw' | 'abandoned' | 'resignation'
    readonly winners?: readonly SeatName[]
  }
}

/** Something that happened at the table beside the play; what else is told of it depends on what it was. */
export interface Happened {
  readonly at: string
  readonly do: string
  readonly seat?: SeatName
  readonly motion?: 'pause' | 'draw' | 'abandon'
  /** Of a vote: who is to be replaced. */
  readonly about?: SeatName
  /** Who has won. */
  readonly seats?: readonly SeatName[]
  /** Milliseconds since 1970. */
  readonly until?: number
  readonly name?: string
}

/**
 * A question as its seat gets it; with the game's rules at hand all else follows from it and the view. On its way out
 * the brief and the answer are what the rules made them; on the wire they are JSON.
 */
export interface WireQuestion<Data = Json> {
  readonly id: string
  readonly seat: SeatName
  readonly kind: string
  readonly title: Phrase
  readonly text: string
  readonly brief: Data
  readonly free: boolean
  /** In an open phase: how often this seat has answered here so far. */
  readonly deeds?: number
  readonly sealed?: { readonly answer: Data }
}

export interface WirePosition {
  /** Counts what this viewer has seen change; it tells nothing of what others did unseen. */
  readonly sequence: number
  readonly viewer: SeatName | 'spectator'
  readonly turn: number
  readonly view: Readonly<Record<string, Json>>
  readonly questions: readonly WireQuestion[]
  readonly awaited: readonly SeatName[]
  readonly outcome?: Readonly<Record<string, Json>>
}

/** What has changed since the position whose number is `from`: a patch to be applied to it. */
export interface WirePatch {
  readonly from: number
  readonly sequence: number
  readonly changes: Patch
}

/**
 * What was seen right after each line after the first `after` of them: a patch of the view right after the line before, or
 * null if it was the same. The first is made for the view of the position whose number is `from`; the lines lead to the one
 * whose number is `sequence`. There are none where there was no time for it.
 */
export interface WireFrames {
  readonly from: number
  readonly sequence: number
  readonly after: number
  readonly frames: readonly (Patch | null)[]
}

/** Somebody sealed or withdrew an answer; the view has not changed. */
export interface WireAwaited {
  readonly sequence: number
  readonly awaited: readonly SeatName[]
  /** This viewer's own questions, where they are no longer as they were. */
  readonly questions?: readonly WireQuestion[]
}

export interface WireLine {
  /** In this viewer's own counting, from 1. */
  readonly n: number
  readonly turn: number
  readonly clause: string
  readonly what: Phrase
  readonly text: string
  readonly private: boolean
}

/** A moment at which one viewer saw something change, as it was seen then. */
export interface WireMoment {
  /** In this viewer's own counting; 0 is before anything has happened. */
  readonly n: number
  readonly turn: number
  readonly view: Readonly<Record<string, Json>>
  /** How many lines this viewer had by then. */
  readonly line: number
  /** Those that were written at this moment. */
  readonly lines: readonly WireLine[]
  /** For each of them what was seen right after it, as in `WireFrames`; the first is made for the view of the moment before. */
  readonly frames: WireFrames['frames']
}

export interface WireMoments {
  readonly viewer: SeatName | 'spectator'
  readonly last: number
  readonly moments: readonly WireMoment[]
}

export interface WireTalk {
  readonly n: number
  readonly from: SeatName
  readonly to: readonly SeatName[]
  readonly text: string
  readonly at: string
}

/** Seconds as they stood when this was sent; a deadline is a point in time. */
export interface WireClock {
  readonly paused: boolean
  readonly seats: Readonly<
    Record<SeatName, { readonly bankSeconds?: number; readonly deadline?: string; readonly warning?: string }>
  >
}

/** The events of the stream of one match, as they are on the wire: a position may come as a patch. */
export type SentEvent =
  | MatchEvent
  | { readonly event: 'patch'; readonly id: string; readonly data: WirePatch }

/** The events of the stream of one match, as one viewer gets them. */
export type MatchEvent =
  | { readonly event: 'position'; readonly id: string; readonly data: WirePosition }
  | { readonly event: 'awaited'; readonly id: string; readonly data: WireAwaited }
  | { readonly event: 'lines'; readonly id: string; readonly data: readonly WireLine[] }
  | { readonly event: 'frames'; readonly id: string; readonly data: WireFrames }
  | { readonly event: 'talk'; readonly id: string; readonly data: readonly WireTalk[] }
  | { readonly event: 'table'; readonly id: string; readonly data: MatchDetail }
  | { readonly event: 'clock'; readonly id: string; readonly data: WireClock }

/** The events of a person's or a bot's own stream, across all its matches. */
export type PersonEvent =
  | {
      readonly event: 'your-move'
      readonly id: string
      readonly data: { readonly match: MatchId; readonly game: string; readonly seats: readonly SeatName[] }
    }
  | {
      readonly event: 'match-started'
      readonly id: string
      /** `unplayable` says why the rules at hand cannot open it, if they cannot. */
      readonly data: { readonly match: MatchId; readonly game: string; readonly unplayable?: string }
    }
  | {
      readonly event: 'match-ended' | 'invited'
      readonly id: string
      readonly data: { readonly match: MatchId; readonly game: string }
    }

/** RFC 9457. */
export interface Problem {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly detail: string
  readonly clause?: string
  readonly sequence?: number
  /** Which entry of a record that was handed over does not fit. */
  readonly entry?: number
}

export type Scope = 'match:read' | 'match:play' | 'match:create' | 'talk' | 'account:hand-over'

/** A game as the list of those that can be played has it. */
export interface GameSummary {
  readonly id: string
  readonly name: string
  readonly seats: { readonly fewest: number; readonly most: number }
}

/** A game and a clock that a bot takes when it is asked to a table. */
export interface Taking {
  readonly game: string
  readonly clock: ClockSettings['kind']
  /** The shortest time for a decision it puts up with. */
  readonly atLeastSeconds?: number
}

/** An account that is played by a program. */
export interface Bot {
  readonly id: PersonId
  readonly name: string
  /** The name of whose it is. */
  readonly owner: string
  readonly takes: readonly Taking[]
  readonly tablesAtOnce: number
}

/** A bot that was just made, with what its program comes with. */
export interface MadeBot extends Bot {
  readonly token: string
}

/** What the rules say to an answer that was only tried. */
export interface Checked {
  readonly refused?: { readonly text: string; readonly clause: string }
  readonly warnings: readonly string[]
}

/** Whom the table takes a request to come from. */
export interface Me {
  readonly kind: 'person' | 'guest' | 'token' | 'nobody'
  readonly id?: PersonId
  readonly name?: string
  readonly scopes?: readonly Scope[]
  /** The name of whose bot one is. */
  readonly owner?: string
  /** The server sends e-mail: a new account is confirmed by it. */
  readonly letters?: true
  readonly openid?: string
}

export interface NewMatch {
  readonly game: string
  readonly options?: Readonly<Record<string, unknown>>
  /** The seats to lay the table for; or only how many, and the game's usual ones are taken. */
  readonly seats?: readonly SeatName[] | number
  readonly access?: Access
  readonly clock?: ClockSettings
  readonly whenAbsent?: WhenAbsent
  /** How long the table waits when everybody is away, 0 for not at all; usually a day, by mail seven. */
  readonly waitSeconds?: number
  /** How long bots may think about an answer. */
  readonly botsThink?: Pace
  readonly spectators?: boolean
}

/** One fork of the tree of what is legal: a choice, a number, or the end of the way. */
export type WireFork =
  | {
      readonly kind: 'choice'
      readonly branches: readonly { readonly key: string; readonly label?: string }[]
    }
  | { readonly kind: 'range'; readonly least: number; readonly most: number; readonly label?: string }
  | { readonly kind: 'leaf'; readonly answer: Json }

import type { Json } from '@windward/table'
import type { BotRow } from './bots.ts'
import type { MatchId, Moment, PersonId, TableRows } from './matches.ts'
import type { TalkRow } from './talk.ts'

/** A person who does not want to sit at a table with another. */
export interface BlockRow {
  readonly person: PersonId
  readonly blocked: PersonId
  readonly at: Moment
}

/** A person who does not want to hear another: at one match, or anywhere. */
export interface MuteRow {
  readonly person: PersonId
  readonly muted: PersonId
  readonly match: MatchId | null
  readonly at: Moment
}

export interface ReportRow {
  readonly id: string
  /** Who left it; null once that person has gone. */
  readonly by: PersonId | null
  readonly about: PersonId | null
  readonly match: MatchId | null
  readonly text: string
  readonly at: Moment
  /** When an operator had seen to it, and what came of it. */
  readonly closed: Moment | null
  readonly outcome: string | null
}

/** Something a person is to be told by e-mail or push; it waits here until it has gone out. */
export interface NoticeRow {
  readonly id: string
  readonly person: PersonId
  /** 'your-move', 'started', 'ended', 'invitation', 'time-running-out' … */
  readonly kind: string
  readonly match: MatchId | null
  /** 'outbox', 'email', 'push'. */
  readonly channel: string
  readonly body: Json
  readonly created: Moment
  /** When it may be tried (again); null once it has gone out or was given up. */
  readonly due: Moment | null
  readonly tries: number
  readonly sent: Moment | null
}

export type NewNotice = Omit<NoticeRow, 'tries' | 'sent'>

/** All there is of a person here, apart from what the authentication library keeps. */
export interface PersonData {
  readonly tables: readonly TableRows[]
  /** The tables to which the person was asked by name. */
  readonly asked: readonly MatchId[]
  readonly talk: readonly (TalkRow & { readonly match: MatchId })[]
  readonly blocks: readonly BlockRow[]
  readonly mutes: readonly MuteRow[]
  readonly reports: readonly ReportRow[]
  readonly notices: readonly NoticeRow[]
  readonly keyValues: Readonly<Record<string, Json>>
  /** The bots of which the person is the owner. */
  readonly bots: readonly BotRow[]
}

export interface PeopleStore {
  block(row: BlockRow): Promise<void>
  unblock(person: PersonId, blocked: PersonId): Promise<void>
  blocks(person: PersonId): Promise<readonly BlockRow[]>
  /** Those among the others who block this person or are blocked by this person. */
  apart(person: PersonId, others: readonly PersonId[]): Promise<readonly PersonId[]>

  mute(row: MuteRow): Promise<void>
  unmute(person: PersonId, muted: PersonId, match: MatchId | null): Promise<void>
  mutes(person: PersonId): Promise<readonly MuteRow[]>

  report(row: ReportRow): Promise<void>
  /** Oldest first; only those nobody has seen to, unless all are wanted. */
  reports(all?: boolean): Promise<readonly ReportRow[]>
  /** False when there is none of that name that is open. */
  closeReport(id: string, at: Moment, outcome: string): Promise<boolean>

  /**
   * Those among them of whom nothing is kept: no seat, table, invitation, talk, block, mute, stored value or bot, and no report by
   * them or about them.
   */
  withoutTrace(persons: readonly PersonId[]): Promise<readonly PersonId[]>
  exportPerson(person: PersonId): Promise<PersonData>
  /**
   * A guest has become this person: seats, matches opened, talk, blocks, mutes, reports, notices and stored values change hands.
   * Where both had the same block, mute or stored value, the person's own stays. Every table concerned gets a new revision, and
   * word of it is published.
   */
  movePerson(guest: PersonId, person: PersonId): Promise<void>
  /**
   * The person leaves: seats stand empty under another name, what was said is blank, everything else is gone. Answers
   * stay, since the matches of others are made of them. A report about the person that is still open keeps whom it is
   * about, with the name the person was called by; reports by the person lose the name.
   */
  forgetPerson(person: PersonId, calledBefore?: string): Promise<void>
}

export interface NoticeStore {
  /** One of the same name as one that is there is not put in again. How many were put in. */
  put(notices: readonly NewNotice[]): Promise<number>
  /** Takes up to so many that are due for sending; nobody else gets them before the lease has run out. */
  claim(now: Moment, lease: number, limit: number): Promise<readonly NoticeRow[]>
  sent(id: string, at: Moment): Promise<void>
  /** To be tried again at that time, or given up with null. */
  failed(id: string, again: Moment | null): Promise<void>
  /** Takes back what has not gone out yet, because the match has moved on. */
  recall(person: PersonId, match: MatchId, kind: string): Promise<void>
  /** Newest first: the local outbox. */
  of(person: PersonId, limit: number): Promise<readonly NoticeRow[]>
}

/**
 * Small things of all kinds (settings of a person, push subscriptions, keys of the server), each under a scope and a
 * key. The scope `person:ID` belongs to that person and leaves with it.
 */
export interface KeyValueStore {
  get(scope: string, key: string): Promise<Json | undefined>
  put(scope: string, key: string, value: Json): Promise<void>
  /** Puts it there unless something is, and gives what is there now. */
  putOnce(scope: string, key: string, value: Json): Promise<Json>
  remove(scope: string, key: string): Promise<void>
  /** Everything in a scope. */
  all(scope: string): Promise<Readonly<Record<string, Json>>>
}

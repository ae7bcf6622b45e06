import { z } from 'zod'
import type { MatchId, PersonId } from '../../storage/storage.ts'

/** What people may be told of while they are away. */
export const NOTICE_KINDS = ['your-move', 'time-running-out', 'started', 'ended', 'invitation'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** Something one person should know. */
export type Notice = Readonly<{
  kind: NoticeKind
  person: PersonId
  match: MatchId
  /**
   * Tells this occasion from others of the same kind at the same match, such as the person's sequence number. To tell
   * the same occasion again, from any process, changes nothing.
   */
  occasion: string | number
  /** The game's name as people read it. */
  game: string
}>

export const noticeId = ({ kind, match, person, occasion }: Notice, channel: string): string =>
  [kind, match, person, occasion, channel].join(':')

/** By which ways, and of what, a person wants to be told. */
export const noticeSettings = z.strictObject({
  email: z.boolean().describe('By e-mail, once the address has been confirmed'),
  push: z.boolean().describe('By the browsers that were subscribed'),
  kinds: z.array(z.enum(NOTICE_KINDS)).max(NOTICE_KINDS.length).describe('Of what'),
})
export type NoticeSettings = z.infer<typeof noticeSettings>

/** Nobody is written to who has not asked for it. */
export const QUIET: NoticeSettings = { email: false, push: false, kinds: [...NOTICE_KINDS] }

import { z } from 'zod'
import type { MatchId, PersonId } from '../../storage/storage.ts'

/** What people may choose to be told of while they are away. */
export const NOTICE_CHOICES = ['your-move', 'time-running-out', 'started', 'ended', 'invitation'] as const
type NoticeChoice = (typeof NOTICE_CHOICES)[number]

/** What comes of it when time has run out is told to whoever wants to hear that it runs out. */
const WHEN_IT_HAS_RUN_OUT = ['held', 'replaced', 'waiting'] as const

export const NOTICE_KINDS = [...NOTICE_CHOICES, ...WHEN_IT_HAS_RUN_OUT] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

export function choiceFor(kind: NoticeKind): NoticeChoice {
  return NOTICE_CHOICES.find((choice) => choice === kind) ?? 'time-running-out'
}

/** What is told with a notice, as far as it is known and of use; nothing that others at the table may not know. */
export const aboutMatch = z.object({
  /** The game's name as people read it. */
  game: z.string(),
  turn: z.int().exactOptional(),
  /** The names of the others there, and how many bots. */
  others: z.array(z.string()).exactOptional(),
  bots: z.int().exactOptional(),
  /** Until when the person may answer, or the table waits. */
  deadline: z.number().exactOptional(),
})
export type AboutMatch = z.infer<typeof aboutMatch>

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
  about: AboutMatch
}>

export const noticeId = ({ kind, match, person, occasion }: Notice, channel: string): string =>
  [kind, match, person, occasion, channel].join(':')

/** By which ways, and of what, a person wants to be told. */
export const noticeSettings = z.strictObject({
  email: z.boolean().describe('By e-mail, once the address has been confirmed'),
  push: z.boolean().describe('By the browsers that were subscribed'),
  kinds: z.array(z.enum(NOTICE_CHOICES)).max(NOTICE_CHOICES.length).describe('Of what'),
})
export type NoticeSettings = z.infer<typeof noticeSettings>

/** Nobody is written to who has not asked for it. */
export const QUIET: NoticeSettings = { email: false, push: false, kinds: [...NOTICE_CHOICES] }

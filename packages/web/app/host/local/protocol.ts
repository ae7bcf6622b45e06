import type { Checked } from '@windward/kit/contract.ts'
import type {
  Considered,
  Frame,
  GameTypes,
  Level,
  MatchRecord,
  Question,
  Refusal,
  SeenLine,
  TakenIn,
} from '@windward/table'
import type { LessonTable } from '@windward/table/lesson'
import type { SeenMoment } from '../replay-source.ts'
import type { BotTask } from './bots/bot-task.ts'

/** What is asked of a worker. Each call is answered once, by its number. */
export type Ask =
  | {
      readonly do: 'lay'
      readonly game: string
      readonly options: unknown
      readonly seats: readonly Place[]
      readonly terms: BotTerms
    }
  | { readonly do: 'open'; readonly table: string; readonly viewer: string }
  | { readonly do: 'look'; readonly viewer: string }
  /** Fetches the rest of a game of which the opening alone is there. */
  | { readonly do: 'prepare' }
  | { readonly do: 'answer'; readonly seat: string; readonly question: string; readonly answer: unknown }
  | { readonly do: 'withdraw'; readonly seat: string; readonly question: string }
  | { readonly do: 'instruct'; readonly seat: string; readonly kind: string; readonly instruction: unknown }
  | { readonly do: 'instructions'; readonly seat: string }
  /** Takes the last turn back (TBL 5.9): the name of the table at which it begins anew. */
  | { readonly do: 'take back' }
  /** Plays a match back, by the moments of one viewer or of everybody; the number of the last. */
  | { readonly do: 'replay'; readonly record: MatchRecord; readonly viewer: string | undefined }
  | { readonly do: 'moment'; readonly place: number; readonly viewer: string }
  | { readonly do: 'export'; readonly record: MatchRecord }
  /** Whether dice and end are what was promised and shown. */
  | { readonly do: 'check'; readonly record: MatchRecord; readonly promised: Promised }
  /** Checks a record from elsewhere before it is kept. */
  | { readonly do: 'take'; readonly record: MatchRecord }
  /** The worker of a match asks another one what a bot answers that thinks ahead. */
  | ({ readonly do: 'think' } & BotTask)

/** What is replied to some of these. */
interface Replies {
  readonly lay: string
  readonly open: boolean
  readonly instructions: Readonly<Record<string, unknown>>
  readonly 'take back': string
  readonly replay: number
  readonly moment: SeenMoment
  readonly export: MatchRecord
  readonly check: Checked
  readonly take: TakenIn
  readonly think: Considered
}

export interface Reply<K extends Ask['do']> {
  readonly value?: K extends keyof Replies ? Replies[K] : never
  readonly refusal?: Refusal
}

/** What somebody was told of a match before it could be checked. */
export interface Promised {
  readonly commitment?: string
  readonly outcome?: object
}

/** What somebody has chosen for the bots of a table. */
export interface BotTerms {
  readonly effort?: number
  /** Their reasons may be read at once: for somebody alone against them (TBL 2.8). */
  readonly reasonsOpen?: boolean
  /** It is laid to learn at, with dice that are known and bots that go by a script (TBL 6.6). */
  readonly lesson?: { readonly id: string; readonly table: LessonTable }
}

export type Place =
  /** Until the first turn begins a bot of the level named here may answer in one's place. */
  | { readonly seat: string; readonly by: 'here'; readonly name: string; readonly setUpBy?: Level }
  | { readonly seat: string; readonly by: 'bot'; readonly bot: string }
  /** Any bot of this level. */
  | { readonly seat: string; readonly by: 'bot'; readonly level: Level }

export type Call = Ask & { readonly call: number }

/** A question as it travels: with the rules and the view at hand all else follows from it. */
export type QuestionOnTheWay = Pick<Question<GameTypes>, 'id' | 'seat' | 'kind' | 'brief' | 'free' | 'sealed'>

export interface PositionOnTheWay {
  readonly sequence: number
  readonly turn: number
  readonly seat: string
  readonly view: object
  readonly questions: readonly QuestionOnTheWay[]
  readonly awaited: readonly string[]
  readonly outcome: object | undefined
}

export type Told =
  | { readonly told: 'reply'; readonly call: number; readonly value?: unknown; readonly refusal?: Refusal }
  | { readonly told: 'trouble'; readonly call: number; readonly message: string }
  | {
      readonly told: 'position'
      /** The opening of the game is enough to show it. */
      readonly opening: boolean
      readonly position: PositionOnTheWay
      /** Seats at this screen with a question they have not answered. */
      readonly due: readonly string[]
      /** The viewer's lines from the one after `after` on. */
      readonly after: number
      readonly lines: readonly SeenLine[]
      /** What the viewer saw line by line since it last looked: from the line after `drawnAfter` on. */
      readonly drawnAfter: number
      readonly frames: readonly Frame[]
    }

import type { WireQuestion } from '@windward/client'
import type { Considered, GameTypes, Thinking } from '@windward/table'

/** A question for a bot, with what its seat was sent and nothing else. */
export interface BotTask {
  /** The module of the game, for the worker to load. */
  readonly module: string
  readonly bot: string
  readonly question: Pick<WireQuestion<unknown>, 'id' | 'seat' | 'kind' | 'brief' | 'free' | 'deeds'>
  /** The view as JSON, as it would go out to a person. */
  readonly view: string
  /** For a bot that thinks ahead. */
  readonly thinking?: Thinking<GameTypes> | undefined
}

/** Bots at work, away from the thread that answers people. */
export interface Bots {
  /** Fails when the bot throws or thinks too long; having to wait for its turn is no fault of it. */
  answer(task: BotTask): Promise<Considered>
  close(): Promise<void>
}

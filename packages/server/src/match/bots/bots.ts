import type { WireQuestion } from '@windward/client'

/** A question for a bot: its seat's view and nothing else. */
export interface BotTask {
  /** The module of the game, for the worker to load. */
  readonly module: string
  readonly bot: string
  readonly question: Pick<WireQuestion<unknown>, 'id' | 'seat' | 'kind' | 'brief' | 'free'>
  /** The view as JSON, as it would go out to a person. */
  readonly view: string
}

/** Bots at work, away from the thread that answers people. */
export interface Bots {
  /** Fails when the bot throws or thinks too long; having to wait for its turn is no fault of it. */
  answer(task: BotTask): Promise<unknown>
  close(): Promise<void>
}

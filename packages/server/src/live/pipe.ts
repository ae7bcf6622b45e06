import type { Writing } from './follower.ts'

/** Told what becomes of what was written to a pipe. */
export interface PipeKeeper {
  /** Its reader has taken what waited. */
  drained(): void
  closed(): void
}

/** What carries a stream to its reader. */
export interface Pipe {
  readonly writing: Writing
  /** Bytes that the reader has not taken yet. */
  readonly waiting: number
  /** Called once, before anything is sent. */
  open(keeper: PipeKeeper): void
  send(text: string): void
  /** Where the reader may say something too: takes each of its messages. */
  hear?(take: (message: string) => Promise<void>): void
  /** Closes after what was sent has gone out. */
  end(): void
  /** Closes at once. */
  cut(): void
}

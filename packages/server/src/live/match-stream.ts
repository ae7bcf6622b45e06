import type { AttendedMatch } from '../match/open-matches.ts'
import { type Cursor, type Follower, readCursor, type Writing } from './follower.ts'
import type { StreamWriter } from './stream-writer.ts'

/** Who reads a match, with whose eyes, from where on and in which form. */
export interface Reader {
  readonly viewer: string
  readonly person: string | undefined
  readonly after: string | undefined
  readonly positions: Follower['positions']
  readonly frames: boolean
}

/** A stream of one match, for one viewer. */
class MatchStream implements Follower {
  readonly viewer: string
  readonly person: string | undefined
  readonly cursor: Cursor
  readonly positions: Follower['positions']
  readonly frames: boolean
  has: number | undefined
  readonly writing: Writing
  readonly #writer: StreamWriter
  readonly #welcome: (stream: MatchStream) => void

  constructor(
    writer: StreamWriter,
    welcome: (stream: MatchStream) => void,
    { viewer, person, after, positions, frames }: Reader,
  ) {
    this.#writer = writer
    this.#welcome = welcome
    this.viewer = viewer
    this.person = person
    this.positions = positions
    this.frames = frames
    this.writing = writer.writing
    this.cursor = readCursor(after)
  }

  get isOpen(): boolean {
    return this.#writer.isOpen
  }

  get isFull(): boolean {
    return this.#writer.isFull
  }

  roomy(): Promise<void> {
    return this.#writer.roomy()
  }

  caughtUp(): void {
    this.#welcome(this)
  }

  write(text: string): void {
    this.#writer.write(text)
  }

  end(): void {
    this.#writer.end()
  }
}

/** Follows a match on a stream: what was missed first, then the table as it stands, then everything as it comes. */
export async function followMatch(
  { openMatch, announcer }: AttendedMatch,
  writer: StreamWriter,
  reader: Reader,
): Promise<void> {
  const stream = new MatchStream(writer, (follower) => announcer.welcome(follower), reader)
  writer.onEnd(() => openMatch.followers.leave(stream))
  await openMatch.followers.follow(stream)
}

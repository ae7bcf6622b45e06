import type { OpenRoom } from '../match/open-matches.ts'
import { type Cursor, type Follower, readCursor, type Writing } from './follower.ts'
import type { Line } from './stream-writer.ts'

/** Who reads a match, with whose eyes, from where on and in which form. */
export interface Reader {
  readonly viewer: string
  readonly person: string | undefined
  readonly after: string | undefined
  readonly positions: Follower['positions']
}

/** A stream of one match, for one viewer. */
class MatchStream implements Follower {
  readonly viewer: string
  readonly person: string | undefined
  readonly cursor: Cursor
  readonly positions: Follower['positions']
  has: number | undefined
  readonly writing: Writing
  readonly #line: Line
  readonly #welcome: (stream: MatchStream) => void

  constructor(
    line: Line,
    welcome: (stream: MatchStream) => void,
    { viewer, person, after, positions }: Reader,
  ) {
    this.#line = line
    this.#welcome = welcome
    this.viewer = viewer
    this.person = person
    this.positions = positions
    this.writing = line.writing
    this.cursor = readCursor(after)
  }

  get isOpen(): boolean {
    return this.#line.isOpen
  }

  get isFull(): boolean {
    return this.#line.isFull
  }

  roomy(): Promise<void> {
    return this.#line.roomy()
  }

  caughtUp(): void {
    this.#welcome(this)
  }

  write(text: string): void {
    this.#line.write(text)
  }

  end(): void {
    this.#line.end()
  }
}

/** Follows a match on a line: what was missed first, then the table as it stands, then everything as it comes. */
export async function followMatch({ room, crier }: OpenRoom, line: Line, reader: Reader): Promise<void> {
  const stream = new MatchStream(line, (follower) => crier.welcome(follower), reader)
  line.onEnd(() => room.audience.leave(stream))
  await room.audience.follow(stream)
}

import type { SentEvent } from '@windward/client'

/** Where a reader of a stream stands: three numbers that are all the viewer's own. */
export interface Cursor {
  sequence: number
  lines: number
  talk: number
}

export type EventName = SentEvent['event']

/** How events are written on a stream. */
export type Writing = (event: string, id: string, data: string) => string

/** Server-sent events. The data are JSON without line breaks, so one line is enough. */
export const asServerSentEvent: Writing = (event, id, data) => `id: ${id}\nevent: ${event}\ndata: ${data}\n\n`

/** One JSON object a line. */
export const asJsonLine: Writing = (event, id, data) => `{"event":"${event}","id":"${id}","data":${data}}\n`

export function cursorText({ sequence, lines, talk }: Cursor): string {
  return `${sequence}.${lines}.${talk}`
}

/** Whatever is no cursor of ours begins at the beginning: the reader then gets everything. */
export function readCursor(text: string | undefined): Cursor {
  const [, sequence = 0, lines = 0, talk = 0] = /^(\d{1,9})\.(\d{1,9})\.(\d{1,9})$/.exec(text ?? '') ?? []
  return { sequence: Number(sequence), lines: Number(lines), talk: Number(talk) }
}

/** Somebody who follows a match: a stream that is open, seen from there. */
export interface Follower {
  readonly viewer: string
  /** Who reads, to be told which seats are theirs. */
  readonly person: string | undefined
  readonly cursor: Cursor
  /** How positions are sent: as what has changed since the last one, or whole every time. */
  readonly positions: 'patches' | 'whole'
  /** Whether it wants what was seen at each line. */
  readonly frames: boolean
  /** The number of the position this stream was sent last; nothing before the first. */
  has: number | undefined
  readonly writing: Writing
  readonly isOpen: boolean
  /** So much waits for this reader that nothing more is to be written before it has been taken. */
  readonly isFull: boolean
  /** Fulfilled when there is room for more, or the stream has ended. */
  roomy(): Promise<void>
  /** It has been brought up to the present. */
  caughtUp(): void
  write(text: string): void
  end(): void
}

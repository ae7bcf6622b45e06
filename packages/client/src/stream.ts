import { Refused, refusedBy } from './trouble.ts'

/** An event with the cursor that stands after it. */
interface Numbered {
  readonly id: string
}

export interface StreamSource {
  /** Asks for the stream from after a cursor on. */
  open(after: string | undefined, signal: AbortSignal): Promise<Response>
  readonly signal?: AbortSignal
  /** Told when the line is lost (with why) and when it is there again. */
  readonly connection?: (state: 'lost' | 'there') => void
}

/** Makes of what comes over the line what the reader gets. */
export interface Reading<W, E> {
  /** Throws where something does not fit what came before. */
  read(event: W): E
  /** From which cursor on to take the stream up again after that, in place of the last one seen. */
  afresh(after: string | undefined): string | undefined
}

/** Something came that does not fit what came before. */
export class Misfit extends Error {}

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 15_000
/** The table sends a sign of life every fifteen seconds; a line that has been silent for longer is dead. */
const SILENCE_MS = 40_000

/**
 * Follows a stream of events, and takes it up again after the last one seen whenever the line is lost: no event is
 * missed and none comes twice. It ends when the signal says so, or with the table's refusal.
 */
export async function* follow<E extends Numbered, W extends Numbered = E>(
  source: StreamSource,
  reading: Reading<W, E>,
  from?: string,
): AsyncGenerator<E> {
  let after = from
  let wait = FIRST_WAIT_MS
  const { signal = new AbortController().signal } = source
  while (!signal.aborted) {
    try {
      for await (const sent of connected<W>(source, after, signal)) {
        const event = reading.read(sent)
        after = event.id
        wait = FIRST_WAIT_MS
        yield event
      }
    } catch (trouble) {
      if (signal.aborted) return
      if (trouble instanceof Misfit) after = reading.afresh(after)
      if (trouble instanceof Refused && !isPassing(trouble)) throw trouble
      if (trouble instanceof Refused && trouble.retryAfterSeconds !== undefined)
        wait = trouble.retryAfterSeconds * 1000
    }
    source.connection?.('lost')
    await pause(wait, signal)
    wait = Math.min(wait * 2, LONGEST_WAIT_MS)
  }
}

function isPassing({ problem: { status } }: Refused): boolean {
  return status >= 500 || status === 429
}

async function* connected<E>(
  source: StreamSource,
  after: string | undefined,
  signal: AbortSignal,
): AsyncGenerator<E> {
  const line = new AbortController()
  const hangUp = () => line.abort()
  signal.addEventListener('abort', hangUp)
  let silence = setTimeout(hangUp, SILENCE_MS)
  try {
    const response = await source.open(after, line.signal)
    if (!response.ok || response.body === null) throw await refusedBy(response)
    source.connection?.('there')
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    let rest = ''
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      clearTimeout(silence)
      silence = setTimeout(hangUp, SILENCE_MS)
      const lines = (rest + read.value).split('\n')
      rest = lines.pop() ?? ''
      for (const text of lines) if (text !== '') yield JSON.parse(text)
    }
  } finally {
    clearTimeout(silence)
    signal.removeEventListener('abort', hangUp)
    line.abort()
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
  })
}

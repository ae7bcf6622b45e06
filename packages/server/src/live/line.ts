import type { ServerResponse } from 'node:http'
import { SECURITY_HEADERS } from '../headers.ts'
import { asJsonLine, type Writing } from './follower.ts'

/** What may wait for a slow reader; one that is slower is cut off, and resumes where it was. */
const MOST_WAITING = 4 * 1024 * 1024

/** One open stream: text goes in at this end. */
export class Line {
  readonly writing: Writing
  readonly #raw: ServerResponse
  #open = true
  #waiting = ''
  readonly #ended: () => void

  constructor(raw: ServerResponse, writing: Writing, ended: () => void) {
    this.#raw = raw
    this.writing = writing
    this.#ended = ended
    raw.writeHead(200, {
      ...SECURITY_HEADERS,
      'content-type': writing === asJsonLine ? 'application/x-ndjson' : 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    raw.on('error', () => this.#end())
    raw.on('close', () => this.#end())
    raw.write(writing === asJsonLine ? '\n' : 'retry: 1000\n\n')
  }

  get isOpen(): boolean {
    return this.#open
  }

  /** What is written in one tick goes out together. */
  write(text: string): void {
    if (!this.#open) return
    if (this.#waiting === '') process.nextTick(() => this.#flush())
    this.#waiting += text
  }

  end(): void {
    if (!this.#open) return
    this.#flush()
    this.#raw.end()
    this.#end()
  }

  onEnd(then: () => void): void {
    if (this.#open) this.#raw.once('close', then)
    else then()
  }

  #flush(): void {
    const text = this.#waiting
    this.#waiting = ''
    if (!this.#open || text === '') return
    this.#send(text)
    if (this.#raw.writableLength <= MOST_WAITING) return
    this.#raw.destroy()
    this.#end()
  }

  /**
   * A chunk as HTTP frames it, in one piece: the response itself would hand its socket three, and take several times as
   * long. It does so as long as the socket is not its own yet, or an old reader knows no chunks.
   */
  #send(text: string): void {
    const { socket, chunkedEncoding } = this.#raw
    if (socket === null || !chunkedEncoding) this.#raw.write(text)
    else socket.write(`${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`)
  }

  #end(): void {
    if (!this.#open) return
    this.#open = false
    this.#ended()
  }
}

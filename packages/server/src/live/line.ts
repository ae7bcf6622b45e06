import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { SECURITY_HEADERS } from '../headers.ts'
import { asJsonLine, type Writing } from './follower.ts'
import type { Slow } from './waiting.ts'

/** A reader for whom so much waits is told nothing new before it has been taken: then it is told how things stand. */
const FULL = 32 * 1024

/** And so much waits for nobody: whoever writes more in spite of that ends the stream, and its reader resumes. */
const MOST_WAITING = 256 * 1024

/** Told how a stream fares. */
export interface LineKeeper {
  /** More waits in it than before, or less. */
  waits(line: Line): void
  ended(line: Line): void
}

/** One open stream: text goes in at this end. */
export class Line implements Slow {
  readonly writing: Writing
  readonly #raw: ServerResponse
  readonly #keeper: LineKeeper
  #open = true
  #unsent = ''
  #socket: Socket | undefined
  #waitedFor: (() => void)[] = []

  constructor(raw: ServerResponse, writing: Writing, keeper: LineKeeper) {
    this.#raw = raw
    this.writing = writing
    this.#keeper = keeper
    raw.writeHead(200, {
      ...SECURITY_HEADERS,
      'content-type': writing === asJsonLine ? 'application/x-ndjson' : 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    raw.on('error', () => this.#end())
    raw.on('close', () => this.#end())
    raw.on('drain', () => this.#drained())
    raw.write(writing === asJsonLine ? '\n' : 'retry: 1000\n\n')
  }

  get isOpen(): boolean {
    return this.#open
  }

  get waiting(): number {
    return this.#open ? this.#raw.writableLength + this.#unsent.length : 0
  }

  get isFull(): boolean {
    return this.#open && this.#raw.writableLength > FULL
  }

  /** Fulfilled when there is room for more, or the stream has ended. */
  async roomy(): Promise<void> {
    while (this.isFull) {
      await new Promise<void>((resolve) => {
        this.#waitedFor.push(resolve)
      })
    }
  }

  /** What is written in one tick goes out together. */
  write(text: string): void {
    if (!this.#open) return
    if (this.#unsent === '') process.nextTick(() => this.#flush())
    this.#unsent += text
  }

  /** Shows that the line is alive, unless it has more than that to show already. */
  showLife(sign: string): void {
    if (this.waiting === 0) this.write(sign)
  }

  end(): void {
    if (!this.#open) return
    this.#flush()
    this.#raw.end()
    this.#end()
  }

  cut(): void {
    this.#raw.destroy()
    this.#end()
  }

  onEnd(then: () => void): void {
    if (this.#open) this.#raw.once('close', then)
    else then()
  }

  #flush(): void {
    const text = this.#unsent
    this.#unsent = ''
    if (!this.#open || text === '') return
    const waited = this.#raw.writableLength
    this.#send(text)
    const waits = this.#raw.writableLength
    if (waited > 0 && waits > MOST_WAITING) this.cut()
    else if (waited > 0 || waits > 0) this.#keeper.waits(this)
    if (!this.isFull) this.#letOn()
  }

  /**
   * A chunk as HTTP frames it, in one piece: the response itself would hand its socket three, and take several times as
   * long. It does so as long as the socket is not its own yet, or an old reader knows no chunks.
   */
  #send(text: string): void {
    const { socket, chunkedEncoding } = this.#raw
    if (socket === null || !chunkedEncoding) this.#raw.write(text)
    else {
      this.#watch(socket)
      socket.write(`${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`)
    }
  }

  #watch(socket: Socket): void {
    if (this.#socket === socket) return
    this.#socket = socket
    socket.on('drain', () => this.#drained())
  }

  #drained(): void {
    if (!this.#open) return
    this.#keeper.waits(this)
    this.#letOn()
  }

  #letOn(): void {
    const waited = this.#waitedFor
    if (waited.length === 0) return
    this.#waitedFor = []
    for (const go of waited) go()
  }

  #end(): void {
    if (!this.#open) return
    this.#open = false
    this.#unsent = ''
    this.#letOn()
    this.#keeper.ended(this)
  }
}

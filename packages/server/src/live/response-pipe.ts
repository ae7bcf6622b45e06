import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { SECURITY_HEADERS } from '../headers.ts'
import { asJsonLine, type Writing } from './follower.ts'
import type { Pipe, PipeKeeper } from './pipe.ts'

/** The answer to a request, which goes on for as long as there is something to tell. */
export class ResponsePipe implements Pipe {
  readonly writing: Writing
  readonly #raw: ServerResponse
  #drained: () => void = () => undefined
  #socket: Socket | undefined

  constructor(raw: ServerResponse, writing: Writing) {
    this.#raw = raw
    this.writing = writing
  }

  get waiting(): number {
    return this.#raw.writableLength
  }

  open({ drained, closed }: PipeKeeper): void {
    const raw = this.#raw
    const isLines = this.writing === asJsonLine
    raw.writeHead(200, {
      ...SECURITY_HEADERS,
      'content-type': isLines ? 'application/x-ndjson' : 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    this.#drained = drained
    raw.on('error', closed)
    raw.on('close', closed)
    raw.on('drain', drained)
    raw.write(isLines ? '\n' : 'retry: 1000\n\n')
  }

  /**
   * A chunk as HTTP frames it, in one piece: the response itself would hand its socket three, and take several times as
   * long. It does so as long as the socket is not its own yet, or an old reader knows no chunks.
   */
  send(text: string): void {
    const { socket, chunkedEncoding } = this.#raw
    if (socket === null || !chunkedEncoding) this.#raw.write(text)
    else {
      this.#watch(socket)
      socket.write(`${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`)
    }
  }

  end(): void {
    this.#raw.end()
  }

  cut(): void {
    this.#raw.destroy()
  }

  #watch(socket: Socket): void {
    if (this.#socket === socket) return
    this.#socket = socket
    socket.on('drain', this.#drained)
  }
}

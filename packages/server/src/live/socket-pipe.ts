import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'
import { asJsonLine } from './follower.ts'
import type { Pipe, PipeKeeper } from './pipe.ts'
import { textFrame } from './text-frame.ts'

/** So many messages of one reader are looked at at once; what more it sends waits with it. */
const MOST_AT_ONCE = 16

/** Closed because the table says so; the reader comes again and resumes. */
const GOING_AWAY = 1001
const TEXT_ALONE = 1003
/** For the other side to say goodbye. */
const GOODBYE_MS = 2000

/** A WebSocket. Each message holds one line of JSON or more; its reader may send messages too. */
export class SocketPipe implements Pipe {
  readonly writing = asJsonLine
  readonly #web: WebSocket
  readonly #socket: Socket
  #underWay = 0

  constructor(web: WebSocket, socket: Socket) {
    this.#web = web
    this.#socket = socket
  }

  get waiting(): number {
    return this.#socket.writableLength
  }

  open({ drained, closed }: PipeKeeper): void {
    this.#socket.on('drain', drained)
    this.#web.on('error', () => this.#web.terminate())
    this.#web.on('close', closed)
    // Whoever asks for signs of life and takes none gets no more of them.
    this.#web.on('ping', (data) => {
      if (this.waiting === 0) this.#web.pong(data)
    })
  }

  /** Takes what the reader sends, one message after the other and few at once. */
  hear(take: (message: string) => Promise<void>): void {
    this.#web.on('message', (data, isBinary) => {
      if (isBinary) this.#close(TEXT_ALONE)
      else this.#take(take, String(data))
    })
  }

  /** In one piece: the WebSocket itself would hand its socket two, and take a good deal longer. */
  send(text: string): void {
    if (this.#web.readyState === this.#web.OPEN) this.#socket.write(textFrame(text))
  }

  end(): void {
    this.#close(GOING_AWAY)
  }

  cut(): void {
    this.#web.terminate()
  }

  #close(code: number): void {
    this.#web.close(code)
    const impatient = setTimeout(() => this.#web.terminate(), GOODBYE_MS).unref()
    this.#web.once('close', () => clearTimeout(impatient))
  }

  #take(take: (message: string) => Promise<void>, message: string): void {
    this.#underWay += 1
    if (this.#underWay >= MOST_AT_ONCE) this.#web.pause()
    void take(message).finally(() => {
      this.#underWay -= 1
      if (this.#web.isPaused) this.#web.resume()
    })
  }
}

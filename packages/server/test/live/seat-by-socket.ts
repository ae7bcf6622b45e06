import assert from 'node:assert/strict'
import { once } from 'node:events'
import { WebSocket } from 'ws'

export interface Said {
  readonly event: string
  readonly id?: string
  readonly data: Readonly<Record<string, unknown>>
}

/** Somebody who follows a match by a WebSocket, and answers there. */
export class SeatOnLine {
  readonly socket: WebSocket
  /** All that came, in its order. */
  readonly heard: Said[] = []
  readonly #closed: Promise<number>
  #count = 100

  private constructor(socket: WebSocket) {
    this.socket = socket
    socket.setMaxListeners(0)
    socket.on('message', (data, isBinary) => {
      assert.equal(isBinary, false)
      for (const line of String(data).split('\n')) if (line !== '') this.heard.push(JSON.parse(line))
      socket.emit('heard')
    })
    this.#closed = new Promise((resolve) => socket.once('close', resolve))
  }

  static async open(
    address: string,
    path: string,
    headers: Readonly<Record<string, string>>,
  ): Promise<SeatOnLine> {
    const url = `${address.replace('http', 'ws')}/api/v1${path}`
    const seat = new SeatOnLine(new WebSocket(url, { headers }))
    await once(seat.socket, 'open')
    return seat
  }

  /** The status with which a WebSocket is refused, and what is said to it. */
  static async refused(
    address: string,
    path: string,
    headers: Readonly<Record<string, string>>,
  ): Promise<{ readonly status: number | undefined; readonly text: string }> {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/v1${path}`, { headers })
    socket.on('error', () => undefined)
    const [, response] = await once(socket, 'unexpected-response')
    let text = ''
    for await (const part of response.setEncoding('utf8')) text += part
    return { status: response.statusCode, text }
  }

  /** Sends an answer, and waits for what comes of it. */
  async answer(question: string, answer: unknown, deed?: unknown): Promise<Said> {
    this.#count += 1
    const n = this.#count
    this.socket.send(JSON.stringify({ n, question, answer, deed }))
    return this.until(({ event, data }) => (event === 'answered' || event === 'refused') && data['n'] === n)
  }

  /** The first that fits of all that has come or will come. */
  async until(fits: (said: Said) => boolean): Promise<Said> {
    for (;;) {
      const found = this.heard.find(fits)
      if (found !== undefined) return found
      await once(this.socket, 'heard')
    }
  }

  /** The code with which it was closed. */
  get closed(): Promise<number> {
    return this.#closed
  }

  close(): void {
    this.socket.terminate()
  }
}

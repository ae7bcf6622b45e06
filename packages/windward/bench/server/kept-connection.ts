import { connect, type Socket } from 'node:net'

const HEAD_END = '\r\n\r\n'

/**
 * HTTP by hand over one connection that is kept: what sends the load must not use up the machine that carries what is
 * measured.
 */
export class KeptConnection {
  readonly #port: number
  readonly #headers: string
  #socket: Socket | undefined
  #rest = ''

  constructor(address: string, headers: string) {
    this.#port = Number(new URL(address).port)
    this.#headers = headers
  }

  /** Sends JSON; an answer other than 200 ends the bench. */
  post(path: string, body: string): void {
    const length = Buffer.byteLength(body)
    this.#open().write(
      `POST ${path} HTTP/1.1\r\n${this.#headers}content-type: application/json\r\ncontent-length: ${length}${HEAD_END}${body}`,
    )
  }

  /**
   * Follows a stream of JSON lines. The server sends whole lines in each chunk, so what frames the chunks can be told from
   * them: no such line begins with a brace.
   */
  follow(path: string, heard: (line: string) => void): void {
    const socket = this.#opened((part) => {
      const lines = (this.#rest + part).split('\n')
      this.#rest = lines.pop() ?? ''
      for (const line of lines) if (line.startsWith('{')) heard(line)
    })
    socket.write(`GET ${path} HTTP/1.1\r\n${this.#headers}accept: application/x-ndjson${HEAD_END}`)
  }

  close(): void {
    this.#socket?.destroy()
  }

  /** A server closes connections that have idled for long, so there may be none left. */
  #open(): Socket {
    const socket = this.#socket
    if (socket?.writable) return socket
    this.#rest = ''
    return this.#opened((part) => this.#answered(part))
  }

  #opened(hear: (part: string) => void): Socket {
    const socket = connect({ port: this.#port, host: '127.0.0.1', noDelay: true })
    socket.setEncoding('utf8').on('data', hear)
    socket.on('error', () => undefined)
    this.#socket = socket
    return socket
  }

  #answered(part: string): void {
    this.#rest += part
    for (;;) {
      const end = this.#rest.indexOf(HEAD_END)
      if (end === -1) return
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(this.#rest)?.[1])
      const whole = end + HEAD_END.length + length
      if (this.#rest.length < whole) return
      if (!this.#rest.startsWith('HTTP/1.1 200')) throw new Error(`An order was refused: ${this.#rest}`)
      this.#rest = this.#rest.slice(whole)
    }
  }
}

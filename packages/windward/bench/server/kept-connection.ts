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
  readonly #answered: ((status: number, body: string) => void)[] = []

  constructor(address: string, headers: string) {
    this.#port = Number(new URL(address).port)
    this.#headers = headers
  }

  /** Everything that has come in over this connection so far, in bytes, short of compression and of nothing else. */
  get bytesRead(): number {
    return this.#socket?.bytesRead ?? 0
  }

  /** Sends JSON, and tells what came of it; without anybody to tell, an answer other than 200 ends the bench. */
  post(path: string, body: string, answered: (status: number, body: string) => void = mustBeTaken): void {
    const length = Buffer.byteLength(body)
    const socket = this.#open()
    this.#answered.push(answered)
    socket.write(
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
    return this.#opened((part) => this.#hear(part))
  }

  #opened(hear: (part: string) => void): Socket {
    const socket = connect({ port: this.#port, host: '127.0.0.1', noDelay: true })
    socket.setEncoding('utf8').on('data', hear)
    socket.on('error', () => undefined)
    this.#socket = socket
    return socket
  }

  #hear(part: string): void {
    this.#rest += part
    for (;;) {
      const end = this.#rest.indexOf(HEAD_END)
      if (end === -1) return
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(this.#rest)?.[1])
      const from = end + HEAD_END.length
      if (this.#rest.length < from + length) return
      const status = Number(this.#rest.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length))
      const body = this.#rest.slice(from, from + length)
      this.#rest = this.#rest.slice(from + length)
      this.#answered.shift()?.(status, body)
    }
  }
}

function mustBeTaken(status: number, body: string): void {
  if (status !== 200) throw new Error(`An order was refused: ${status} ${body}`)
}

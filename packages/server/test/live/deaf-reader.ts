import { connect, type Socket } from 'node:net'

/** Somebody who opens a stream over a plain socket and takes nothing of what comes. */
export class DeafReader {
  readonly #socket: Socket
  #received = ''
  #closed = false

  constructor(address: string, path: string, authorization: string) {
    const { hostname, port, host } = new URL(address)
    this.#socket = connect({ host: hostname, port: Number(port) })
    this.#socket.on('error', () => undefined)
    this.#socket.on('close', () => {
      this.#closed = true
    })
    this.#socket.write(
      `GET /api/v1${path} HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${authorization}\r\naccept: application/x-ndjson\r\n\r\n`,
    )
    this.#socket.pause()
  }

  get isClosed(): boolean {
    return this.#closed
  }

  /** What has come since it began to listen. */
  get received(): string {
    return this.#received
  }

  listen(): void {
    this.#socket.setEncoding('utf8').on('data', (part) => {
      this.#received += part
    })
    this.#socket.resume()
  }

  close(): void {
    this.#socket.destroy()
  }
}

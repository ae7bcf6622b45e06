import { connect, type Socket } from 'node:net'

const TEXT = 0x81
const BINARY = 0x82
const CLOSE = 0x88
const PING = 0x89
const PONG = 0x8a
const MASKED = 0x80
const NO_MASK = Buffer.alloc(4)
const TWO_BYTES = 126
const EIGHT_BYTES = 127
const LONGEST_SHORT = 125
const LONGEST_IN_TWO = 0xffff

/** A WebSocket by hand (RFC 6455), as far as the bench needs one: whole messages, none longer than 64 kB sent. */
export class WebSocketByHand {
  readonly #socket: Socket
  readonly #heard: (body: Buffer) => void
  #rest: Buffer = Buffer.alloc(0)
  #isOpen = false

  /** `headers` as they stand in a request, each with its end of line. */
  constructor(address: string, path: string, heard: (body: Buffer) => void, headers = 'host: 127.0.0.1\r\n') {
    this.#heard = heard
    this.#socket = connect({ port: Number(new URL(address).port), host: '127.0.0.1', noDelay: true })
    this.#socket.on('error', () => undefined)
    this.#socket.on('data', (part) => this.#hear(part))
    this.#socket.write(
      `GET ${path} HTTP/1.1\r\n${headers}connection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: d2luZHdhcmQgYnkgaGFuZA==\r\n\r\n`,
    )
  }

  send(text: string): void {
    this.#send(TEXT, Buffer.from(text))
  }

  sendBytes(body: Buffer): void {
    this.#send(BINARY, body)
  }

  #send(first: number, body: Buffer): void {
    const { length } = body
    if (length > LONGEST_IN_TWO) throw new RangeError('No message of the bench is as long.')
    const head =
      length <= LONGEST_SHORT
        ? [first, MASKED | length]
        : [first, MASKED | TWO_BYTES, length >> 8, length & 0xff]
    this.#socket.write(Buffer.concat([Buffer.from(head), NO_MASK, body]))
  }

  get bytesRead(): number {
    return this.#socket.bytesRead
  }

  close(): void {
    this.#socket.destroy()
  }

  #hear(part: Buffer): void {
    this.#rest = this.#rest.length === 0 ? part : Buffer.concat([this.#rest, part])
    if (!this.#isOpen && !this.#greeted()) return
    for (let frame = this.#frame(); frame !== undefined; frame = this.#frame()) {
      const { first, body } = frame
      if (first === PING) this.#send(PONG, body)
      else if (first === TEXT || first === BINARY) this.#heard(body)
      else if (first === CLOSE) this.close()
      else if (first !== PONG) throw new Error('The bench understands whole messages only.')
    }
  }

  #greeted(): boolean {
    const end = this.#rest.indexOf('\r\n\r\n')
    if (end === -1) return false
    if (!this.#rest.toString('latin1').startsWith('HTTP/1.1 101')) throw new Error('No WebSocket was opened.')
    this.#rest = this.#rest.subarray(end + 4)
    this.#isOpen = true
    return true
  }

  #frame(): { readonly first: number; readonly body: Buffer } | undefined {
    const rest = this.#rest
    const [first = 0, short = 0] = rest
    if (rest.length < 2) return undefined
    const from = short === TWO_BYTES ? 4 : short === EIGHT_BYTES ? 10 : 2
    if (rest.length < from) return undefined
    const length =
      short === TWO_BYTES
        ? rest.readUInt16BE(2)
        : short === EIGHT_BYTES
          ? Number(rest.readBigUInt64BE(2))
          : short
    if (rest.length < from + length) return undefined
    this.#rest = rest.subarray(from + length)
    return { first, body: rest.subarray(from, from + length) }
  }
}

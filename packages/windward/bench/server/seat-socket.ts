import type { Caller } from './caller.ts'
import { WebSocketByHand } from './web-socket.ts'

const ANSWERED = '{"event":"answered"'
const REFUSED = '{"event":"refused"'

/** What came of an answer: 200, or the status it was refused with. */
type Outcome = (status: number, line: string) => void

/** One seat as a program holds it: a WebSocket by which it follows its match and answers. */
export class SeatSocket {
  readonly #socket: WebSocketByHand
  readonly #heard: (line: string) => void
  readonly #sent = new Map<number, Outcome>()
  #count = 0

  constructor(
    address: string,
    caller: Caller,
    { match, seat }: { readonly match: string; readonly seat: string },
    heard: (line: string) => void,
  ) {
    this.#heard = heard
    const path = `/api/v1/matches/${match}/stream?seat=${encodeURIComponent(seat)}`
    this.#socket = new WebSocketByHand(address, path, (body) => this.#hear(body), caller.headersText)
  }

  /** Everything that has come in so far, in bytes. */
  get bytesRead(): number {
    return this.#socket.bytesRead
  }

  /** Without anybody to tell what came of it, an answer that is refused ends the bench. */
  answer(question: string, answer: unknown, outcome: Outcome = mustBeTaken): void {
    this.#count += 1
    this.#sent.set(this.#count, outcome)
    this.#socket.send(JSON.stringify({ n: this.#count, question, answer }))
  }

  close(): void {
    this.#socket.close()
  }

  #hear(body: Buffer): void {
    for (const line of body.toString('utf8').split('\n')) {
      if (line.startsWith(ANSWERED)) this.#told(line, 200)
      else if (line.startsWith(REFUSED)) this.#told(line)
      else if (line !== '') this.#heard(line)
    }
  }

  #told(line: string, taken?: number): void {
    const { n, status } = JSON.parse(line).data
    const outcome = this.#sent.get(n)
    this.#sent.delete(n)
    outcome?.(taken ?? status, line)
  }
}

function mustBeTaken(status: number, line: string): void {
  if (status !== 200) throw new Error(`An order was refused: ${line}`)
}

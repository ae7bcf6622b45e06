import { Agent, type IncomingMessage, request } from 'node:http'

type Headers = Readonly<Record<string, string>>

/** Speaks to our server beside what is measured: to lay tables. */
export class Caller {
  readonly #address: URL
  readonly #agent = new Agent({ keepAlive: true, maxFreeSockets: Number.POSITIVE_INFINITY })
  #headers: Headers = {}

  private constructor(address: string) {
    this.#address = new URL(address)
  }

  /** Comes as a guest, and takes a token that may do everything at matches. */
  static async come(address: string): Promise<Caller> {
    const caller = new Caller(address)
    const guest = await caller.#send('POST', '/api/auth/sign-in/anonymous', '{}')
    await text(guest)
    const cookie = (guest.headers['set-cookie'] ?? []).map((each) => each.split(';')[0]).join('; ')
    caller.#headers = { cookie }
    const scopes = ['match:read', 'match:play', 'match:create']
    const { token } = await caller.ask<{ token: string }>('POST', '/tokens', { name: 'bench', scopes })
    caller.#headers = { authorization: `Bearer ${token}` }
    return caller
  }

  async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await this.#send(
      method,
      `/api/v1${path}`,
      body === undefined ? '' : JSON.stringify(body),
    )
    const answer = await text(response)
    if ((response.statusCode ?? 0) >= 300)
      throw new Error(`${method} ${path}: ${response.statusCode} ${answer}`)
    return JSON.parse(answer)
  }

  /** Host and token as they stand at the head of a request written by hand. */
  get headersText(): string {
    const headers = { host: this.#address.host, ...this.#headers }
    return Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')
  }

  close(): void {
    this.#agent.destroy()
  }

  #send(method: string, path: string, body: string): Promise<IncomingMessage> {
    const { hostname, port } = this.#address
    const length = Buffer.byteLength(body)
    const about = length > 0 && { 'content-type': 'application/json', 'content-length': `${length}` }
    const headers = { ...this.#headers, ...about }
    return new Promise((resolve, reject) => {
      const sent = request({ hostname, port, method, path, agent: this.#agent, headers }, resolve)
      sent.on('error', (fault) => {
        // A server closes connections that have idled; one that was taken up at that moment is no fault of either.
        if (sent.reusedSocket) resolve(this.#send(method, path, body))
        else reject(fault)
      })
      sent.end(body)
    })
  }
}

async function text(response: IncomingMessage): Promise<string> {
  let all = ''
  for await (const part of response.setEncoding('utf8')) all += part
  return all
}

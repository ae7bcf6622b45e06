export type Got = Readonly<{ status: number; headers: Headers; body: unknown }>

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export const PASSWORD = 'by wind and wave'

/** Keeps cookies and says where its requests begin, as a browser does. */
export class Browser {
  readonly #address: string
  readonly #cookies = new Map<string, string>()

  constructor(address: string) {
    this.#address = address
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  get = (path: string): Promise<Got> => this.ask('GET', path)
  post = (path: string, body: unknown = {}): Promise<Got> => this.ask('POST', path, body)
  put = (path: string, body?: unknown): Promise<Got> => this.ask('PUT', path, body)
  delete = (path: string, body?: unknown): Promise<Got> => this.ask('DELETE', path, body)

  async ask(
    method: string,
    path: string,
    body?: unknown,
    more: Readonly<Record<string, string>> = {},
  ): Promise<Got> {
    const headers = new Headers({ origin: new URL(this.#address).origin, ...more })
    if (this.#cookies.size > 0) headers.set('cookie', this.cookie)
    if (body !== undefined) headers.set('content-type', 'application/json')
    const init: RequestInit = { method, headers, redirect: 'manual' }
    if (body !== undefined) init.body = JSON.stringify(body)
    const response = await fetch(new URL(path, this.#address), init)
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie)
    return { status: response.status, headers: response.headers, body: parsed(await response.text()) }
  }

  async comeAsGuest(): Promise<string> {
    return idIn((await this.post('/api/auth/sign-in/anonymous')).body)
  }

  async signUp(name: string, email = `${name.toLowerCase()}@example.org`): Promise<string> {
    await this.post('/api/auth/sign-up/email', { name, email, password: PASSWORD })
    return this.signIn(email)
  }

  async signIn(email: string, password = PASSWORD): Promise<string> {
    return idIn((await this.post('/api/auth/sign-in/email', { email, password })).body)
  }

  async me(): Promise<Readonly<Record<string, unknown>>> {
    const { body } = await this.get('/api/v1/me')
    return Object(body)
  }

  #keep(cookie: string): void {
    const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim())
    const name = pair.slice(0, pair.indexOf('='))
    if (attributes.some((attribute) => attribute.toLowerCase() === 'max-age=0')) this.#cookies.delete(name)
    else this.#cookies.set(name, pair.slice(name.length + 1))
  }
}

export const field = (value: unknown, ...names: readonly string[]): unknown =>
  names.reduce((found: unknown, name) => Object(found)[name], value)

const idIn = (body: unknown): string => {
  const id = field(body, 'user', 'id')
  if (typeof id !== 'string') throw new Error(`Nobody was signed in: ${JSON.stringify(body)}`)
  return id
}

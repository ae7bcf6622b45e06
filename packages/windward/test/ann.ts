import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { z } from 'zod'
import { start } from '../test-kit/command-line.ts'

const ACCOUNT = { email: 'ann@example.org', password: 'by wind and wave' }

/** Somebody whose account is in the data of every version. */
export class Ann {
  readonly #address: string
  #cookie = ''

  private constructor(address: string) {
    this.#address = address
  }

  static comesTo(address: string): Promise<Ann> {
    return Ann.#known(address, '/api/auth/sign-in/email', ACCOUNT)
  }

  static isNewAt(address: string): Promise<Ann> {
    return Ann.#known(address, '/api/auth/sign-up/email', { ...ACCOUNT, name: 'Ann' })
  }

  static async #known(address: string, path: string, account: object): Promise<Ann> {
    const ann = new Ann(address)
    const response = await ann.ask('POST', path, account)
    assert.equal(response.status, 200)
    ann.#cookie = response.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ')
    return ann
  }

  ask(method: string, path: string, body?: unknown): Promise<Response> {
    const origin = new URL(this.#address).origin
    const headers = {
      origin,
      cookie: this.#cookie,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    }
    return fetch(new URL(path, this.#address), {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  }

  get<T>(shape: z.ZodType<T>, path: string): Promise<T> {
    return this.#granted(shape, 'GET', path)
  }

  post<T>(shape: z.ZodType<T>, path: string, body: object = {}): Promise<T> {
    return this.#granted(shape, 'POST', path, body)
  }

  async #granted<T>(shape: z.ZodType<T>, method: string, path: string, body?: object): Promise<T> {
    const response = await this.ask(method, `/api/v1${path}`, body)
    const text = await response.text()
    assert.ok(response.status < 300, `${path}: ${text}`)
    return shape.parse(JSON.parse(text))
  }
}

/** `windward serve` on a directory, until it is stopped. */
export async function served(data: string): Promise<{ readonly address: string; stop(): Promise<void> }> {
  const child = start('serve', '--port', '0', '--data', data, '--log-level', 'warn')
  const exit = once(child, 'exit')
  const [line] = await once(createInterface(child.stdout), 'line')
  const address = /^The table is open at (http:\S+)$/.exec(line)?.[1] ?? assert.fail(line)
  return {
    address,
    async stop() {
      child.kill('SIGTERM')
      await exit
    },
  }
}

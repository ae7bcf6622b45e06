import { setTimeout as pause } from 'node:timers/promises'
import { Browser, field } from '../people/browser.ts'
import { Drawing } from './fuzz/drawing.ts'
import type { Witness } from './witness.ts'

const PASSWORD = 'by wind and wave'
let made = 0

/** Somebody who signs in and out, makes tokens and looks through the lists, all the time. */
export class Comer {
  readonly #addresses: () => readonly string[]
  readonly #witness: Witness
  readonly #draw: Drawing
  readonly #email: string
  #browser: Browser
  /** The address of the account, once there is one. */
  #account = ''
  #token = ''
  #leaving = false

  constructor(addresses: () => readonly string[], witness: Witness) {
    made += 1
    this.#addresses = addresses
    this.#witness = witness
    this.#draw = new Drawing(made)
    this.#email = `comer${made}`
    this.#browser = this.#anywhere()
  }

  /** Until told to leave. */
  async comeAndGo(): Promise<void> {
    for (let round = 1; !this.#leaving; round += 1) {
      await this.#enter(round)
      for (let act = 0; act < 6 && !this.#leaving; act += 1) {
        await this.#act()
        await pause(this.#draw.below(30))
      }
      await this.#ask('POST', '/api/auth/sign-out', {}, [200])
    }
  }

  leave(): void {
    this.#leaving = true
  }

  async #enter(round: number): Promise<void> {
    this.#browser = this.#anywhere()
    this.#token = ''
    if (this.#draw.once(3)) {
      await this.#ask('POST', '/api/auth/sign-in/anonymous', {}, [200])
      return
    }
    if (this.#account === '') {
      const body = { name: 'Comer', email: `${this.#email}.${round}@example.org`, password: PASSWORD }
      const status = await this.#ask('POST', '/api/auth/sign-up/email', body, [200])
      if (status !== 200) return
      this.#account = body.email
    }
    await this.#ask('POST', '/api/auth/sign-in/email', { email: this.#account, password: PASSWORD }, [200])
  }

  async #act(): Promise<void> {
    const known = this.#browser.cookie !== ''
    const act = this.#draw.below(5)
    if (act === 0) await this.#ask('GET', '/api/v1/me', undefined, [200])
    else if (act === 1) await this.#ask('GET', '/api/v1/matches?list=open', undefined, [200])
    else if (act === 2) await this.#ask('GET', '/api/v1/matches?list=mine', undefined, known ? [200] : [401])
    else if (act === 3) await this.#ask('GET', '/api/v1/tokens', undefined, known ? [200] : [401])
    else await this.#tokenMadeOrGone(known)
  }

  async #tokenMadeOrGone(known: boolean): Promise<void> {
    if (this.#token !== '') {
      // What was deleted though nobody could be told so is not there any more.
      await this.#ask('DELETE', `/api/v1/tokens/${this.#token}`, undefined, [204, 404])
      this.#token = ''
      return
    }
    const wish = { name: 'a bot', scopes: ['match:read'] }
    await this.#ask('POST', '/api/v1/tokens', wish, known ? [201] : [401])
  }

  async #ask(method: string, path: string, body: unknown, will: readonly number[]): Promise<number> {
    const request = `${method} ${path}`
    const began = performance.now()
    try {
      const { status, headers, body: got } = await this.#browser.ask(method, path, body)
      this.#witness.noted(request, { status, headers }, performance.now() - began)
      this.#witness.expect(request, status, will)
      if (status === 201) this.#token = String(field(got, 'id'))
      return status
    } catch (trouble) {
      const error = trouble instanceof Error ? trouble : new Error(String(trouble))
      this.#witness.noted(request, error, performance.now() - began)
      return 0
    }
  }

  #anywhere(): Browser {
    return new Browser(this.#draw.one(this.#addresses()))
  }
}

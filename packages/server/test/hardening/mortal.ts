import assert from 'node:assert/strict'
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { ServeOptions } from '@windward/server'

const MODULE = fileURLToPath(new URL('server-child.ts', import.meta.url))

const BIRTHS = 6
const MOST_WORDS = 4000
const COMPILED = join(tmpdir(), 'windward-compiled')

/** A server that is killed and comes back where it was. */
export class Mortal {
  readonly #wishes: ServeOptions
  #child: ChildProcess | undefined
  #address = ''
  #lastWords = ''

  private constructor(wishes: ServeOptions) {
    this.#wishes = wishes
  }

  static async born(wishes: ServeOptions): Promise<Mortal> {
    const mortal = new Mortal(wishes)
    await mortal.#live()
    return mortal
  }

  get address(): string {
    return this.#address
  }

  get isAlive(): boolean {
    const { exitCode, signalCode } = this.#child ?? {}
    return exitCode === null && signalCode === null
  }

  /** What it wrote before it ended, for whoever has to find out why. */
  get lastWords(): string {
    return this.#lastWords
  }

  get pid(): number {
    return this.#child?.pid ?? 0
  }

  /** Without a word of warning; fulfilled when it is there again. Nobody else may have ended it. */
  async dieAndReturn(): Promise<void> {
    assert.ok(this.isAlive, `a server has ended by itself\n${this.#lastWords}`)
    await this.end()
    await this.#live()
  }

  async end(): Promise<void> {
    const child = this.#child
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }

  /** A birth may fail while somebody builds the page anew. */
  async #live(): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        await this.#liveOnce()
        return
      } catch (trouble) {
        if (tries === BIRTHS) throw trouble
        await pause(500 * tries)
      }
    }
  }

  async #liveOnce(): Promise<void> {
    const port = this.#address === '' ? 0 : Number(new URL(this.#address).port)
    const child = fork(MODULE, [JSON.stringify({ ...this.#wishes, port })], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      // Born a hundred times, it need not read all of its code anew each time.
      env: { ...process.env, NODE_COMPILE_CACHE: COMPILED },
    })
    this.#child = child
    this.#lastWords = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#lastWords = (this.#lastWords + text).slice(-MOST_WORDS)
    })
    const address = await Promise.race([
      once(child, 'message').then(([word]) => String(word)),
      once(child, 'exit').then(() => Promise.reject(new Error('The server has ended by itself.'))),
    ])
    this.#address = address.replace(/\/$/, '')
  }
}

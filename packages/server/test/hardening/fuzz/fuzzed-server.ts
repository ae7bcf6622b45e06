import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const MODULE = fileURLToPath(new URL('fuzz-child.ts', import.meta.url))
const marksShape = z.array(z.object({ owner: z.string(), all: z.array(z.string()) }))
export type Marks = z.infer<typeof marksShape>

/** A server in a process of its own, that says how much memory it holds. */
export class FuzzedServer {
  readonly address: string
  readonly #child: ChildProcess

  private constructor(child: ChildProcess, address: string) {
    this.#child = child
    this.address = address
  }

  static async start(data: string, url?: string): Promise<FuzzedServer> {
    const child = fork(MODULE, url === undefined ? [data] : [data, url], {
      execArgv: ['--expose-gc'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    const [address] = await once(child, 'message')
    return new FuzzedServer(child, String(address).replace(/\/$/, ''))
  }

  get isAlive(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null
  }

  async bytes(): Promise<number> {
    return z.number().parse(await this.#ask('bytes'))
  }

  async marks(): Promise<Marks> {
    return marksShape.parse(await this.#ask('marks'))
  }

  async end(): Promise<void> {
    if (!this.isAlive) return
    const gone = once(this.#child, 'exit')
    this.#child.kill('SIGKILL')
    await gone
  }

  async #ask(what: 'bytes' | 'marks'): Promise<unknown> {
    const answer = once(this.#child, 'message')
    this.#child.send(what)
    const [said] = await answer
    return said
  }
}

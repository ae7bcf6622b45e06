import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** What a server under measurement tells the bench. */
type Word = { readonly ready: string } | { readonly cpuSeconds: number; readonly rssBytes: number }

type Wish = 'usage' | 'thrifty'

/** A server in a process of its own, so that its processor time is its own too. */
export class Child {
  readonly address: string
  readonly #process: ChildProcess

  private constructor(child: ChildProcess, address: string) {
    this.#process = child
    this.address = address
  }

  static async start(module: URL, ...args: readonly string[]): Promise<Child> {
    const child = fork(fileURLToPath(module), args, {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // boardgame.io checks its own work at every move unless it is told this; so all are.
      env: { ...process.env, NODE_ENV: 'production' },
    })
    const word = await heard(child)
    if (!('ready' in word)) throw new Error('The server under measurement did not say where it is.')
    return new Child(child, word.ready)
  }

  async usage(): Promise<{ readonly cpuSeconds: number; readonly rssBytes: number }> {
    return this.#told('usage')
  }

  /** The same after it has given back what memory it does not need. */
  async thrifty(): Promise<{ readonly cpuSeconds: number; readonly rssBytes: number }> {
    return this.#told('thrifty')
  }

  async #told(wish: Wish): Promise<{ readonly cpuSeconds: number; readonly rssBytes: number }> {
    this.#process.send(wish)
    const word = await heard(this.#process)
    if (!('cpuSeconds' in word)) throw new Error('The server under measurement did not say what it used.')
    return word
  }

  async stop(): Promise<void> {
    const gone = new Promise((resolve) => this.#process.once('exit', resolve))
    this.#process.kill()
    await gone
  }
}

function heard(child: ChildProcess): Promise<Word> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('The server under measurement has ended.'))
    child.once('exit', ended)
    child.once('message', (word: Word) => {
      child.off('exit', ended)
      resolve(word)
    })
  })
}

/** The other end: says where the server is, and what it has used whenever it is asked. */
export function serveBench(address: string, collect: () => void = () => undefined): void {
  const tell = (word: Word) => process.send?.(word)
  process.on('message', (wish: Wish) => {
    if (wish === 'thrifty') collect()
    const { user, system } = process.cpuUsage()
    tell({ cpuSeconds: (user + system) / 1e6, rssBytes: process.memoryUsage.rss() })
  })
  process.once('disconnect', () => process.exit())
  tell({ ready: address })
}

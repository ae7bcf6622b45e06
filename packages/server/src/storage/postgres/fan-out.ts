import { Client, type Pool } from 'pg'
import type { FanOut, Listener, Topic } from '../../live/fan-out.ts'
import { FanOutHere } from '../../live/fan-out-here.ts'
import { patiently } from './connection-trouble.ts'
import { query } from './pool.ts'
import { CHANNEL, messages, TELL } from './topics.ts'

const AGAIN_MS = 250

/**
 * Carries word between processes by LISTEN and NOTIFY. It has a connection of its own to listen on; when that breaks,
 * it is made anew, and everybody is told that word may have been missed.
 */
export class NotifyFanOut implements FanOut {
  readonly #url: string
  readonly #pool: Pool
  readonly #here = new FanOutHere()
  #client: Client | undefined
  #again: NodeJS.Timeout | undefined
  #waiting = new Set<Topic>()
  #sending: Promise<void> = Promise.resolve()
  #closed = false

  constructor(url: string, pool: Pool) {
    this.#url = url
    this.#pool = pool
  }

  publish(topic: Topic): void {
    if (this.#waiting.size === 0) {
      setImmediate(() => {
        this.#sending = this.#send()
      })
    }
    this.#waiting.add(topic)
  }

  listen(listener: Listener): () => void {
    return this.#here.listen(listener)
  }

  onGap(reread: () => void): () => void {
    return this.#here.onGap(reread)
  }

  async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.#url,
      application_name: 'windward listener',
      connectionTimeoutMillis: 5000,
      keepAlive: true,
    })
    this.#client = client
    client.on('error', () => undefined)
    client.on('notification', ({ payload = '' }) => {
      for (const topic of payload.split('\n')) if (topic !== '') this.#here.publish(topic)
    })
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
    } catch (fault) {
      void client.end().catch(() => undefined)
      throw fault
    }
    client.on('end', () => this.#reconnect())
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#again)
    await this.#sending
    await this.#client?.end().catch(() => undefined)
  }

  #reconnect(): void {
    if (this.#closed) return
    this.#again = setTimeout(() => {
      this.connect().then(
        () => this.#here.gap(),
        () => this.#reconnect(),
      )
    }, AGAIN_MS).unref()
  }

  async #send(): Promise<void> {
    const topics = this.#waiting
    this.#waiting = new Set()
    try {
      for (const message of messages(topics)) await patiently(() => query(this.#pool, TELL, [message]))
    } catch {
      // Word is not durable: whoever missed it reads everything anew once the database is back.
    }
  }
}

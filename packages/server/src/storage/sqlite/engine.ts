import type { FanOut } from '../../live/fan-out.ts'
import type { Moment } from '../matches.ts'
import { setDue, unsetDue } from '../sql/due.ts'
import type { Engine, Row, Script, Wake } from '../sql/script.ts'
import type { Connection } from './connection.ts'

/** Runs scripts on a database file. What they tell is told once it is on disk. */
export class SqliteEngine implements Engine {
  readonly dialect = 'sqlite'
  readonly #connection: Connection
  readonly #fanOut: FanOut
  /** Called when a time was set. */
  onWake: (at: Moment) => void = () => undefined

  constructor(connection: Connection, fanOut: FanOut) {
    this.#connection = connection
    this.#fanOut = fanOut
  }

  async read<T>(script: () => Script<T>): Promise<T> {
    return this.#run(script(), [])
  }

  async write<T>(script: () => Script<T>): Promise<T> {
    return this.#keep(script, (work) => this.#connection.transaction(work))
  }

  async note<T>(script: () => Script<T>): Promise<T> {
    return this.noteNow(script)
  }

  /** The same without a promise: on SQLite nothing has to be waited for. */
  noteNow<T>(script: () => Script<T>): T {
    return this.#keep(script, (work) => this.#connection.quickly(work))
  }

  #keep<T>(script: () => Script<T>, transaction: (work: () => T) => T): T {
    const topics: string[] = []
    const result = transaction(() => this.#run(script(), topics))
    for (const topic of topics) this.#fanOut.publish(topic)
    return result
  }

  #run<T>(script: Script<T>, topics: string[]): T {
    for (let next = script.next([]); ; ) {
      if (next.done === true) return next.value
      let rows: readonly Row[] = []
      if ('sql' in next.value) rows = this.#connection.all(next.value)
      else if ('tell' in next.value) topics.push(next.value.tell)
      else this.wake(next.value)
      next = script.next(rows)
    }
  }

  wake({ match, due: { kind, at } }: Wake): void {
    this.#connection.all(at === null ? unsetDue({ match, kind }) : setDue({ match, kind }, at))
    if (at !== null) this.onWake(at)
  }
}

import { close, fdatasync, open } from 'node:fs'
import { promisify } from 'node:util'

const opened = promisify(open)
const synchronised = promisify(fdatasync)

/** The log of a database file, to which SQLite writes before it acknowledges anything. */
export class WriteAheadLog {
  readonly #path: string | undefined
  #file: Promise<number> | undefined

  /** A database in memory has none. */
  constructor(database: string) {
    this.#path = database === ':memory:' ? undefined : `${database}-wal`
  }

  /** Fulfilled when everything is on disk that had been written to it before. */
  async onDisk(): Promise<void> {
    if (this.#path === undefined) return
    // SQLite keeps the same file for as long as the database is open.
    this.#file ??= opened(this.#path, 'r+')
    await synchronised(await this.#file)
  }

  close(): void {
    this.#file?.then(
      (file) => close(file),
      () => undefined,
    )
    this.#file = undefined
  }
}

import type { MatchRecord } from '@windward/table'
import { refusals } from '../api/refusals.en.ts'
import type { ServedGame } from '../match/served-game.ts'
import { RecordThread } from './record-thread.ts'

export interface ExportTask {
  readonly module: string
  readonly record: MatchRecord
}

/** The record as it is handed out, or why it cannot be. */
export type Exported = { readonly record: string } | { readonly refused: string; readonly clause: string }

/** Everybody at a table wants the record when the match is over: it is made once for all of them. */
const MOST_KEPT = 8

/** Makes the records of matches that are over, which are played again for it. */
export class RecordExport {
  readonly #thread = new RecordThread<ExportTask, Exported>(
    new URL('./export-worker.ts', import.meta.url),
    refusals.writtenLate,
  )
  readonly #kept = new Map<string, Promise<Exported>>()

  exported(match: string, { module }: ServedGame, record: () => Promise<MatchRecord>): Promise<Exported> {
    const known = this.#kept.get(match)
    if (known !== undefined) return known
    const made = record().then((read) => this.#thread.run({ module, record: read }))
    this.#kept.set(match, made)
    made.catch(() => this.#kept.delete(match))
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest)
    return made
  }

  close(): Promise<void> {
    return this.#thread.close()
  }
}

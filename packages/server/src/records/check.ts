import { refusals } from '../api/refusals.en.ts'
import type { ServedGame } from '../match/served-game.ts'
import { RecordThread } from './record-thread.ts'

/** A record to be played again, as it was sent. */
export interface CheckTask {
  readonly module: string
  readonly record: string
}

/** Why it is not what it claims to be; or how far it got. */
export type Checked =
  | { readonly refused: string; readonly clause: string; readonly entry?: number }
  | { readonly record: string; readonly over: boolean }

/** Checks records that are handed over, by what `windward verify` goes by. */
export class RecordCheck {
  readonly #thread = new RecordThread<CheckTask, Checked>(
    new URL('./check-worker.ts', import.meta.url),
    refusals.checkedLate,
  )

  check({ module }: ServedGame, record: string): Promise<Checked> {
    return this.#thread.run({ module, record })
  }

  close(): Promise<void> {
    return this.#thread.close()
  }
}

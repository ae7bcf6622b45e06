import type { MatchRecord } from '@windward/table'
import { refusals } from '../api/refusals.en.ts'
import type { ServedGame } from '../match/served-game.ts'
import { RecordThread } from './record-thread.ts'

export interface Looking {
  readonly match: string
  readonly viewer: string
  /** The first moment that is wanted. */
  readonly from: number
  readonly record: MatchRecord
  /** How many lines the viewer has by the end of it, in his own counting. */
  readonly lines: number
}

export type LookBackTask = Looking & { readonly module: string }

/** The moments as they go out, or why there are none. */
export type LookedBack = { readonly moments: string } | { readonly refused: string; readonly clause: string }

/** Works out what a viewer saw of a match so far, moment by moment. */
export class LookBack {
  readonly #thread = new RecordThread<LookBackTask, LookedBack>(
    new URL('./look-back-worker.ts', import.meta.url),
    refusals.lookedBackLate,
  )

  look({ module }: ServedGame, looking: Looking): Promise<LookedBack> {
    return this.#thread.run({ ...looking, module })
  }

  close(): Promise<void> {
    return this.#thread.close()
  }
}

import type { Witness } from './dice/stream.ts'
import type { GameTypes } from './game.ts'
import type { Line } from './ledger.ts'
import type { DiceBox } from './loop.ts'
import type { Question } from './question.ts'
import type { AnswerEntry, Checkpoint } from './record/record.ts'

/** Whoever keeps a match going, and what it wants to hear of it. */
export interface MatchHost {
  /** Gets a checkpoint before each turn; it is the host's to keep. Making them costs time, so without this none are made. */
  readonly keep?: (checkpoint: Checkpoint) => void
  /** Whether it wants the one that comes after so many entries; without this it gets all. */
  readonly wants?: (entries: number) => boolean
  /** Sees every number drawn. */
  readonly witness?: Witness
  /** Freezes every answer, so that rules which change one fail at once. For tests: it costs time. */
  readonly guard?: boolean
  /** Dice other than the record's own, for tests that script them. */
  readonly dice?: DiceBox
  /** TBL 2.7, 2.8: hears of every answer of which its seat is told more, while the question still stands. */
  readonly beside?: (question: Question<GameTypes>, entry: AnswerEntry) => void
  /** Hears of every line right after it was told, in the middle of the rules: to look, and not to touch. */
  readonly told?: (line: Line<GameTypes>) => void
}

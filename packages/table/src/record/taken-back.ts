import { commitmentTo, type Seed } from '../dice/seed.ts'
import type { Checkpoint, MatchRecord } from './record.ts'

/**
 * TBL 5.9: a record that goes on from the beginning of a turn of another, with fresh dice. What was done before is its
 * history, and it says of which record that is and up to which entry. Without a checkpoint it begins where the other began.
 */
export function takenBack(record: MatchRecord, turn: Checkpoint | undefined, seed: Seed): MatchRecord {
  const { base, checkpoint: _, result: __, ...rest } = record
  const from = turn ?? base
  const entries = from?.entries ?? 0
  return {
    ...rest,
    seed,
    commitment: commitmentTo(seed),
    entries: record.entries.slice(0, entries),
    ...(from !== undefined && { base: from }),
    continues: { commitment: record.commitment, entries },
  }
}

import type { Checkpoint, MatchHost } from '@windward/table'

/** Entries between two checkpoints that are kept, at least: opening a match costs no more than playing so many again. */
const ENTRIES_A_CHECKPOINT = 24

/** Holds the checkpoint a match makes in the course of a step, told by how many entries of that step are in it. */
export class CheckpointKeeper {
  /** Entries since the last checkpoint that was taken, short of those of the step under way. */
  #since = 0
  /** Entries before this step. */
  #before = 0
  #newest: Checkpoint | undefined

  /** A state is copied only where it is far enough from the last. */
  readonly host: Pick<MatchHost, 'keep' | 'wants'> = {
    wants: (entries) => this.#since + entries - this.#before >= ENTRIES_A_CHECKPOINT,
    keep: (checkpoint) => {
      this.#newest = { ...checkpoint, entries: checkpoint.entries - this.#before }
    },
  }

  watch(entries: number): void {
    this.#before = entries
    this.#newest = undefined
  }

  /** The step is done, and had so many entries. */
  taken(entries: number): Checkpoint | undefined {
    const newest = this.#newest
    this.#newest = undefined
    this.#since = newest === undefined ? this.#since + entries : 0
    return newest
  }
}

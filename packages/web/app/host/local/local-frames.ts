import {
  type AnyGame,
  type Checkpoint,
  type Frame,
  FrameMaker,
  type GameTypes,
  type Match,
  type SeenLine,
} from '@windward/table'

/** Of so many turns one can be told who has not looked at the table since. */
const TURNS_KEPT = 8

/** What those at this screen see of a match line by line, each from when they last looked. */
export class LocalFrames {
  readonly #game: AnyGame
  readonly #checkpoints: Checkpoint[] = []
  /** Where each had come to, in entries of the record. */
  readonly #seen = new Map<string, number>()
  #maker: FrameMaker<GameTypes> | undefined

  constructor(game: AnyGame) {
    this.#game = game
  }

  /** A turn begins here. */
  keep(checkpoint: Checkpoint): void {
    this.#checkpoints.push(checkpoint)
    if (this.#checkpoints.length > TURNS_KEPT) this.#checkpoints.shift()
  }

  /** Those of all lines since the viewer last looked; none, if that is the first time or too long ago. */
  since(match: Match<GameTypes>, viewer: string): readonly Frame[] {
    const seen = this.#seen.get(viewer)
    this.#seen.set(viewer, match.length)
    if (seen === match.length) return []
    const maker = this.#makerAt(match, seen ?? match.length)
    const made = maker?.follow(match.record().entries.slice(maker.match.length), [viewer])
    return (seen !== undefined && made?.ok && made.value[0]?.slice(0, -1)) || []
  }

  #makerAt(match: Match<GameTypes>, step: number): FrameMaker<GameTypes> | undefined {
    if (this.#maker?.match.length === step) return this.#maker
    const checkpoint = this.#checkpoints.findLast(({ entries }) => entries <= step)
    if (checkpoint === undefined) return undefined
    const opened = FrameMaker.open(this.#game, { ...match.record(), checkpoint }, step)
    this.#maker = opened.ok ? opened.value : undefined
    return this.#maker
  }
}

/** One for each line of the log, if there are any; nothing has changed with those that are not of the ledger. */
export function forLog(
  log: readonly SeenLine[],
  ledger: readonly SeenLine[],
  frames: readonly Frame[],
): readonly Frame[] {
  if (frames.length === 0) return []
  const told = ledger.slice(-frames.length)
  return log.map((line) => frames[told.indexOf(line)] ?? null)
}

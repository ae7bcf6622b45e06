import {
  type AnswerEntry,
  type AnyGame,
  type GameTypes,
  type Line,
  linesBeside,
  type Match,
  type Question,
} from '@windward/table'

/** The lines of one step that tell seats what was answered in their place, and why by a bot (TBL 2.7, 2.8). */
export class AnsweredInPlace {
  readonly #game: AnyGame
  #match: Pick<Match<GameTypes>, 'turn'> | undefined
  #at = 0
  #lines: Line<GameTypes>[] = []

  constructor(game: AnyGame) {
    this.#game = game
  }

  /** What was answered up to here is told already. */
  open(match: Pick<Match<GameTypes>, 'turn'>): void {
    this.#match = match
  }

  note(question: Question<GameTypes>, entry: AnswerEntry): void {
    if (this.#match !== undefined)
      this.#lines.push(...linesBeside(this.#game, question, entry, { turn: this.#match.turn, at: this.#at }))
  }

  /** Should it fail, the match is put back as it was, and plays again what had been told before. */
  during<T>(at: number, act: () => T): T {
    const before = this.#lines.length
    this.#at = at
    try {
      return act()
    } catch (fault) {
      this.#lines.length = before
      throw fault
    }
  }

  taken(): readonly Line<GameTypes>[] {
    const lines = this.#lines
    if (lines.length > 0) this.#lines = []
    return lines
  }
}

import {
  type AnswerEntry,
  type AnyGame,
  type GameTypes,
  type LineBeside,
  linesBeside,
  logWith,
  type Match,
  type Question,
  type SeenLine,
} from '@windward/table'

/** Nobody notes at what time something is answered in this browser, and no clock runs here. */
const NO_TIME = 0

/** The log of a match in this browser, with what was answered in a seat's place, and why by a bot (TBL 2.7, 2.8). */
export class LinesBeside {
  readonly #game: AnyGame
  readonly #open: boolean
  #match: Match<GameTypes> | undefined
  readonly #placed: LineBeside<GameTypes>[] = []

  /** @param open whether everybody may read the reasons of bots */
  constructor(game: AnyGame, open: boolean) {
    this.#game = game
    this.#open = open
  }

  /** From here on it is told of this match. */
  open(match: Match<GameTypes>): void {
    this.#match = match
  }

  readonly note = (question: Question<GameTypes>, entry: AnswerEntry): void => {
    const match = this.#match
    if (match === undefined) return
    const after = match.lines().length
    const telling = { turn: match.turn, at: NO_TIME, open: this.#open }
    for (const line of linesBeside(this.#game, question, entry, telling)) this.#placed.push({ line, after })
  }

  /** Should it fail, the match is put back as it was, and plays again what had been told before. */
  during<T>(act: () => T): T {
    const before = this.#placed.length
    try {
      return act()
    } catch (fault) {
      this.#placed.length = before
      throw fault
    }
  }

  seenBy(viewer: string): readonly SeenLine[] {
    return this.#match === undefined ? [] : logWith(this.#match, this.#placed, viewer)
  }
}

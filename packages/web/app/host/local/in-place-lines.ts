import {
  type AnswerEntry,
  type AnyGame,
  type GameTypes,
  lineInPlace,
  type Match,
  type Question,
  type SeenLine,
  seenAs,
} from '@windward/table'

interface Placed {
  readonly seat: string
  /** How many lines of the ledger the seat had read by then. */
  readonly after: number
  readonly line: SeenLine
}

/** Nobody notes at what time something is answered in this browser, and no clock runs here. */
const NO_TIME = 0

/** The log of a match in this browser, with what was answered in a seat's place where it happened (TBL 2.7). */
export class InPlaceLines {
  readonly #game: AnyGame
  #match: Match<GameTypes> | undefined
  readonly #placed: Placed[] = []

  constructor(game: AnyGame) {
    this.#game = game
  }

  /** From here on it is told of this match. */
  open(match: Match<GameTypes>): void {
    this.#match = match
  }

  readonly note = (question: Question<GameTypes>, entry: AnswerEntry): void => {
    const match = this.#match
    if (match === undefined) return
    const { seat } = entry
    const line = seenAs(lineInPlace(this.#game, question, entry, match.turn, NO_TIME), seat)
    if (line !== undefined) this.#placed.push({ seat, after: match.ledger(seat).length, line })
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
    const lines = this.#match?.ledger(viewer) ?? []
    const placed = this.#placed.filter(({ seat }) => seat === viewer)
    if (placed.length === 0) return lines
    const log: SeenLine[] = []
    let read = 0
    for (const { after, line } of placed) {
      log.push(...lines.slice(read, after), line)
      read = after
    }
    return [...log, ...lines.slice(read)]
  }
}

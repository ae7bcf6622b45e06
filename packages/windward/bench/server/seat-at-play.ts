import { type AnyGame, type AskedQuestion, type Dice, questionAt, randomBot } from '@windward/table'
import type { SeatSocket } from './seat-socket.ts'
import { SeenPosition } from './seen-position.ts'

interface Asked {
  readonly view: object
  readonly questions: readonly AskedQuestion[]
  readonly outcome?: object
}

/** What a seat tells those who measure. */
export interface Watch {
  /** An answer was kept, so many ms after it was sent. */
  kept(milliseconds: number): void
  over(): void
}

/** Soon enough to be under load, and not so soon that a seat which is refused drowns the others. */
const AGAIN_MS = 20

/** One seat far from the table: it follows its stream, and gives any legal answer to whatever it is asked. */
export class SeatAtPlay {
  readonly #game: AnyGame
  readonly #dice: Dice
  readonly #socket: SeatSocket
  readonly #watch: Watch
  readonly #seen = new SeenPosition<Asked>()
  /** What was answered last, and when it stood so: a question of an open phase is answered again when it stands anew. */
  #sent = ''
  #busy = false

  constructor(
    game: AnyGame,
    dice: Dice,
    opened: (heard: (line: string) => void) => SeatSocket,
    watch: Watch,
  ) {
    this.#game = game
    this.#dice = dice
    this.#watch = watch
    this.#socket = opened((line) => this.#hear(line))
  }

  get bytesRead(): number {
    return this.#socket.bytesRead
  }

  close(): void {
    this.#socket.close()
  }

  #hear(line: string): void {
    if (!this.#seen.hear(line)) return
    if (this.#seen.position?.outcome === undefined) this.#answer()
    else this.#watch.over()
  }

  #answer(): void {
    const { position } = this.#seen
    if (this.#busy || position === undefined) return
    const { questions, view } = position
    const asked = questions.find((each) => each.sealed === undefined && this.#sent !== markOf(each))
    if (asked === undefined) return
    const answer = randomBot.answer(questionAt(this.#game, asked, view), this.#dice)
    this.#busy = true
    const began = performance.now()
    this.#socket.answer(asked.id, answer, (status, line) => {
      if (status >= 500) throw new Error(`An answer was not taken: ${line}`)
      this.#busy = false
      if (status === 200) {
        this.#sent = markOf(asked)
        this.#watch.kept(performance.now() - began)
        this.#answer()
      } else setTimeout(() => this.#answer(), AGAIN_MS)
    })
  }
}

function markOf({ id, deeds = 0 }: AskedQuestion): string {
  return `${id} ${deeds}`
}

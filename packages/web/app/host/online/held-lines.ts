import type { MatchEvent } from '@windward/client'

/** Who has not heard by then what was seen at each line is told how it stands. */
const LONGEST_MS = 1_000

/**
 * Holds lines, and all that comes after them, until what was seen at each of them has come, too: a board that draws them
 * one after the other cannot begin with the end.
 */
export class HeldLines {
  readonly #hear: (events: readonly MatchEvent[]) => void
  /** What came before the first position is not told line by line. */
  #live = false
  #held: MatchEvent[] = []
  /** How often lines have come of which that is not known yet. */
  #awaited = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(hear: (events: readonly MatchEvent[]) => void) {
    this.#hear = hear
  }

  take(event: MatchEvent): void {
    this.#held.push(event)
    if (event.event === 'lines' && this.#live) {
      this.#awaited += 1
      this.#timer ??= setTimeout(() => this.#letGo(), LONGEST_MS)
    }
    if (event.event === 'position') this.#live = true
    if (event.event === 'frames') this.#awaited -= 1
    if (this.#awaited <= 0) this.#letGo()
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#held = []
  }

  #letGo(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#awaited = 0
    const held = this.#held
    this.#held = []
    this.#hear(held)
  }
}

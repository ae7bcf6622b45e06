import { computed, signal } from '@preact/signals'
import {
  type AskedQuestion,
  type GameAtHand,
  type GameTypes,
  type Question,
  questionAt,
} from '@windward/table'

type Volume = GameAtHand<GameTypes>

/** What a page holds of a game whose rules run elsewhere: first what most matches open with, then the rest of it. */
export class AtHand {
  readonly #volume
  readonly #rest: () => Promise<Volume>
  readonly words = computed(() => this.#volume.value.words)

  constructor(first: Volume, rest: () => Promise<Volume>) {
    this.#volume = signal(first)
    this.#rest = rest
  }

  get id(): string {
    return this.#volume.peek().id
  }

  get name(): string {
    return this.#volume.peek().name
  }

  /** Waits for the rest where something is asked or told that the beginning does not know. */
  async ready(kinds: readonly string[], keys: readonly string[]): Promise<void> {
    const { decisions, words } = this.#volume.peek()
    const asked = kinds.every((kind) => decisions.some((each) => each.kind === kind))
    if (!asked || !keys.every((key) => Object.hasOwn(words, key))) await this.whole()
  }

  async whole(): Promise<void> {
    this.#volume.value = await this.#rest()
  }

  question(asked: AskedQuestion, view: object): Question<GameTypes> {
    return questionAt(this.#volume.peek(), asked, view)
  }
}

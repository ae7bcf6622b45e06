import { type Dice, DiceFromWords } from './dice.ts'

const WORDS = 2 ** 32

/**
 * Dice for bots that play thousands of matches: sfc32, begun with four words of other dice. Fast and fair, but whoever
 * has seen enough rolls can work out the next; so the dice of a match are never these.
 */
export function quickDice(source: Dice): Dice {
  return new QuickDice(source.below(WORDS), source.below(WORDS), source.below(WORDS), source.below(WORDS))
}

class QuickDice extends DiceFromWords {
  #a: number
  #b: number
  #c: number
  #counter: number

  constructor(a: number, b: number, c: number, counter: number) {
    super()
    this.#a = a | 0
    this.#b = b | 0
    this.#c = c | 0
    this.#counter = counter | 0
  }

  protected override word(): number {
    const sum = (this.#a + this.#b + this.#counter) | 0
    this.#counter = (this.#counter + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + sum
    this.#c |= 0
    return sum >>> 0
  }
}

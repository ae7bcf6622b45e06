import { type Dice, DiceFromWords } from './dice.ts'

const WORDS = 2 ** 32

/**
 * Dice for bots that play thousands of matches: sfc32, begun with four words of other dice. Fast and fair, but whoever
 * has seen enough rolls can work out the next; so the dice of a match are never these.
 */
export function quickDice(source: Dice): Dice {
  return new QuickDice(source.below(WORDS), source.below(WORDS), source.below(WORDS), source.below(WORDS))
}

/**
 * Quick dice for every flow of a match in thought, by its name: each has a stream of its own, so that two matches that
 * begin with the same dice roll alike for as long as they go alike.
 */
export function quickStreams(source: Dice): (flow: string) => Dice {
  const a = source.below(WORDS)
  const b = source.below(WORDS)
  const c = source.below(WORDS)
  return (flow) => {
    const dice = new QuickDice(a, b, c, mixed(flow))
    for (let turn = 0; turn < WARMING; turn += 1) dice.below(2)
    return dice
  }
}

/** So many words until streams that differ in one place only have nothing in common any more. */
const WARMING = 15

/** FNV-1a: a number for a name. */
function mixed(name: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193)
  return hash
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

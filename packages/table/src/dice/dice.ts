/** Chance as the rules see it. All of it comes down to one question: a whole number below a limit. */
export interface Dice {
  /** A whole number from 0 up to, not including, `limit`. */
  below(limit: number): number
  /** One die: 1 to `sides`. */
  roll(sides: number): number
  rolls(count: number, sides: number): number[]
  /** The same things in random order; the original is left alone. */
  shuffle<T>(things: readonly T[]): T[]
  /** Takes one thing out of the list at random, or nothing from an empty list. */
  draw<T>(things: T[]): T | undefined
  /** One of the things at random; there must be one. */
  pick<T>(things: readonly T[]): T
}

/** All the ways of chance, built on the one. */
abstract class DiceFromBelow implements Dice {
  abstract below(limit: number): number

  roll(sides: number): number {
    return this.below(sides) + 1
  }

  rolls(count: number, sides: number): number[] {
    const rolled: number[] = []
    while (rolled.length < count) rolled.push(this.below(sides) + 1)
    return rolled
  }

  /** Fisher and Yates: what is left is drawn from until nothing is left. */
  shuffle<T>(things: readonly T[]): T[] {
    const left = [...things]
    const shuffled: T[] = []
    while (left.length > 0) shuffled.push(...left.splice(this.below(left.length), 1))
    return shuffled
  }

  draw<T>(things: T[]): T | undefined {
    return things.length === 0 ? undefined : things.splice(this.below(things.length), 1)[0]
  }

  pick<T>(things: readonly T[]): T {
    const thing = things.length === 0 ? undefined : things[this.below(things.length)]
    if (thing === undefined) throw new RangeError('There is nothing to pick from.')
    return thing
  }
}

const WORDS = 2 ** 32

/** Chance from a source of words of 32 bits, every one alike likely. */
export abstract class DiceFromWords extends DiceFromBelow {
  protected abstract word(): number

  /** Without modulo bias: words past the last whole multiple of the limit are thrown away. */
  override below(limit: number): number {
    if (!Number.isInteger(limit) || limit < 1 || limit > WORDS) {
      throw new RangeError(`No die has ${limit} sides.`)
    }
    let word = this.word()
    // Only the last words can lie past that multiple, so for nearly every word there is nothing to reckon.
    while (word >= WORDS - limit && word >= WORDS - (WORDS % limit)) word = this.word()
    // As whole numbers of 32 bits they are divided much faster than as the floating ones they would be otherwise.
    return limit === WORDS ? word : (word >>> 0) % (limit >>> 0)
  }
}

/** Whole numbers that may come, each with its chance; the chances add up to one. */
export interface Spread {
  /** How many they are; at most, where they have not been listed. */
  readonly size: number
  readonly values: readonly number[]
  readonly chances: readonly number[]
  /** One of them, by numbers between 0 and 1. */
  draw(random: () => number): number
}

/** A spread from weights by value; what cannot come is left out. */
export function spreadOf(weights: Iterable<readonly [value: number, chance: number]>): Spread {
  return new Listed([...weights].filter(([, chance]) => chance > 0))
}

class Listed implements Spread {
  readonly size: number
  readonly values: readonly number[]
  readonly chances: readonly number[]
  /** Chance of this value or one before it in the list. */
  readonly #upTo: Float64Array

  constructor(likely: readonly (readonly [value: number, chance: number])[]) {
    this.size = likely.length
    this.values = likely.map(([value]) => value)
    this.chances = likely.map(([, chance]) => chance)
    this.#upTo = new Float64Array(likely.length)
    let sum = 0
    for (const [place, chance] of this.chances.entries()) {
      sum += chance
      this.#upTo[place] = sum
    }
  }

  draw(random: () => number): number {
    const chance = random()
    let low = 0
    let high = this.size - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if (chance < (this.#upTo[middle] ?? 1)) high = middle
      else low = middle + 1
    }
    return this.values[low] ?? 0
  }
}

export function always(value: number): Spread {
  return spreadOf([[value, 1]])
}

/** 1 with this chance, 0 otherwise. */
export function perhaps(chance: number): Spread {
  const known = coins.get(chance)
  if (known !== undefined) return known
  const coin = spreadOf([
    [0, 1 - chance],
    [1, chance],
  ])
  coins.set(chance, coin)
  return coin
}

const coins = new Map<number, Spread>()

export function meanOf({ values, chances }: Spread): number {
  return values.reduce((sum, value, place) => sum + value * (chances[place] ?? 0), 0)
}

/** Chance of more than so much. */
export function chanceAbove({ values, chances }: Spread, limit: number): number {
  return values.reduce((sum, value, place) => (value > limit ? sum + (chances[place] ?? 0) : sum), 0)
}

/** Whole numbers that may come, each with its chance; the chances add up to one. */
export interface Spread {
  readonly values: readonly number[]
  readonly chances: readonly number[]
  /** Chance of this value or one before it in the list. */
  readonly upTo: Float64Array
}

/** A spread from weights by value; what cannot come is left out. */
export function spreadOf(weights: Iterable<readonly [value: number, chance: number]>): Spread {
  const likely = [...weights].filter(([, chance]) => chance > 0)
  const upTo = new Float64Array(likely.length)
  let sum = 0
  for (const [place, [, chance]] of likely.entries()) {
    sum += chance
    upTo[place] = sum
  }
  return { values: likely.map(([value]) => value), chances: likely.map(([, chance]) => chance), upTo }
}

export function always(value: number): Spread {
  return spreadOf([[value, 1]])
}

/** 1 with this chance, 0 otherwise. */
export function perhaps(chance: number): Spread {
  return spreadOf([
    [0, 1 - chance],
    [1, chance],
  ])
}

export function meanOf({ values, chances }: Spread): number {
  return values.reduce((sum, value, place) => sum + value * (chances[place] ?? 0), 0)
}

/** Chance of more than so much. */
export function chanceAbove({ values, chances }: Spread, limit: number): number {
  return values.reduce((sum, value, place) => (value > limit ? sum + (chances[place] ?? 0) : sum), 0)
}

/** The value that belongs to a number between 0 and 1. */
export function valueAt({ values, upTo }: Spread, chance: number): number {
  let low = 0
  let high = values.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (chance < (upTo[middle] ?? 1)) high = middle
    else low = middle + 1
  }
  return values[low] ?? 0
}

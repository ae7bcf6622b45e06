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

/** Builds all the ways of chance on the one. */
export function diceOn(below: (limit: number) => number): Dice {
  return {
    below,
    roll: (sides) => below(sides) + 1,
    rolls: (count, sides) => Array.from({ length: count }, () => below(sides) + 1),
    shuffle: (things) => shuffled(things, below),
    draw: (things) => (things.length === 0 ? undefined : things.splice(below(things.length), 1)[0]),
    pick: (things) => picked(things, below(things.length)),
  }
}

/** Fisher and Yates, from the last place to the first. */
function shuffled<T>(things: readonly T[], below: (limit: number) => number): T[] {
  const left = [...things]
  const order: T[] = []
  while (left.length > 0) order.push(...left.splice(below(left.length), 1))
  return order
}

function picked<T>(things: readonly T[], index: number): T {
  const thing = things[index]
  if (thing === undefined) throw new RangeError('There is nothing to pick from.')
  return thing
}

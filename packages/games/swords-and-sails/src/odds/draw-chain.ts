import { randomFrom } from '@windward/search/odds'
import { type Spread, spreadOf } from './spread.ts'

/** Something that goes its way by chance, step by step, until nothing more is drawn. */
export interface DrawChain<S> {
  readonly start: S
  /** What is drawn next, each number by itself; nothing when it is over. */
  draws(state: S): readonly Spread[]
  next(state: S, drawn: readonly number[]): S
  /** The same for states that nothing tells apart. */
  key(state: S): string
  /** The same for numbers of one draw that come to the same, whatever the others show; without it all are followed. */
  alike?(state: S, place: number, value: number): number
}

/** Counts ends, each with its weight. */
export type Count<S> = (end: S, weight: number) => void

/** Ways less likely than this are left out of an exact count; the most that they can amount to is its error. */
export const NEGLIGIBLE = 1e-13

interface Weighed<S> {
  readonly state: S
  weight: number
}

/**
 * All ways a chain can go, each with its chance. The chance that was left out as negligible; or nothing, if there
 * are more ways than `most` steps can follow.
 */
export function followAll<S>(chain: DrawChain<S>, count: Count<S>, most: number): number | undefined {
  let now: readonly Weighed<S>[] = [{ state: chain.start, weight: 1 }]
  let steps = 0
  let left = 0
  while (now.length > 0) {
    // Counted before they are taken, so that a chain that is too long costs next to nothing.
    const drawn: (readonly Spread[])[] = []
    for (const { state, weight } of now) {
      const draws = weight < NEGLIGIBLE ? chain.draws(state) : distinct(chain, state)
      drawn.push(draws)
      steps += stepsFrom(draws)
      if (steps > most) return undefined
    }
    const next = new Map<string, Weighed<S>>()
    for (const [place, { state, weight }] of now.entries()) {
      const draws = drawn[place] ?? []
      if (draws.length === 0) count(state, weight)
      else if (weight < NEGLIGIBLE) left += weight
      else
        eachCombination(draws, (drawn, chance) => {
          const after = chain.next(state, drawn)
          const key = chain.key(after)
          const known = next.get(key)
          if (known === undefined) next.set(key, { state: after, weight: weight * chance })
          else known.weight += weight * chance
        })
    }
    now = [...next.values()]
  }
  return left
}

/** What is drawn, each number once for all that come to the same. */
function distinct<S>(chain: DrawChain<S>, state: S): readonly Spread[] {
  const draws = chain.draws(state)
  if (chain.alike === undefined) return draws
  return draws.map((spread, place) => {
    const found = new Map<number, { value: number; chance: number }>()
    for (const [i, value] of spread.values.entries()) {
      const key = chain.alike?.(state, place, value) ?? value
      const known = found.get(key)
      const chance = spread.chances[i] ?? 0
      if (known === undefined) found.set(key, { value, chance })
      else known.chance += chance
    }
    const values = [...found.values()]
    return spreadOf(values.map((each) => [each.value, each.chance] as const))
  })
}

function stepsFrom(draws: readonly Spread[]): number {
  return draws.length === 0 ? 0 : draws.reduce((product, { size }) => product * size, 1)
}

/** So many times the chain by drawn numbers. */
export function followSome<S>(chain: DrawChain<S>, count: Count<S>, trials: number, seed: string): void {
  const random = randomFrom(seed)
  for (let trial = 0; trial < trials; trial += 1) {
    let state = chain.start
    let draws = chain.draws(state)
    while (draws.length > 0) {
      state = chain.next(
        state,
        draws.map((spread) => spread.draw(random)),
      )
      draws = chain.draws(state)
    }
    count(state, 1 / trials)
  }
}

function eachCombination(
  draws: readonly Spread[],
  found: (drawn: readonly number[], chance: number) => void,
  drawn: readonly number[] = [],
  chance = 1,
): void {
  const spread = draws[drawn.length]
  if (spread === undefined) {
    found(drawn, chance)
    return
  }
  for (const [place, value] of spread.values.entries())
    eachCombination(draws, found, [...drawn, value], chance * (spread.chances[place] ?? 0))
}
